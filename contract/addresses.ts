// Paths and titles of pages that show one record. Earlier versions began a path with the id, which still leads there.
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?=-|$)/i
const maxTitleLength = 60
const maxFirstWordsLength = 40

/** The slug stays as it was given to the record first; a record of another server may have none. */
type Addressed = { id: string; slug?: string }

export const jobPath = (job: Addressed) => `/career/${keyOf(job)}`
export const projectPath = (project: Addressed) => `/gallery/${keyOf(project)}`
export const servicePath = (service: Addressed) => `/services/${keyOf(service)}`

/** The id at the start of an address of an earlier version. No slug starts with one. */
export const idInAddress = (segment = '') => uuid.exec(segment)?.[0].toLowerCase()

/** True where the last segment of an address leads to the record. */
export const isAddressOf = (segment: string | undefined, { id, slug }: Addressed) =>
  segment !== undefined && (segment === slug || (idInAddress(segment) ?? segment) === id)

/** The last segment of its address. */
export const keyOf = ({ id, slug }: Addressed) => slug || id

/** Title and text of a service as every screen shows them: without a title of its own, its text gives one. */
export function splitService({ title, description }: { title: string; description: string }) {
  const text = description.trim()
  if (title) return { title, text }
  const [, start = '', rest = ''] = /^(.+?)(?:[.:]\s+|\s*\n\s*)([\s\S]+)$/.exec(text) ?? []
  if (start && start.length <= maxTitleLength)
    return { title: start, text: rest.charAt(0).toUpperCase() + rest.slice(1) }
  if (text.length <= maxTitleLength) return { title: text.replace(/\.$/, ''), text: '' }
  return { title: firstWords(text), text }
}

/** To the first comma or dash, or else to the last word that fits. */
function firstWords(text: string) {
  const [clause = ''] = text.split(/[,;]\s|\s[–-]\s/)
  if (clause.length <= maxTitleLength) return clause
  const start = text.slice(0, maxFirstWordsLength)
  const words = start.replace(/\s+\S*$/, '').replace(/\s(?:and|or|the|an?|of|in|for|with|to)$/i, '')
  return `${words}…`
}

// Paths and titles of pages that show one record.
const maxTitleLength = 60
const maxFirstWordsLength = 40

/** A slug never changes. Responses of other implementations of the API may lack it. */
type Addressed = { id: string; slug?: string }

export const jobPath = (job: Addressed) => `/career/${keyOf(job)}`
export const projectPath = (project: Addressed) => `/gallery/${keyOf(project)}`
export const servicePath = (service: Addressed) => `/services/${keyOf(service)}`

type NamedProject = { title?: string; client: string; location: string }

/** A project is named by its title, or else by client and place. */
export const projectName = (
  { title, client, location }: NamedProject,
  translate = (english: string) => english,
) => (title ? translate(title) : `${translate(client)}, ${translate(location)}`)

/** For a picture that nobody has described; the first one is the main picture. */
export const fallbackAlt = ({ category, location }: { category: string; location: string }, index: number) =>
  `${category}, ${location}${index > 0 ? `, view ${index + 1}` : ''}`

/** The last segment of the record's path. */
export const keyOf = ({ id, slug }: Addressed) => slug || id

/** Title and text of a service as screens show them: without a title, the start of the text becomes one. */
export function splitService({ title, description }: { title: string; description: string }) {
  const text = description.trim()
  if (title) return { title, text }
  const [, start = '', rest = ''] = /^(.+?)(?:[.:]\s+|\s*\n\s*)([\s\S]+)$/.exec(text) ?? []
  if (start && start.length <= maxTitleLength)
    return { title: start, text: rest.charAt(0).toUpperCase() + rest.slice(1) }
  if (text.length <= maxTitleLength) return { title: text.replace(/\.$/, ''), text: '' }
  return { title: firstWords(text), text }
}

/** Up to the first comma or dash, or else as many words as fit. */
function firstWords(text: string) {
  const [clause = ''] = text.split(/[,;]\s|\s[–-]\s/)
  if (clause.length <= maxTitleLength) return clause
  const start = text.slice(0, maxFirstWordsLength)
  const words = start.replace(/\s+\S*$/, '').replace(/\s(?:and|or|the|an?|of|in|for|with|to)$/i, '')
  return `${words}…`
}

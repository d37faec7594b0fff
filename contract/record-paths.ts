// Paths and titles of pages that show one record.

/** A slug never changes. Responses of other implementations of the API may lack it. */
type Addressed = { id: string; slug?: string }

export const jobPath = (job: Addressed) => `/career/${keyOf(job)}`
export const projectPath = (project: Addressed) => `/gallery/${keyOf(project)}`
export const servicePath = (service: Addressed) => `/services/${keyOf(service)}`

/** A project is named by its title, or else by client and place. */
export const projectName = (
  { title, client, location }: { title?: string; client: string; location: string },
  translate = (english: string) => english,
) => (title ? translate(title) : `${translate(client)}, ${translate(location)}`)

/** For a picture that nobody has described; the first one is the main picture. */
export const fallbackAlt = ({ category, location }: { category: string; location: string }, index: number) =>
  `${category}, ${location}${index > 0 ? `, view ${index + 1}` : ''}`

/** The last segment of the record's path. */
export const keyOf = ({ id, slug }: Addressed) => slug || id

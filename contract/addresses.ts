// Paths of pages that show one record. Earlier versions began them with its id, which still leads there.
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?=-|$)/i

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

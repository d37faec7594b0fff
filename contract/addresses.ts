// The addresses of pages that show one record: its id first, so that they survive a new name; then words to read.
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i
const maxSlugLength = 60

export function jobPath(job: { id: string; title: string }) {
  return `/career/${withSlug(job.id, job.title)}`
}

export function projectPath(project: { id: string; category: string; location: string }) {
  return `/gallery/${withSlug(project.id, `${project.category} ${project.location}`)}`
}

/** The id in the last part of such an address, however old or cut short its words are. */
export const idOfSlug = (slug = '') => (uuid.exec(slug) ?? slug.split('-'))[0] ?? ''

function withSlug(id: string, words: string) {
  const slug = words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlugLength)
    .replace(/^-+|-+$/g, '')
  return slug ? `${id}-${slug}` : id
}

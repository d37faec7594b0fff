// Paths of pages that show one record: the id, so that a link survives a new title, then a readable slug.
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i
const maxSlugLength = 60

export function jobPath(job: { id: string; title: string }) {
  return `/career/${withSlug(job.id, job.title)}`
}

export function projectPath(project: { id: string; category: string; location: string }) {
  return `/gallery/${withSlug(project.id, `${project.category} ${project.location}`)}`
}

/** The id at the start of the last path segment; the words after it do not matter. */
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

import { reviewPageSize } from '#contract/limits.ts'

/** The page asked for in the address; the first one for anything that is not a number. */
export function pageOf(search: URLSearchParams) {
  const page = Number(search.get('page') ?? 1)
  return Number.isSafeInteger(page) && page > 0 && page < 100_000 ? page : 1
}

export function reviewsQuery(search: URLSearchParams) {
  return { query: { limit: reviewPageSize, offset: (pageOf(search) - 1) * reviewPageSize } }
}

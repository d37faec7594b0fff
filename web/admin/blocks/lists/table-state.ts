// The state of a staff list (search, filters, order, page) is in the address, so Back and bookmarks restore it.
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { CallInput, CallOutput } from '#contract/call.ts'
import type { CallName, Calls } from '#contract/calls.ts'
import { tablePageSize } from '#contract/limits.ts'
import { type CallError, queryOf } from '../../../calls/api.ts'
import type { QueryState } from '../../../ui/list-state.tsx'
import { words } from '../words.ts'

type ListName = { [N in CallName]: Calls[N] extends { list: true } ? N : never }[CallName]
type ItemOf<N extends ListName> = CallOutput<Calls[N]> extends { items: (infer Item)[] } ? Item : never

/** With `column`, the head of that column sorts by it. */
export type Order = { value: string; label: string; column?: string; descending?: boolean }
export type Filter = {
  key: string
  label: string
  options: readonly (readonly [value: string, label: string])[]
}

/** `all` is the label for no filter; the others are labels by value. */
export function filterBy(
  key: string,
  label: string,
  all: string,
  options: Record<string, string> | Filter['options'],
): Filter {
  return { key, label, options: [['', all], ...(Array.isArray(options) ? options : Object.entries(options))] }
}

type ListOptions<N extends ListName> = {
  call: N
  /** The rows in words, as in ['review', 'reviews']. */
  nouns: readonly [one: string, many: string]
  words: { empty: string; loadFailed: string }
  /** The first one is the default. */
  orders?: readonly Order[]
  filters?: readonly Filter[]
  /** Parameters of the address that choose another list, such as the spam. */
  views?: readonly string[]
  /** What every request carries. */
  always?: CallInput<Calls[N]>['query']
}

export const newestFirst: Order = {
  value: 'newest',
  label: words.newestFirst,
  column: 'created_at',
  descending: true,
}
export const oldestFirst: Order = { value: 'oldest', label: words.oldestFirst, column: 'created_at' }

export function useTable<N extends ListName>(options: ListOptions<N>) {
  const { orders = [], filters = [], views = [] } = options
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const get = (key: string) => params.get(key) ?? ''
  const page = Math.max(1, Number.parseInt(get('page'), 10) || 1)
  const sort = get('sort') || orders[0]?.value
  const filterKeys = ['search', ...filters.map(({ key }) => key)]

  const query: Record<string, unknown> = { ...options.always }
  for (const key of [...filterKeys, ...views]) if (get(key)) query[key] = get(key)
  if (sort) query.sort = sort
  const paging = { limit: tablePageSize, offset: page > 1 ? (page - 1) * tablePageSize : undefined }

  const list = useQuery({
    ...queryOf(options.call, { query: { ...query, ...paging } } as unknown as CallInput<Calls[N]>),
    placeholderData: keepPreviousData,
  }) as unknown as UseQueryResult<{ items: ItemOf<N>[]; total: number }, CallError>
  const pages = Math.max(1, Math.ceil((list.data?.total ?? 0) / tablePageSize))

  /** Changes parameters, removes empty ones, and goes back to the first page. */
  function set(changes: Record<string, string>) {
    // Another screen is on its way: a search that was being typed does not call it back.
    if (window.location.pathname !== pathname) return
    // The address may have changes that are not rendered yet, such as a filter chosen during a search.
    const now = new URLSearchParams(window.location.search)
    setParams(withChanges(now, { page: '', ...changes }), { replace: true })
  }

  // The last row of the last page was deleted.
  const isPastLastPage = list.data !== undefined && !list.isPlaceholderData && page > pages
  useEffect(() => {
    if (isPastLastPage) setParams((now) => withChanges(now, { page: String(pages) }), { replace: true })
  }, [isPastLastPage, pages, setParams])

  return {
    ...options,
    orders,
    filters,
    list,
    /** The query without the page. */
    query,
    page,
    pages,
    sort,
    get,
    set,
    hrefOf: (to: number) => `?${withChanges(params, { page: to > 1 ? String(to) : '' })}`,
    filtered: filterKeys.some((key) => get(key) !== ''),
    clearFilters: () => set(Object.fromEntries(filterKeys.map((key) => [key, '']))),
  }
}

export type TableState<Row> = Omit<ReturnType<typeof useTable>, 'always' | 'list'> & {
  list: QueryState<{ items: Row[]; total: number }>
}

export function withChanges(params: URLSearchParams, changes: Record<string, string>) {
  const next = new URLSearchParams(params)
  for (const [key, value] of Object.entries(changes)) {
    if (value) next.set(key, value)
    else next.delete(key)
  }
  return next
}

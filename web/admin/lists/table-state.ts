// The state of a staff list (search, filters, order, page) lives in the address, so that Back and a bookmark find it again.
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { CallName } from '#contract/calls.ts'
import { tablePageSize } from '#contract/limits.ts'
import type { Answer, Sent } from '#contract/route.ts'
import type { Routes } from '#contract/routes.ts'
import { type CallError, queryOf } from '../../api.ts'

type ListName = { [N in CallName]: Routes[N] extends { list: true } ? N : never }[CallName]
type ItemOf<N extends ListName> = Answer<Routes[N]> extends { items: (infer Item)[] } ? Item : never
export type Page<Item> = { items: Item[]; total: number }

type Options<N extends ListName> = {
  /** The order when the address names none. */
  sort?: string
  /** Names of the address's parameters that are passed on to the call. */
  filters?: readonly string[]
  /** Passed on too, but choosing another list altogether, such as the spam. */
  views?: readonly string[]
  /** What every request carries. */
  always?: Sent<Routes[N]>['query']
}

export function useTable<N extends ListName>(name: N, options: Options<N> = {}) {
  const [params, setParams] = useSearchParams()
  const get = (key: string) => params.get(key) ?? ''
  const page = Math.max(1, Number.parseInt(get('page'), 10) || 1)
  const narrowing = ['search', ...(options.filters ?? [])]

  const query: Record<string, unknown> = { ...options.always }
  for (const key of [...narrowing, ...(options.views ?? [])]) if (get(key)) query[key] = get(key)
  if (options.sort) query.sort = get('sort') || options.sort
  const paging = { limit: tablePageSize, offset: page > 1 ? (page - 1) * tablePageSize : undefined }

  const list = useQuery({
    ...queryOf(name, { query: { ...query, ...paging } } as unknown as Sent<Routes[N]>),
    placeholderData: keepPreviousData,
  }) as unknown as UseQueryResult<Page<ItemOf<N>>, CallError>
  const pages = Math.max(1, Math.ceil((list.data?.total ?? 0) / tablePageSize))

  /** Changes parameters; an empty one goes. Whatever changes, one is back on the first page. */
  function set(changes: Record<string, string>) {
    setParams((now) => withChanges(now, { page: '', ...changes }), { replace: true })
  }

  // The last row of the last page was deleted.
  const beyond = list.data !== undefined && !list.isPlaceholderData && page > pages
  useEffect(() => {
    if (beyond) setParams((now) => withChanges(now, { page: String(pages) }), { replace: true })
  }, [beyond, pages, setParams])

  return {
    list,
    /** What is asked for, without the page. */
    query,
    page,
    pages,
    total: list.data?.total,
    sort: get('sort') || options.sort || '',
    get,
    set,
    hrefOf: (to: number) => `?${withChanges(params, { page: to > 1 ? String(to) : '' })}`,
    narrowed: narrowing.some((key) => get(key) !== ''),
    clear: () => set(Object.fromEntries(narrowing.map((key) => [key, '']))),
  }
}

function withChanges(params: URLSearchParams, changes: Record<string, string>) {
  const next = new URLSearchParams(params)
  for (const [key, value] of Object.entries(changes)) {
    if (value) next.set(key, value)
    else next.delete(key)
  }
  return next
}

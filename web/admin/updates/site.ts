// A project as whoever adds updates sees it.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BuildingSite } from '#contract/houses/updates.ts'
import { adminPages } from '#contract/pages.ts'
import { queryOf, useCall } from '../../api.ts'

export const useSites = () => useCall('listSites', { query: {} })

/** What the list said stays, when the connection is lost on the way. */
export function useSite(id: string) {
  const client = useQueryClient()
  return useQuery({
    ...queryOf('getSite', { params: { id } }),
    initialData: () =>
      client
        .getQueryData<{ items: BuildingSite[] }>(queryOf('listSites', { query: {} }).queryKey)
        ?.items.find((one) => one.id === id),
    initialDataUpdatedAt: 0,
  })
}

/** By its title, or else by the client. */
export const nameOfSite = ({ title, client }: BuildingSite) => title || client

export const placeOfSite = ({ title, client, location }: BuildingSite) =>
  [...(title ? [client] : []), location].join(' · ')

export const updatesPath = (id: string) => adminPages.updates.path.replace(':id', id)
export const addUpdatePath = (id: string) => adminPages.addUpdate.path.replace(':id', id)

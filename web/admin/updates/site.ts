// A project as whoever adds updates sees it.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { projectName } from '#contract/addresses.ts'
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

/** What its name does not say. */
export const detailsOfSite = ({ title, client, location }: BuildingSite) =>
  title ? `${client} · ${location}` : ''

export const describeSite = (site: BuildingSite) =>
  [projectName(site), detailsOfSite(site)].filter(Boolean).join(' · ')

export const updatesPath = (id: string) => adminPages.updates.path.replace(':id', id)
export const addUpdatePath = (id: string) => adminPages.addUpdate.path.replace(':id', id)

import { useEffect } from 'react'
import { Link } from 'react-router'
import { projectName } from '#contract/addresses.ts'
import type { BuildingSite } from '#contract/houses/updates.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { Section } from '../blocks/heading.tsx'
import { formatDate } from '../blocks/lists/format-date.ts'
import { addUpdatePath, detailsOfSite, updatesPath, useSites } from './update-parts.tsx'

/** On the dashboard: houses under construction, and for whoever is only on site then all others. */
export function BuildingSites({ all = false }: { all?: boolean }) {
  const query = useSites()
  // Without a connection they could not be loaded any more.
  useEffect(() => {
    for (const chunk of [import('./update-add.tsx'), import('./updates.tsx')]) chunk.catch(() => undefined)
  }, [])
  const sites = query.data?.items ?? []
  const building = sites.filter((site) => site.building)
  const underConstruction = <Sites id="sites" title="Under construction" sites={building} />
  if (!all) return underConstruction
  return (
    <ListState query={query} empty="There are no projects yet." failed="Unable to load the projects.">
      {() => (
        <>
          {underConstruction}
          <Sites
            id="others"
            title="Other projects"
            note={
              building.length > 0
                ? undefined
                : 'No project is marked as under construction. The office can do that.'
            }
            sites={sites.filter((site) => !site.building)}
          />
        </>
      )}
    </ListState>
  )
}

type SitesProps = { id: string; title: string; note?: string; sites: readonly BuildingSite[] }

function Sites({ sites, ...section }: SitesProps) {
  if (sites.length === 0) return null
  return (
    <Section {...section}>
      <ul className="border-t border-line">
        {sites.map((site) => (
          <li key={site.id} className="flex items-center gap-3 border-b border-line py-2">
            <Link
              to={updatesPath(site.id)}
              className="flex min-h-11 min-w-0 flex-1 flex-col justify-center wrap-anywhere hover:underline"
            >
              <b>{projectName(site)}</b>
              <span className="text-sm text-stone">{detailsOfSite(site)}</span>
              <span className="text-sm text-stone">
                {site.last_update ? `Last update ${formatDate(site.last_update)}` : 'No update yet'}
              </span>
            </Link>
            <ButtonLink
              to={addUpdatePath(site.id)}
              variant={site.building ? 'primary' : 'secondary'}
              aria-label={`Add update of ${projectName(site)}`}
              className="shrink-0"
            >
              Add update
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

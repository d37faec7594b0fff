import { useEffect } from 'react'
import { Link } from 'react-router'
import type { BuildingSite } from '#contract/houses/updates.ts'
import { projectName } from '#contract/record-paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { Section } from '../blocks/heading.tsx'
import { formatCalendarDay } from '../blocks/lists/format-date.ts'
import { addUpdatePath, detailsOfSite, updatesPath, useSites } from './update-parts.tsx'
import { words } from './words.ts'

/** On the dashboard: houses under construction. Whoever is only on site is told that there are none. */
export function BuildingSites({ only = false }: { only?: boolean }) {
  const query = useSites()
  // Without a connection they could not be loaded any more.
  useEffect(() => {
    for (const chunk of [import('./update-add.tsx'), import('./updates.tsx')]) chunk.catch(() => undefined)
  }, [])
  const building = query.data?.items.filter((site) => site.building) ?? []
  if (only)
    return (
      <ListState query={query} empty={words.noneBuilding} failed={words.projectsFailed}>
        {(sites) => <Sites sites={sites} />}
      </ListState>
    )
  return building.length > 0 ? <Sites sites={building} /> : null
}

function Sites({ sites }: { sites: readonly BuildingSite[] }) {
  return (
    <Section id="sites" title={words.building}>
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
                {site.last_update ? words.lastUpdate(formatCalendarDay(site.last_update)) : words.noUpdate}
              </span>
            </Link>
            <ButtonLink
              to={addUpdatePath(site.id)}
              aria-label={words.addUpdateOf(projectName(site))}
              className="shrink-0"
            >
              {words.addUpdate}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

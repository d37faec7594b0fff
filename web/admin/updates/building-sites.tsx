import { useEffect } from 'react'
import { Link } from 'react-router'
import { projectName } from '#contract/addresses.ts'
import type { BuildingSite } from '#contract/houses/updates.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { Section } from '../blocks/heading.tsx'
import { formatDate } from '../blocks/lists/format-date.ts'
import { addUpdatePath, detailsOfSite, updatesPath, useSites } from './site.ts'

/** On the dashboard of the office: houses under construction, if there are any. */
export function HousesUnderConstruction() {
  const { building } = split(useSites().data?.items)
  usePreloadedScreens()
  if (building.length === 0) return null
  return (
    <Section id="sites" title="Under construction">
      <Sites sites={building} />
    </Section>
  )
}

/** For whoever is on site: those under construction, and then all others. */
export function BuildingSites() {
  const query = useSites()
  usePreloadedScreens()
  return (
    <ListState query={query} empty="There are no projects yet." failed="Unable to load the projects.">
      {(items) => {
        const { building, others } = split(items)
        return (
          <div className="grid gap-8">
            <Section id="sites" title="Under construction">
              {building.length > 0 ? (
                <Sites sites={building} />
              ) : (
                <p className="text-stone">
                  No project is marked as under construction. The office can do that.
                </p>
              )}
            </Section>
            {others.length > 0 ? (
              <Section id="others" title="Other projects">
                <Sites sites={others} />
              </Section>
            ) : null}
          </div>
        )
      }}
    </ListState>
  )
}

function Sites({ sites }: { sites: readonly BuildingSite[] }) {
  return (
    <ul className="border-t border-line">
      {sites.map((site) => (
        <li key={site.id} className="flex items-center gap-3 border-b border-line py-2">
          <div className="min-w-0 flex-1">
            <Link
              to={updatesPath(site.id)}
              className="flex min-h-11 flex-col justify-center wrap-anywhere hover:underline"
            >
              <b>{projectName(site)}</b>
              <span className="text-sm text-stone">{detailsOfSite(site)}</span>
              <span className="text-sm text-stone">
                {site.last_update ? `Last update ${formatDate(site.last_update)}` : 'No update yet'}
              </span>
            </Link>
          </div>
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
  )
}

function split(sites: readonly BuildingSite[] = []) {
  const { true: building = [], false: others = [] } = Object.groupBy(sites, (site) => String(site.building))
  return { building, others }
}

/** Without a connection they could not be loaded any more. */
function usePreloadedScreens() {
  useEffect(() => {
    for (const chunk of [import('./update-add.tsx'), import('./updates.tsx')]) chunk.catch(() => undefined)
  }, [])
}

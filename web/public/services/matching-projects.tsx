import { Link } from 'react-router'
import type { ServiceName } from '#contract/content/pages.ts'
import { publicPages } from '#contract/pages.ts'
import { inBoth } from '#contract/words.ts'
import { useCall } from '../../calls/api.ts'
import { Text } from '../content/text.tsx'
import { ProjectRow } from '../gallery/project-row.tsx'
import { Band } from '../parts/band.tsx'
import { type PartProps, partSpace } from './service-sections.tsx'

export const projectsOf = (name: ServiceName) => ({
  query: { category: publicPages[name].service, limit: 2 },
})

export function MatchingProjects({ name, content, tone }: PartProps<'projects'> & { name: ServiceName }) {
  const { items: projects = [], total = 0 } = useCall('listProjects', projectsOf(name)).data ?? {}
  if (!content.show || projects.length === 0) return null
  return (
    <Band tone={tone} className={partSpace}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-8 lg:mb-8">
        <Text.h2>{content.title}</Text.h2>
        {total > projects.length ? (
          <Link
            to={`${publicPages.gallery.path}?${new URLSearchParams({ category: publicPages[name].service })}`}
            className="link inline-flex min-h-11 items-center"
          >
            {words.allOfThisKind}
          </Link>
        ) : null}
      </div>
      <ProjectRow projects={projects} isSmall />
    </Band>
  )
}

const words = inBoth({ allOfThisKind: ['All projects of this kind', 'ഇത്തരം എല്ലാ പ്രോജക്ടുകളും'] })

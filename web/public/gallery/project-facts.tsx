import { formatArea } from '#contract/measures/area.ts'
import type { Project } from '#contract/projects.ts'
import { Text } from '../content/text.tsx'
import { words } from './project-words.ts'

/** What stands in the heading is not among them. */
const names = ['district', 'plot', 'bedrooms', 'handed_over', 'months', 'cost_band', 'work', 'rera'] as const

/** Those that are filled in. */
export const factsOf = (project: Project) =>
  names.flatMap((name) => {
    const value = factOf(project, name)
    return value ? [{ name, value }] : []
  })

function factOf(project: Project, name: (typeof names)[number]) {
  if (name === 'plot') return formatArea(project.plot)
  if (name === 'months') return project.months && words.months(project.months)
  return project[name] && String(project[name])
}

export function ProjectFacts({ facts }: { facts: ReturnType<typeof factsOf> }) {
  if (facts.length === 0) return null
  return (
    <dl className="grid grid-cols-2 gap-x-4 border-t border-line max-[350px]:grid-cols-1 @2xl:grid-cols-1">
      {facts.map(({ name, value }) => (
        <div key={name} className="border-b border-line py-3">
          <dt className="text-sm text-stone">{words.facts[name]}</dt>
          <Text.dd className="font-medium max-md:text-sm">{value}</Text.dd>
        </div>
      ))}
    </dl>
  )
}

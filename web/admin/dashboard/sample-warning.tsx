import { Link } from 'react-router'
import { useCall } from '../../api.ts'
import { Icon } from '../../ui/icon.tsx'
import { pagePath } from '../site/paths.ts'
import { words } from './words.ts'

/** While visitors read prices or promises that nobody of the company has made: one line, which opens. */
export function SampleWarning() {
  const { data } = useCall('listContents', {})
  const pages = data?.items.filter(({ sample_promises }) => sample_promises > 0) ?? []
  const count = pages.reduce((sum, { sample_promises }) => sum + sample_promises, 0)
  if (count === 0) return null
  return (
    <details className="group mb-6 border-l-2 border-laterite bg-sand px-4">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 py-2">
        <Icon name="warning" className="size-5 shrink-0 text-laterite" />
        <span className="min-w-0 flex-1">{words.samples(count)}</span>
        <Icon name="chevron" className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <p className="max-w-measure">{words.samplesNote}</p>
      <ul className="pb-3 sm:columns-2">
        {pages.map(({ page, title, sample_promises }) => (
          <li key={page}>
            <Link to={pagePath(page)} className="link inline-flex min-h-11 items-center">
              {title} ({sample_promises})
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

import { Link } from 'react-router'
import { useCall } from '../../api.ts'
import { Icon } from '../../ui/icon.tsx'
import { pagePath } from '../site/paths.ts'

/** While visitors read prices or promises that nobody of the company has made. */
export function SampleWarning() {
  const { data } = useCall('listContents', {})
  const pages = data?.items.filter(({ sample_promises }) => sample_promises > 0) ?? []
  const count = pages.reduce((sum, { sample_promises }) => sum + sample_promises, 0)
  if (count === 0) return null
  return (
    <p className="mb-10 flex gap-3 border-l-2 border-laterite bg-sand px-4 py-3">
      <Icon name="warning" className="mt-1 size-5 text-laterite" />
      <span className="min-w-0">
        {count === 1 ? '1 sample price or promise is' : `${count} sample prices or promises are`} on the site:{' '}
        {pages.map(({ page, title, sample_promises }, index) => (
          <span key={page}>
            {index > 0 ? ', ' : ''}
            <Link to={pagePath(page)} className="link">
              {title} ({sample_promises})
            </Link>
          </span>
        ))}
        . Please change or confirm them.
      </span>
    </p>
  )
}

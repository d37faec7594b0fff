import { Link } from 'react-router'
import { useCall } from '../../api.ts'
import { Icon } from '../../ui/icon.tsx'
import { pagePath } from '../site/paths.ts'
import { words } from './words.ts'

/** A page that visitors no longer see although nobody has switched it off, such as one with old rates. */
export function HiddenPages() {
  const { data } = useCall('listContents', {})
  const pages = data?.items.filter(({ hidden_because }) => hidden_because) ?? []
  return pages.map(({ page, hidden_because }) => (
    <p
      key={page}
      className="mb-6 flex flex-wrap items-center gap-x-3 border-l-2 border-laterite bg-sand px-4 py-1"
    >
      <Icon name="warning" className="size-5 shrink-0 text-laterite" />
      <span className="min-w-0 flex-1 basis-60 py-2">{hidden_because}</span>
      <Link to={pagePath(page)} className="link inline-flex min-h-11 items-center">
        {words.checkRates}
      </Link>
    </p>
  ))
}

import { Link } from 'react-router'
import { adminPages } from '#contract/pages.ts'
import { useCall } from '../../api.ts'
import { Section } from '../blocks/heading.tsx'
import { words } from './words.ts'

/** What visitors of the Malayalam pages read in English. */
export function UntranslatedTexts() {
  const count = useCall('listTranslations', { query: { missing: true, limit: 0 } }).data?.total ?? 0
  if (count === 0) return null
  return (
    <Section id="malayalam" title={words.malayalam}>
      <p>
        {words.untranslated(count)}{' '}
        <Link to={adminPages.malayalam.path} className="link inline-flex min-h-11 items-center">
          {words.translate(count)}
        </Link>
      </p>
    </Section>
  )
}

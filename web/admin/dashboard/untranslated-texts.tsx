import { Link } from 'react-router'
import { adminPages } from '#contract/pages.ts'
import { useCall } from '../../api.ts'
import { Section } from '../blocks/heading.tsx'

/** What visitors of the Malayalam pages read in English. */
export function UntranslatedTexts() {
  const count = useCall('listTranslations', { query: { missing: true, limit: 0 } }).data?.total ?? 0
  if (count === 0) return null
  return (
    <Section id="malayalam" title="In Malayalam">
      <p>
        {count === 1 ? '1 text is' : `${count} texts are`} not yet translated, and in English on the Malayalam
        pages.{' '}
        <Link to={adminPages.malayalam.path} className="link inline-flex min-h-11 items-center">
          Translate {count === 1 ? 'it' : 'them'}
        </Link>
      </p>
    </Section>
  )
}

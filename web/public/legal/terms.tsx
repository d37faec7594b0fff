import { terms } from '#content/terms.ts'
import { publicPages } from '#contract/pages.ts'
import { LegalPage } from './legal-page.tsx'

export function Page() {
  return <LegalPage title={publicPages.terms.title} content={terms} />
}

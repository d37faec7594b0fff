import { privacy } from '#content/privacy.ts'
import { publicPages } from '#contract/pages.ts'
import { LegalPage } from './legal-page.tsx'

export function Page() {
  return <LegalPage title={publicPages.privacy.title} content={privacy} />
}

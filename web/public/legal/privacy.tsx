import { privacy } from '#content/privacy.ts'
import { LegalPage } from './legal-page.tsx'

export const Page = () => <LegalPage page="privacy" content={privacy} />

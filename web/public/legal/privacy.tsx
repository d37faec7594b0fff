import { privacy } from '#content/old/privacy.ts'
import { LegalPage } from './legal-page.tsx'

export const Page = () => <LegalPage page="privacy" content={privacy} />

import { terms } from '#content/old/terms.ts'
import { LegalPage } from './legal-page.tsx'

export const Page = () => <LegalPage page="terms" content={terms} />

import { terms } from '#content/terms.ts'
import { LegalPage } from './legal-page.tsx'

export const Page = () => <LegalPage page="terms" content={terms} />

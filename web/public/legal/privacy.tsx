import { legalPage } from './legal-page.tsx'

export const { queries, Page } = legalPage('privacy')

import { servicePage } from './service-page.tsx'

export const { queries, Page } = servicePage('floorcoating')

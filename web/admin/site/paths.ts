import { contentPages, type PageKey } from '#contract/content/pages.ts'
import { adminPages } from '#contract/pages.ts'

export const pagePath = (page: PageKey) => adminPages.sitePage.path.replace(':page', page)
export const historyPath = (page: PageKey) => adminPages.siteHistory.path.replace(':page', page)

export const findPage = (name = '') => (Object.hasOwn(contentPages, name) ? (name as PageKey) : undefined)

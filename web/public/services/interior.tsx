import { interior } from '#content/interior.ts'
import { publicPages } from '#contract/pages.ts'
import { ServicePage, serviceQueries } from './service-page.tsx'

export const queries = () => serviceQueries(publicPages.interior)

export function Page() {
  return <ServicePage page={publicPages.interior} content={interior} />
}

import { design } from '#content/design.ts'
import { publicPages } from '#contract/pages.ts'
import { ServicePage, serviceQueries } from './service-page.tsx'

export const queries = () => serviceQueries(publicPages.design)

export function Page() {
  return <ServicePage page={publicPages.design} content={design} />
}

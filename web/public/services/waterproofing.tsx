import { waterproofing } from '#content/waterproofing.ts'
import { publicPages } from '#contract/pages.ts'
import { ServicePage, serviceQueries } from './service-page.tsx'

export const queries = () => serviceQueries(publicPages.waterproofing)

export function Page() {
  return <ServicePage page={publicPages.waterproofing} content={waterproofing} />
}

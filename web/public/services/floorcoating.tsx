import { floorcoating } from '#content/floorcoating.ts'
import { publicPages } from '#contract/pages.ts'
import { ServicePage, serviceQueries } from './service-page.tsx'

export const queries = () => serviceQueries(publicPages.floorcoating)

export function Page() {
  return <ServicePage page={publicPages.floorcoating} content={floorcoating} />
}

import { vasthushasthra } from '#content/vasthushasthra.ts'
import { publicPages } from '#contract/pages.ts'
import { ServicePage, serviceQueries } from './service-page.tsx'

export const queries = () => serviceQueries(publicPages.vasthushasthra)

export function Page() {
  return <ServicePage page={publicPages.vasthushasthra} content={vasthushasthra} />
}

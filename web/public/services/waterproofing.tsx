import { waterproofing } from '#content/old/waterproofing.ts'
import { ServicePage, serviceQueries } from './service-page.tsx'

export const queries = () => serviceQueries('waterproofing')
export const Page = () => <ServicePage name="waterproofing" content={waterproofing} />

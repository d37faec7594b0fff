import { floorcoating } from '#content/floorcoating.ts'
import { ServicePage, serviceQueries } from './service-page.tsx'

export const queries = () => serviceQueries('floorcoating')
export const Page = () => <ServicePage name="floorcoating" content={floorcoating} />

import { floorcoating } from '#content/old/floorcoating.ts'
import { ServicePage, serviceQueries } from './service-page.tsx'

export const queries = () => serviceQueries('floorcoating')
export const Page = () => <ServicePage name="floorcoating" content={floorcoating} />

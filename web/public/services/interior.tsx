import { interior } from '#content/old/interior.ts'
import { ServicePage, serviceQueries } from './service-page.tsx'

export const queries = () => serviceQueries('interior')
export const Page = () => <ServicePage name="interior" content={interior} />

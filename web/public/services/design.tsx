import { design } from '#content/old/design.ts'
import { ServicePage, serviceQueries } from './service-page.tsx'

export const queries = () => serviceQueries('design')
export const Page = () => <ServicePage name="design" content={design} />

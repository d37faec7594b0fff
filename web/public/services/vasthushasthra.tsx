import { vasthushasthra } from '#content/old/vasthushasthra.ts'
import { ServicePage, serviceQueries } from './service-page.tsx'

export const queries = () => serviceQueries('vasthushasthra')
export const Page = () => <ServicePage name="vasthushasthra" content={vasthushasthra} />

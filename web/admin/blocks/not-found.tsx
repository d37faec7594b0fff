import { adminPages } from '#contract/pages.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Heading } from './heading.tsx'

export function Page() {
  return (
    <>
      <Heading title="Page not found" note="There is nothing at this address in the admin area." />
      <ButtonLink to={adminPages.dashboard.path}>Go to the dashboard</ButtonLink>
    </>
  )
}

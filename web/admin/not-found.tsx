import { adminPages } from '#contract/pages.ts'
import { ButtonLink } from '../ui/button.tsx'

export function Page() {
  return (
    <>
      <title>Page not found</title>
      <h1 className="text-3xl">Page not found</h1>
      <p className="my-6">There is nothing at this address in the admin area.</p>
      <ButtonLink to={adminPages.dashboard.path}>To the dashboard</ButtonLink>
    </>
  )
}

import { adminPages } from '#contract/pages.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Heading } from './heading.tsx'
import { words } from './not-found-words.ts'

export function Page() {
  return (
    <>
      <Heading title={words.title} note={words.note} />
      <ButtonLink to={adminPages.dashboard.path}>{words.toDashboard}</ButtonLink>
    </>
  )
}

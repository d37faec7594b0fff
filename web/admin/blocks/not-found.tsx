import { adminPages } from '#contract/pages.ts'
import { inBoth } from '#contract/words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Heading } from './heading.tsx'
import { words as shared } from './words.ts'

export function Page() {
  return (
    <>
      <Heading title={words.title} note={words.note} />
      <ButtonLink to={adminPages.dashboard.path}>{shared.toDashboard}</ButtonLink>
    </>
  )
}

const words = inBoth({
  title: ['Page not found', 'ഈ പേജ് കാണാനില്ല'],
  note: ['There is nothing at this address in the admin area.', 'അഡ്മിൻ ഭാഗത്ത് ഈ വിലാസത്തിൽ ഒന്നുമില്ല.'],
})

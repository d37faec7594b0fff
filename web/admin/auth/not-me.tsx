import { accessMessages } from '#contract/access/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { ChoosePassword } from './choose-password.tsx'
import { words } from './words.ts'

const { before, wasYou } = accessMessages.notMe

/** Behind the link in the mail about a new login. */
export function Page() {
  return (
    <ChoosePassword
      title={adminPages.notMe.title}
      note={before}
      submit={words.reset}
      busyLabel={staffMessages.auth.resetting}
      notice={words.saved}
      otherwise={wasYou}
    />
  )
}

import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { ChoosePassword } from './choose-password.tsx'
import { words } from './words.ts'

export function Page() {
  return (
    <ChoosePassword
      title={adminPages.resetPassword.title}
      submit={words.reset}
      busyLabel={staffMessages.auth.resetting}
      notice={words.saved}
      otherwise={words.remember}
    />
  )
}

import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { ChoosePassword } from './choose-password.tsx'

export function Page() {
  return (
    <ChoosePassword
      title={adminPages.resetPassword.title}
      submit="Reset password"
      busyLabel={staffMessages.auth.resetting}
      notice="Your new password is saved."
      otherwise="Remember it?"
    />
  )
}

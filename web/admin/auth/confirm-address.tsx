import { useParams } from 'react-router'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { useCompany } from '../../page-context.ts'
import { Heading } from '../blocks/heading.tsx'
import { LogInInstead } from './auth-form.tsx'
import { ChoosePassword } from './choose-password.tsx'

const { title } = adminPages.confirmAddress

/** Whoever reads the mail chooses the password: somebody else may have signed up with this address. */
export function Page() {
  const { mail } = useCompany()
  const { token } = useParams()
  if (!token)
    return (
      <>
        <Heading title={title} />
        <LogInInstead>{staffMessages.auth.confirmationLinkCut}</LogInInstead>
      </>
    )
  return (
    <ChoosePassword
      title={title}
      note={`Choose a new password. It confirms that this email address is yours, and the password from the sign-up no longer works. If you did not sign up here yourself, please leave this page and write to ${mail}.`}
      submit="Confirm my address"
      busyLabel="Confirming..."
      notice={staffMessages.auth.addressConfirmed}
      otherwise="Confirmed already?"
    />
  )
}

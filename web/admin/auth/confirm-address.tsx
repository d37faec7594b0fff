import { useParams } from 'react-router'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { useCompany } from '../../page-context.ts'
import { Heading } from '../blocks/heading.tsx'
import { LogInInstead } from './auth-form.tsx'
import { ChoosePassword } from './choose-password.tsx'
import { words } from './words.ts'

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
      note={words.confirmNote(mail)}
      submit={words.confirm}
      busyLabel={words.confirming}
      notice={staffMessages.auth.addressConfirmed}
      otherwise={words.confirmed}
    />
  )
}

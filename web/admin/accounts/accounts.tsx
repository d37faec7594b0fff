import { adminPages } from '#contract/pages.ts'
import { useAccount } from '../auth/session.ts'
import { Heading } from '../shell/heading.tsx'
import { AccountList } from './account-list.tsx'
import { Invitations } from './invitations.tsx'
import { SignupSwitch } from './signup-switch.tsx'

export function Page() {
  const account = useAccount()
  return (
    <>
      <Heading
        title={adminPages.accounts.title}
        note="Everybody who can log in here, and everybody who is waiting for your approval. Roles say what each of them may do."
      />
      <div className="mb-16">{account ? <AccountList ownId={account.id} /> : null}</div>
      <Invitations />
      <SignupSwitch />
    </>
  )
}

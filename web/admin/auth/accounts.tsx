import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { Heading } from '../shell/heading.tsx'
import { AccountList } from './account-list.tsx'
import { useAccount } from './session.ts'

export function Page() {
  const account = useAccount()
  return (
    <>
      <Heading
        title={adminPages.accounts.title}
        note="Everybody who can log in here, and everybody who is waiting for your approval. Owners see this list and personal data; staff do everything else."
      />
      {account?.roles.includes('owner') ? <AccountList ownId={account.id} /> : null}
      {account && !account.roles.includes('owner') ? <p>{staffMessages.auth.ownerOnly}</p> : null}
    </>
  )
}

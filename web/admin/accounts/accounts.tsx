import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { adminPages } from '#contract/pages.ts'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../blocks/heading.tsx'
import { Toolbar } from '../blocks/lists/toolbar.tsx'
import { useAccount } from '../blocks/session.ts'
import { SecondStepPolicy } from '../second-step/policy.tsx'
import { AccountList, useAccounts } from './account-list.tsx'
import { Invitations } from './invitations.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { type LinkToShare, ShareLinkDialog } from './share-link-dialog.tsx'
import { SignupSwitch } from './signup-switch.tsx'

export function Page() {
  const account = useAccount()
  const table = useAccounts()
  const [inviting, setInviting] = useState(false)
  const [toShare, setToShare] = useState<LinkToShare>()
  const inviteButton = useRef<HTMLButtonElement>(null)

  /** The dialog before this one, which had the focus, is closed too. */
  function closeLink() {
    flushSync(() => setToShare(undefined))
    inviteButton.current?.focus()
  }

  return (
    <>
      <Heading
        title={adminPages.accounts.title}
        tools={<Toolbar table={table} />}
        note="Everybody who can log in here, and everybody who is waiting for your approval. Roles say what each of them may do."
      >
        <Button ref={inviteButton} onClick={() => setInviting(true)}>
          Invite somebody
        </Button>
      </Heading>
      <div className="grid gap-10">
        {account ? <AccountList table={table} ownId={account.id} onLink={setToShare} /> : null}
        <Invitations />
        <SignupSwitch />
        <SecondStepPolicy />
      </div>
      <InviteDialog open={inviting} onClose={() => setInviting(false)} onLink={setToShare} />
      <ShareLinkDialog toShare={toShare} onClose={closeLink} />
    </>
  )
}

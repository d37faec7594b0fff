import { adminPages } from '#contract/pages.ts'
import { Heading } from '../shell/heading.tsx'
import { AccountList } from './account-list.tsx'
import { useAccount } from './session.ts'
import { SessionList } from './session-list.tsx'

export function Page() {
  const account = useAccount()
  const role = account?.role === 'owner' ? 'an owner of the site' : 'staff'
  return (
    <>
      <Heading
        title={adminPages.accounts.title}
        note={
          account ? (
            <>
              You are logged in as <b className="wrap-anywhere text-charcoal">{account.email}</b>, {role}.
            </>
          ) : undefined
        }
      />
      {account?.role === 'owner' ? (
        <section aria-labelledby="people" className="mb-16">
          <h2 id="people" className="mb-4 text-2xl">
            People
          </h2>
          <AccountList ownId={account.id} />
        </section>
      ) : null}
      <section aria-labelledby="sessions">
        <h2 id="sessions" className="mb-2 text-2xl">
          Where you are logged in
        </h2>
        <p className="mb-4 max-w-measure text-stone">
          End a session on a phone or computer that you no longer use or have lost.
        </p>
        <SessionList />
      </section>
    </>
  )
}

// How one logs in beside the password: passkeys, an authenticator app, recovery codes.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account } from '#contract/access/accounts.ts'
import type { SecondStep } from '#contract/access/second-step.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { RecordState } from '../../ui/list-state.tsx'
import { toast } from '../../ui/toast.tsx'
import { adminCall } from '../auth/session.ts'
import { errorMessage } from '../lists/mutate.ts'
import { Section } from '../shell/heading.tsx'
import { AppSetup, type StartedApp } from './app-setup.tsx'
import { addPasskey, canUsePasskeys } from './passkey.ts'
import { PasskeyList } from './passkey-list.tsx'
import { useProof } from './proof.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const words = staffMessages.secondStep

export function OwnSecondStep({ account }: { account: Account }) {
  const state = useCall('getSecondStep', {})
  return (
    <RecordState of={state} failed={words.loadFailed}>
      {(found) => <Ways account={account} state={found} />}
    </RecordState>
  )
}

function Ways({ account, state }: { account: Account; state: SecondStep }) {
  const client = useQueryClient()
  const confirm = useConfirm()
  const [prove, proofDialog] = useProof({ hasPasskey: state.passkeys.length > 0 })
  const [codes, setCodes] = useState<string[]>()
  const [started, setStarted] = useState<StartedApp>()
  const hasSome = state.app || state.passkeys.length > 0

  function done(recoveryCodes?: string[]) {
    setStarted(undefined)
    setCodes(recoveryCodes)
    return client.invalidateQueries()
  }

  async function add() {
    const answer = await prove('Add a passkey', (body) => adminCall('passkeyOptions', { body }))
    if (!answer) return
    try {
      const { message, recovery_codes } = await addPasskey(answer.options)
      toast.success(message)
      await done(recovery_codes)
    } catch (error) {
      toast.error(errorMessage(error))
    }
  }

  async function remove(question: string, send: Parameters<typeof prove<{ message: string }>>[1]) {
    const detail = 'You can no longer log in with it.'
    if (!(await confirm({ question, detail, action: 'Remove' }))) return
    const answer = await prove(question, send)
    if (answer) toast.success(answer.message)
    await done()
  }

  async function renewCodes() {
    const answer = await prove('New recovery codes', (body) => adminCall('newRecoveryCodes', { body }))
    if (answer) await done(answer.recovery_codes)
  }

  return (
    <>
      <Section
        id="passkeys"
        title="Passkeys"
        note="Log in with your fingerprint, your face or the PIN of your phone or computer, in place of the password."
        className="mb-16 max-w-form"
      >
        <PasskeyList
          passkeys={state.passkeys}
          onRemove={({ id, name }) =>
            remove(`Remove the passkey ${name}?`, (body) =>
              adminCall('removePasskey', { params: { id }, body }),
            )
          }
        />
        {state.passkeys_possible && canUsePasskeys() ? (
          <Button icon="plus" onClick={add}>
            Add a passkey
          </Button>
        ) : (
          <p className="text-sm text-stone">{words.passkeysImpossible}</p>
        )}
      </Section>
      <Section
        id="app"
        title="Authenticator app"
        note="An app on your phone shows a code of six digits, which the login asks for after the password."
        className="mb-16 max-w-form"
      >
        {state.app ? (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <p>Your app is set up.</p>
            <Button
              variant="danger"
              onClick={() => remove('Remove the app?', (body) => adminCall('removeAppCodes', { body }))}
            >
              Remove the app
            </Button>
          </div>
        ) : (
          <Button
            variant="secondary"
            onClick={async () =>
              setStarted(await prove('Set up an app', (body) => adminCall('startAppCodes', { body })))
            }
          >
            Set up an app
          </Button>
        )}
      </Section>
      {hasSome ? (
        <Section
          id="recovery"
          title="Recovery codes"
          note="For the day on which your phone is lost: each logs you in once, after your password."
          className="mb-16 max-w-form"
        >
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <p>{leftOf(state.recovery_codes)}</p>
            <Button variant="secondary" onClick={renewCodes}>
              Make new ones
            </Button>
          </div>
        </Section>
      ) : null}
      {proofDialog}
      <AppSetup started={started} onClose={() => setStarted(undefined)} onDone={done} />
      <RecoveryCodes codes={codes} email={account.email} onClose={() => setCodes(undefined)} />
    </>
  )
}

function leftOf(count: number) {
  if (count === 0) return 'You have none left.'
  return count === 1 ? 'One is left.' : `${count} are left.`
}

// How one logs in beside the password: passkeys, an authenticator app, recovery codes.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account } from '#contract/access/accounts.ts'
import type { Passkey, SecondStep } from '#contract/access/second-step.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { RecordState } from '../../ui/list-state.tsx'
import { toast } from '../../ui/toast.ts'
import { useConfirm } from '../blocks/confirm.tsx'
import { Section } from '../blocks/heading.tsx'
import { refresh } from '../blocks/lists/refresh.ts'
import { reportError } from '../blocks/report-error.ts'
import { adminCall } from '../blocks/session.ts'
import { AppSetup, type StartedApp } from './app-setup.tsx'
import { addPasskey, canUsePasskeys } from './passkey.ts'
import { PasskeyList } from './passkey-list.tsx'
import { useProof } from './proof.tsx'
import { type NewCodes, RecoveryCodes } from './recovery-codes.tsx'

const words = staffMessages.secondStep

export function OwnSecondStep({ account }: { account: Account }) {
  const state = useCall('getSecondStep', {})
  return (
    <RecordState query={state} failed={words.loadFailed}>
      {(found) => <SecondSteps account={account} state={found} />}
    </RecordState>
  )
}

type Removal = { question: string; section: string; send: (body: object) => Promise<{ message: string }> }

function SecondSteps({ account, state }: { account: Account; state: SecondStep }) {
  const client = useQueryClient()
  const confirm = useConfirm()
  const [prove, proofDialog] = useProof()
  const [shown, setShown] = useState<NewCodes>()
  const [started, setStarted] = useState<StartedApp>()
  const count = state.passkeys.length + Number(state.app)

  /** New recovery codes are shown with the message. */
  async function done(message: string, codes?: readonly string[]) {
    setStarted(undefined)
    if (codes) setShown({ codes, message })
    else toast.success(message)
    await refresh(client)
  }

  async function add() {
    const answer = await prove('Add a passkey', (body) => adminCall('passkeyOptions', { body }))
    if (!answer) return
    try {
      const { message, recovery_codes } = await addPasskey(answer.options)
      await done(message, recovery_codes)
    } catch (error) {
      reportError(error)
    }
  }

  async function remove({ question, section, send }: Removal) {
    const isLast = count === 1
    const detail = isLast
      ? 'It is your only second step. Without it your password alone is enough to log in, and your recovery codes stop working.'
      : 'You can no longer log in with it.'
    if (!(await confirm({ question, detail, action: 'Remove' }))) return
    const answer = await prove(question, send)
    if (!answer) return
    await done(isLast ? words.lastRemoved : answer.message)
    // The button is gone.
    document.getElementById(section)?.focus()
  }

  const removePasskey = ({ id, name }: Passkey) =>
    remove({
      question: `Remove the passkey ${name}?`,
      section: 'passkeys',
      send: (body) => adminCall('removePasskey', { params: { id }, body }),
    })

  const setUpApp = async () =>
    setStarted(await prove('Set up an app', (body) => adminCall('startAppCodes', { body })))

  const removeApp = () =>
    remove({
      question: 'Remove the app?',
      section: 'app',
      send: (body) => adminCall('removeAppCodes', { body }),
    })

  async function renewCodes() {
    const question = 'Make new recovery codes?'
    const detail = 'The codes that you have kept stop working at once.'
    if (!(await confirm({ question, detail, action: 'Make new ones' }))) return
    const answer = await prove('New recovery codes', (body) => adminCall('newRecoveryCodes', { body }))
    if (answer) await done(answer.message, answer.recovery_codes)
  }

  function closeCodes() {
    setShown(undefined)
    // What opened them may be gone.
    setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById('recovery')?.focus()
    })
  }

  return (
    <>
      <Section
        id="passkeys"
        title="Passkeys"
        note={`Log in with your fingerprint, your face or the PIN of your phone or computer, in place of the password.${count === 0 ? ` ${words.passwordNotEnough}` : ''}`}
        className="mb-10 max-w-form"
      >
        <PasskeyList passkeys={state.passkeys} onRemove={removePasskey} />
        {state.passkeys_possible && canUsePasskeys() ? (
          <Button icon="plus" onClick={add}>
            Add a passkey
          </Button>
        ) : (
          <p className="text-sm text-stone">{words.passkeysImpossible}</p>
        )}
      </Section>
      <AppSection isSetUp={state.app} onSetUp={setUpApp} onRemove={removeApp} />
      {count > 0 ? <RecoverySection left={state.recovery_codes} onRenew={renewCodes} /> : null}
      {proofDialog}
      <AppSetup started={started} onClose={() => setStarted(undefined)} onDone={done} />
      <RecoveryCodes shown={shown} email={account.email} onClose={closeCodes} />
    </>
  )
}

type AppSectionProps = { isSetUp: boolean; onSetUp: () => unknown; onRemove: () => unknown }

function AppSection({ isSetUp, onSetUp, onRemove }: AppSectionProps) {
  return (
    <Section
      id="app"
      title="Authenticator app"
      note="An app on your phone shows a code of six digits, which the login asks for after the password."
      className="mb-10 max-w-form"
    >
      {isSetUp ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <p>Your app is set up.</p>
          <Button variant="danger" onClick={onRemove}>
            Remove the app
          </Button>
        </div>
      ) : (
        <Button variant="secondary" onClick={onSetUp}>
          Set up an app
        </Button>
      )}
    </Section>
  )
}

function RecoverySection({ left, onRenew }: { left: number; onRenew: () => unknown }) {
  return (
    <Section
      id="recovery"
      title="Recovery codes"
      note="For the day on which your phone is lost: each logs you in once, after your password."
      className="mb-10 max-w-form"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p>{left === 0 ? 'You have none left.' : left === 1 ? 'One is left.' : `${left} are left.`}</p>
        <Button variant="secondary" onClick={onRenew}>
          Make new ones
        </Button>
      </div>
    </Section>
  )
}

// How one logs in beside the password: passkeys, an authenticator app, recovery codes.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account } from '#contract/access/accounts.ts'
import { accessMessages } from '#contract/access/messages.ts'
import type { Passkey, SecondStep } from '#contract/access/second-step.ts'
import { useCall } from '../../calls/api.ts'
import { Button } from '../../ui/button.tsx'
import { RecordState } from '../../ui/list-state.tsx'
import { toast } from '../../ui/toast.ts'
import { adminCall, refreshAll, reportError } from '../blocks/calls.ts'
import { useConfirm } from '../blocks/confirm.tsx'
import { Section } from '../blocks/heading.tsx'
import { AppSetup, type NewCodes, RecoveryCodes, type StartedApp } from './dialogs.tsx'
import { addPasskey, canUsePasskeys } from './passkey.ts'
import { PasskeyList } from './passkey-list.tsx'
import { type Prove, useProof } from './proof.tsx'
import { words } from './words.ts'

const messages = accessMessages.secondStep

export function OwnSecondStep({ account }: { account: Account }) {
  const state = useCall('getSecondStep', {})
  return (
    <RecordState query={state} failed={messages.loadFailed}>
      {(found) => <SecondSteps account={account} state={found} />}
    </RecordState>
  )
}

type Removal = { question: string; section: string; send: (body: object) => Promise<{ message: string }> }

function SecondSteps({ account, state }: { account: Account; state: SecondStep }) {
  const client = useQueryClient()
  const confirm = useConfirm()
  const [proveIt, proofDialog] = useProof()
  const prove: Prove = (title, send) => proveIt(title, send).catch((error): undefined => reportError(error))
  const [shown, setShown] = useState<NewCodes>()
  const [started, setStarted] = useState<StartedApp>()
  const count = state.passkeys.length + Number(state.app)

  /** New recovery codes are shown with the message. */
  async function done(message: string, codes?: readonly string[]) {
    if (codes) setShown({ codes, message })
    else toast.success(message)
    await refreshAll(client)
  }

  async function add() {
    const answer = await prove(words.addPasskey, (body) => adminCall('passkeyOptions', { body }))
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
    const detail = isLast ? words.removeLast : words.removeOther
    if (!(await confirm({ question, detail, action: words.remove }))) return
    const answer = await prove(question, send)
    if (!answer) return
    await done(isLast ? messages.lastRemoved : answer.message)
    // The button is gone.
    document.getElementById(section)?.focus()
  }

  const removePasskey = ({ id, name }: Passkey) =>
    remove({
      question: words.removeQuestion(name),
      section: 'passkeys',
      send: (body) => adminCall('removePasskey', { params: { id }, body }),
    })

  const setUpApp = async () =>
    setStarted(await prove(words.setUpApp, (body) => adminCall('startAppCodes', { body })))

  const removeApp = () =>
    remove({
      question: words.removeAppQuestion,
      section: 'app',
      send: (body) => adminCall('removeAppCodes', { body }),
    })

  async function renewCodes() {
    const { newCodesQuestion: question, newCodesDetail: detail, makeNew: action } = words
    if (!(await confirm({ question, detail, action }))) return
    const answer = await prove(words.newCodes, (body) => adminCall('newRecoveryCodes', { body }))
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
        title={words.passkeys}
        note={`${words.passkeysNote}${count === 0 ? ` ${messages.passwordNotEnough}` : ''}`}
        className="mb-10 max-w-form"
      >
        <PasskeyList passkeys={state.passkeys} onRemove={removePasskey} />
        {state.passkeys_possible && canUsePasskeys() ? (
          <Button icon="plus" onClick={add}>
            {words.addPasskey}
          </Button>
        ) : (
          <p className="text-sm text-stone">{messages.passkeysImpossible}</p>
        )}
      </Section>
      <AppSection isSetUp={state.app} onSetUp={setUpApp} onRemove={removeApp} />
      {count > 0 ? <RecoverySection left={state.recovery_codes} onRenew={renewCodes} /> : null}
      {proofDialog}
      {started ? <AppSetup started={started} onClose={() => setStarted(undefined)} onDone={done} /> : null}
      <RecoveryCodes shown={shown} email={account.email} onClose={closeCodes} />
    </>
  )
}

type AppSectionProps = { isSetUp: boolean; onSetUp: () => unknown; onRemove: () => unknown }

function AppSection({ isSetUp, onSetUp, onRemove }: AppSectionProps) {
  return (
    <Section id="app" title={words.app} note={words.appNote} className="mb-10 max-w-form">
      {isSetUp ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <p>{words.appThere}</p>
          <Button variant="danger" onClick={onRemove}>
            {words.removeApp}
          </Button>
        </div>
      ) : (
        <Button variant="secondary" onClick={onSetUp}>
          {words.setUpApp}
        </Button>
      )}
    </Section>
  )
}

function RecoverySection({ left, onRenew }: { left: number; onRenew: () => unknown }) {
  return (
    <Section id="recovery" title={words.recovery} note={words.recoveryNote} className="mb-10 max-w-form">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p>{words.left(left)}</p>
        <Button variant="secondary" onClick={onRenew}>
          {words.makeNew}
        </Button>
      </div>
    </Section>
  )
}

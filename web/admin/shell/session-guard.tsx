import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { SecondStepWay } from '#contract/access/second-step.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { type CallError, call } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { type Refusal, useForm } from '../../ui/form.tsx'
import { hasUnsaved } from '../../ui/unsaved.ts'
import { emailField, passwordField } from '../auth/auth-form.tsx'
import { askForPassword, isExpired, passwordPrompt, signedIn, useAccount } from '../auth/session.ts'
import { FinishLogin } from '../second-step/finish-login.tsx'
import { canUsePasskeys } from '../second-step/passkey.ts'
import { PasskeyButton } from '../second-step/passkey-button.tsx'
import { useMayLeave } from './leave-guard.ts'

/** When the session ends: to the login, or with unsaved changes a dialog that asks for the password. */
export function SessionGuard({ onEnd }: { onEnd: () => void }) {
  const client = useQueryClient()
  const open = useSyncExternalStore(passwordPrompt.subscribe, passwordPrompt.isOpen)
  const end = useEffectEvent(onEnd)
  const mayLeave = useMayLeave()

  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        if (!isExpired(event.action.error)) return
        if (hasUnsaved() || passwordPrompt.isOpen()) askForPassword()
        else end()
      }),
    [client],
  )

  function giveUp() {
    passwordPrompt.close()
    onEnd()
  }

  /** Closing the dialog by accident does not lose what was typed. */
  async function close() {
    if (await mayLeave()) giveUp()
  }

  function resume() {
    signedIn.set()
    passwordPrompt.succeed()
    client.invalidateQueries()
  }

  return (
    <Dialog open={open} onClose={close} title="Please log in again" size="small">
      <LoginForm onLogin={resume} onGiveUp={giveUp} />
    </Dialog>
  )
}

function LoginForm({ onLogin, onGiveUp }: { onLogin: () => void; onGiveUp: () => void }) {
  const account = useAccount()
  const [ways, setWays] = useState<SecondStepWay[]>()
  const form = useForm<{ email: string; password: string }>({
    missing: '',
    check: (body) =>
      body.get('email') && body.get('password') ? undefined : besidePassword(staffMessages.auth.fillAll),
    async send(body) {
      const { second_step } = await call('login', { body }).catch(({ message }: CallError) => {
        throw besidePassword(message || staffMessages.auth.loginFailed)
      })
      setWays(second_step)
      return second_step === undefined
    },
    onSuccess: onLogin,
    failed: '',
  })
  function restart() {
    flushSync(() => setWays(undefined))
    form.props.ref.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }
  if (ways) return <FinishLogin ways={ways} onDone={onLogin} onRestart={restart} />
  return (
    <form {...form.props} className="grid gap-5">
      <p className="text-stone">
        You were away for a while, so we logged you out. Log in to carry on where you were; nothing you typed
        is lost.
      </p>
      <TextField {...form.field('email')} {...emailField} defaultValue={account?.email} required />
      <PasswordField {...form.field('password')} {...passwordField} data-first required />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy} busyLabel="Logging in...">
          Log in and carry on
        </Button>
        {canUsePasskeys() ? (
          <PasskeyButton variant="secondary" label="Use a passkey" onDone={onLogin} />
        ) : null}
        <Button variant="secondary" onClick={onGiveUp}>
          Leave without saving
        </Button>
      </div>
    </form>
  )
}

/** Told in the dialog itself instead of in a toast. */
const besidePassword = (message: string): Refusal => ({ message: '', fields: { password: message } })

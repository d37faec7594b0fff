import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { messages } from '#contract/messages.ts'
import { call } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { useAccount } from '../auth/account.ts'
import { setFlag } from '../auth/flag.ts'
import { askForPassword, isExpired, passwordPrompt } from '../auth/session.ts'
import { sentenceOf } from '../lists/sentence.ts'
import { hasUnsaved, useMayLeave } from './unsaved.ts'

/** Watches for the end of the session: to the login when nothing is at stake, else the password is asked for here. */
export function SessionGuard({ onEnd }: { onEnd: () => void }) {
  const client = useQueryClient()
  const asking = useSyncExternalStore(passwordPrompt.subscribe, passwordPrompt.isOpen)
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
    passwordPrompt.drop()
    onEnd()
  }

  /** A slip of the finger beside the window must not cost what was typed. */
  async function close() {
    if (await mayLeave()) giveUp()
  }

  function carryOn() {
    setFlag()
    passwordPrompt.succeed()
    client.invalidateQueries()
  }

  return (
    <Dialog open={asking} onClose={close} title="Please log in again" size="small">
      <LoginAgain onLogin={carryOn} onGiveUp={giveUp} />
    </Dialog>
  )
}

function LoginAgain({ onLogin, onGiveUp }: { onLogin: () => void; onGiveUp: () => void }) {
  const account = useAccount()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')

  async function logIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const body = { email: String(form.get('email')).trim(), password: String(form.get('password')) }
    if (!body.email || !body.password) return setError(messages.auth.fillAll)
    setBusy(true)
    try {
      await call('login', { body })
      onLogin()
    } catch (failure) {
      setError(sentenceOf(failure, messages.auth.loginFailed))
      setBusy(false)
    }
  }

  return (
    <form onSubmit={logIn} noValidate className="grid gap-5">
      <p className="text-stone">
        You were away for a while, so we logged you out. Log in to carry on where you were; nothing you typed
        is lost.
      </p>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={account?.email}
        required
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={error}
        data-first
        required
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel="Logging in...">
          Log in and carry on
        </Button>
        <Button variant="secondary" onClick={onGiveUp}>
          Leave without saving
        </Button>
      </div>
    </form>
  )
}

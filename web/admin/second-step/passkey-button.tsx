import { type MouseEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { staffMessages } from '#contract/staff-messages.ts'
import { Button, type ButtonVariant } from '../../ui/button.tsx'
import { reportError } from '../blocks/calls.ts'
import { words } from './login-words.ts'
import { logInByPasskey } from './passkey.ts'

type PasskeyButtonProps = {
  label: string
  variant?: ButtonVariant
  className?: string
  'data-first'?: true
  onDone: (message: string) => unknown
}

/** Logs in with a passkey. */
export function PasskeyButton({ label, onDone, ...look }: PasskeyButtonProps) {
  const [busy, setBusy] = useState(false)
  async function use({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    setBusy(true)
    try {
      const { message } = await logInByPasskey()
      await onDone(message)
      setBusy(false)
    } catch (error) {
      reportError(error, staffMessages.auth.loginFailed)
      // It had no focus while it was disabled.
      flushSync(() => setBusy(false))
      button.focus()
    }
  }
  return (
    <Button {...look} icon="user" busy={busy} busyLabel={words.waiting} onClick={use}>
      {label}
    </Button>
  )
}

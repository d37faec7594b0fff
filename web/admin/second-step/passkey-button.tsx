import { useState } from 'react'
import { Button, type ButtonVariant } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { errorMessage } from '../lists/mutate.ts'
import { logInByPasskey } from './passkey.ts'

type PasskeyButtonProps = {
  label: string
  variant?: ButtonVariant
  className?: string
  onDone: (message: string) => unknown
}

/** Logs in with a passkey. */
export function PasskeyButton({ label, variant, className, onDone }: PasskeyButtonProps) {
  const [busy, setBusy] = useState(false)
  async function use() {
    setBusy(true)
    try {
      const { message } = await logInByPasskey()
      await onDone(message)
    } catch (error) {
      toast.error(errorMessage(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant={variant}
      className={className}
      icon="user"
      busy={busy}
      busyLabel="Waiting for your device..."
      onClick={use}
    >
      {label}
    </Button>
  )
}

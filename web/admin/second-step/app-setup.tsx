import { useEffect } from 'react'
import { accessMessages } from '#contract/access/messages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { TextField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { adminCall } from '../blocks/calls.ts'
import { DialogActions } from '../blocks/forms/record-dialog.tsx'
import { QrCode } from '../blocks/qr-code.tsx'

export type StartedApp = { secret: string; address: string }

type AppSetupProps = {
  started: StartedApp | undefined
  onClose: () => void
  onDone: (message: string, recoveryCodes: string[] | undefined) => void
}

/** The QR code to scan, and the first code, which shows that the app has it. */
export function AppSetup({ started, onClose, onDone }: AppSetupProps) {
  return (
    <Dialog open={started !== undefined} onClose={onClose} title="Set up an authenticator app" size="small">
      {started ? <Steps started={started} onClose={onClose} onDone={onDone} /> : null}
    </Dialog>
  )
}

function Steps({ started, onClose, onDone }: AppSetupProps & { started: StartedApp }) {
  const form = useForm<{ code: string }>({
    required: ['code'],
    missing: accessMessages.secondStep.codeMissing,
    async send({ code }) {
      const { message, recovery_codes } = await adminCall('confirmAppCodes', { body: { code } })
      onDone(message, recovery_codes)
    },
    failed: (message) => message || staffMessages.auth.somethingWrong,
  })
  const code = form.field('code')
  const { ref } = form.props
  // Shows the field together with the error below it.
  useEffect(() => {
    const field = code.error && ref.current?.querySelector('[aria-invalid]')?.parentElement
    if (field) field.scrollIntoView({ block: 'center' })
  }, [code.error, ref])
  return (
    <form {...form.props} className="grid gap-5">
      <p className="text-stone">
        Open an authenticator app on your phone, such as Google Authenticator or Microsoft Authenticator, add
        an account and scan this code.
      </p>
      <QrCode
        text={started.address}
        label="QR code for the authenticator app"
        failed={accessMessages.secondStep.qrCodeFailed}
        className="w-full max-w-60 border border-line"
      />
      <p className="text-sm text-stone">
        You cannot scan it? Copy this key, or type it into the app:
        <b className="mt-1 block font-mono wrap-anywhere text-charcoal">
          {started.secret.match(/.{1,4}/g)?.join(' ')}
        </b>
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={started.address} variant="secondary" className="md:hidden">
          Open in the app
        </ButtonLink>
        <Button variant="secondary" onClick={() => copyText(started.secret, copied)}>
          Copy key
        </Button>
      </div>
      <TextField
        {...code}
        label="Code of the app"
        hint="The six digits that the app shows now."
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
      />
      <DialogActions save="Confirm" busy={form.busy} busyLabel="Checking..." onCancel={onClose} />
    </form>
  )
}

const copied = { done: 'Key copied', failed: 'The key could not be copied. Please type it into the app.' }

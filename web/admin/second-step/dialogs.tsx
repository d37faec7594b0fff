// The dialogs of one's own second step: setting up an authenticator app, and the recovery codes.
import { accessMessages } from '#contract/access/messages.ts'
import { useCompany } from '../../page-context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { TextField } from '../../ui/field.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { adminCall } from '../blocks/calls.ts'
import { DialogButtons, useConfirm } from '../blocks/confirm.tsx'
import { saveFile } from '../blocks/files.tsx'
import { FormDialog } from '../blocks/forms/form-dialog.tsx'
import { QrCode } from '../blocks/qr-code.tsx'

export type StartedApp = { secret: string; address: string }

type AppSetupProps = {
  started: StartedApp
  onClose: () => void
  onDone: (message: string, recoveryCodes: string[] | undefined) => void
}

/** The QR code to scan, and the first code, which shows that the app has it. */
export const AppSetup = ({ started, onClose, onDone }: AppSetupProps) => (
  <FormDialog
    title="Set up an authenticator app"
    onClose={onClose}
    note={<HowToAdd {...started} />}
    fields={{
      code: (props) => (
        <TextField
          {...props}
          label="Code of the app"
          hint="The six digits that the app shows now."
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
        />
      ),
    }}
    required={['code']}
    missing={accessMessages.secondStep.codeMissing}
    save="Confirm"
    busyLabel="Checking..."
    send={async (body) => ({ answer: await adminCall('confirmAppCodes', { body }) })}
    onSaved={({ answer }) => onDone(answer.message, answer.recovery_codes)}
  />
)

const HowToAdd = ({ address, secret }: StartedApp) => (
  <div className="grid gap-5">
    <p>
      Open an authenticator app on your phone, such as Google Authenticator or Microsoft Authenticator, add an
      account and scan this code.
    </p>
    <QrCode
      text={address}
      label="QR code for the authenticator app"
      failed={accessMessages.secondStep.qrCodeFailed}
      className="w-full max-w-60 border border-line"
    />
    <p className="text-sm">
      You cannot scan it? Copy this key, or type it into the app:
      <b className="mt-1 block font-mono text-charcoal">{secret.match(/.{1,4}/g)?.join(' ')}</b>
    </p>
    <div className="flex flex-wrap gap-3">
      <ButtonLink href={address} variant="secondary" className="md:hidden">
        Open in the app
      </ButtonLink>
      <Button variant="secondary" onClick={() => copyText(secret, keyCopied)}>
        Copy key
      </Button>
    </div>
  </div>
)

/** `message` says what was just done. */
export type NewCodes = { codes: readonly string[]; message: string }
type RecoveryCodesProps = { shown: NewCodes | undefined; email: string; onClose: () => void }

/** Shown once, since the server keeps only their hashes. */
export function RecoveryCodes({ shown, email, onClose }: RecoveryCodesProps) {
  const { name } = useCompany()
  const confirm = useConfirm()
  const { codes, message } = shown ?? {}
  const text = `Recovery codes for ${email} at ${name}. Each works once.\n\n${codes?.join('\n')}\n`

  async function closeUnkept() {
    const question = 'Have you kept the codes?'
    const detail =
      'They are not shown again. Without them nobody but an owner can help you when your phone is lost.'
    const words = { action: 'Yes, close', cancel: 'Back to the codes' }
    if (await confirm({ question, detail, ...words })) onClose()
  }

  return (
    <Dialog open={shown !== undefined} onClose={closeUnkept} title="Your recovery codes" size="small">
      <div className="grid gap-5">
        <p role="status" className="border-l-2 border-leaf bg-sand px-4 py-3">
          {message}
        </p>
        <p className="text-stone">
          If your phone is lost, one of these codes logs you in, together with your password. They are shown
          only now. Keep them where you keep important papers, not on the same phone.
        </p>
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(19ch,1fr))] gap-x-4 gap-y-1 border-y border-line py-4 font-mono text-sm">
          {codes?.map((code) => (
            <li key={code} className="whitespace-nowrap">
              {code}
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => copyText(text, codesCopied)}>
            Copy
          </Button>
          <Button
            variant="secondary"
            icon="download"
            onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
          >
            Download
          </Button>
          <Button variant="secondary" onClick={() => print(text)}>
            Print
          </Button>
        </div>
        <DialogButtons>
          <Button onClick={onClose}>I have kept them</Button>
        </DialogButtons>
      </div>
    </Dialog>
  )
}

const keyCopied = { done: 'Key copied', failed: 'The key could not be copied. Please type it into the app.' }
const codesCopied = {
  done: 'Codes copied',
  failed: 'The codes could not be copied. Please download or print them.',
}

/** The codes alone, in a page of their own. */
function print(text: string) {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const page = frame.contentWindow
  if (!page) return
  const words = page.document.createElement('pre')
  words.textContent = text
  page.document.body.append(words)
  page.addEventListener('afterprint', () => frame.remove())
  page.print()
}

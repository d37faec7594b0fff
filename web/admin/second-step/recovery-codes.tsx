import { useCompany } from '../../page-context.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { DialogButtons, useConfirm } from '../blocks/confirm.tsx'
import { saveFile } from '../blocks/download.ts'

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
          <Button variant="secondary" onClick={() => copyText(text, copied)}>
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

const copied = {
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

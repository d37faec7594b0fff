import { useCompany } from '../../page-context.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'

type RecoveryCodesProps = { codes: readonly string[] | undefined; email: string; onClose: () => void }

/** Shown once, since the server keeps only their hashes. */
export function RecoveryCodes({ codes, email, onClose }: RecoveryCodesProps) {
  const { name } = useCompany()
  const text = `Recovery codes for ${email} at ${name}. Each works once.\n\n${codes?.join('\n')}\n`

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast.success('Codes copied')
    } catch {
      toast.error('The codes could not be copied. Please download or print them.')
    }
  }

  return (
    <Dialog open={codes !== undefined} onClose={onClose} title="Your recovery codes" size="small">
      <div className="grid gap-5">
        <p className="text-stone">
          If your phone is lost, one of these codes logs you in, together with your password. They are shown
          only now. Keep them where you keep important papers, not on the same phone.
        </p>
        <ol className="grid gap-x-6 gap-y-1 border-y border-line py-4 font-mono sm:grid-cols-2">
          {codes?.map((code) => (
            <li key={code} className="whitespace-nowrap">
              {code}
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={copy}>
            Copy
          </Button>
          <Button variant="secondary" icon="download" onClick={() => download(text)}>
            Download
          </Button>
          <Button variant="secondary" onClick={() => print(text)}>
            Print
          </Button>
        </div>
        <Button data-first onClick={onClose} className="justify-self-start">
          I have kept them
        </Button>
      </div>
    </Dialog>
  )
}

function download(text: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = 'recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(link.href)
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

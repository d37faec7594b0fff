import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'

export type PassedLink = { email: string; link: string }
type ConfirmationLinkProps = { passed: PassedLink | undefined; onClose: () => void }

/** For an owner whose site sends no mails. */
export function ConfirmationLink({ passed, onClose }: ConfirmationLinkProps) {
  async function copy(link: string) {
    try {
      await navigator.clipboard.writeText(link)
      toast.success('Link copied')
    } catch {
      toast.error('The link could not be copied. Please select it and copy it yourself.')
    }
  }

  return (
    <Dialog open={passed !== undefined} onClose={onClose} title="Link to confirm the address" size="small">
      {passed ? (
        <div className="grid gap-5">
          <p className="text-stone">
            Send this link to the person who uses{' '}
            <b className="wrap-anywhere text-charcoal">{passed.email}</b>, for example on WhatsApp. It works
            once, for 7 days, and older links no longer work.
          </p>
          <TextField
            label="Link"
            readOnly
            value={passed.link}
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className="flex flex-wrap gap-3">
            <Button data-first onClick={() => copy(passed.link)}>
              Copy link
            </Button>
            <Button variant="secondary" onClick={onClose}>
              Close
            </Button>
          </div>
        </div>
      ) : null}
    </Dialog>
  )
}

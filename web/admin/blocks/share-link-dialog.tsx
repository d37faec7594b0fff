import { choice, line } from '#contract/content/fields.ts'
import { languageNames } from '#contract/languages.ts'
import { maxNameLength } from '#contract/limits.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { whatsappLink } from '../../ui/contact-links.ts'
import { copyText } from '../../ui/copy-text.ts'
import { TextField } from '../../ui/field.tsx'
import { DialogButtons } from './confirm.tsx'
import { RecordDialog } from './forms/record-dialog.tsx'

export type LinkToShare = {
  title: string
  link: string
  /** Whose link it is, where that is known. */
  recipient?: string
  /** How long it works, and whether earlier links stop working. */
  note: string
  /** What goes before the link in a message. */
  message?: string
  /** Of a mail with it, where staff send it from a mail program of their own. */
  subject?: string
}
type ShareLinkProps = { toShare: LinkToShare | undefined; onClose: () => void }

/** A link that the owner passes on, because the site sends no mails, or because the person has WhatsApp. */
export function ShareLinkDialog({ toShare, onClose }: ShareLinkProps) {
  const text = `${toShare?.message ?? ''} ${toShare?.link}`.trim()
  return (
    <RecordDialog item={toShare} title={toShare?.title ?? ''} size="small" onClose={onClose}>
      {(toShare) => (
        <div className="grid gap-5">
          <p className="text-stone">
            Send this link to{' '}
            {toShare.recipient ? (
              <>
                the person who uses <b className="wrap-anywhere text-charcoal">{toShare.recipient}</b>
              </>
            ) : (
              'this person, and to nobody else'
            )}
            , for example on WhatsApp. {toShare.note}
          </p>
          <TextField
            label="Link"
            readOnly
            value={toShare.link}
            onFocus={(event) => event.currentTarget.select()}
          />
          <DialogButtons>
            <Button data-first onClick={() => copyText(toShare.link, copied)}>
              Copy link
            </Button>
            <ButtonLink href={whatsappLink('', text)} target="_blank" rel="noreferrer" variant="secondary">
              Send on WhatsApp
            </ButtonLink>
            {toShare.subject ? (
              <ButtonLink
                href={`mailto:?subject=${encodeURIComponent(toShare.subject)}&body=${encodeURIComponent(text)}`}
                variant="secondary"
              >
                Send by mail
              </ButtonLink>
            ) : null}
            <Button variant="secondary" onClick={onClose}>
              Close
            </Button>
          </DialogButtons>
        </div>
      )}
    </RecordDialog>
  )
}

const copied = {
  done: 'Link copied',
  failed: 'The link could not be copied. Please select it and copy it yourself.',
}

/** For whom a link to a page of the site is made, and in which language. */
export const linkFields = (label: string, hint: string) => ({
  name: line(label, { hint, max: maxNameLength }),
  language: choice('Language of the page', languageNames, { hint: 'It can be changed there.' }),
})

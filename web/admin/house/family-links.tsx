import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { HouseLink } from '#contract/houses/house.ts'
import { houseInvitations, houseLinkMessages as words } from '#contract/houses/link-messages.ts'
import { type Language, languageNames, languages } from '#contract/languages.ts'
import { maxNameLength } from '#contract/limits.ts'
import { useCall } from '../../api.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { whatsappLink } from '../../ui/contact-links.ts'
import { copyText } from '../../ui/copy-text.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { useConfirm } from '../blocks/confirm.tsx'
import { DialogButtons } from '../blocks/dialog-buttons.tsx'
import { formatDayOf } from '../blocks/lists/format-date.ts'
import { useMutate } from '../blocks/lists/mutate.ts'
import { refresh } from '../blocks/lists/refresh.ts'
import { adminCall } from '../blocks/session.ts'

/** A project, by its id and by what it is called in lists. */
export type HouseOfFamily = { id: string; name: string }
type LinksProps = { house: HouseOfFamily; onClose: () => void }

export function FamilyLinksDialog({ house, onClose }: { house?: HouseOfFamily; onClose: () => void }) {
  return (
    <Dialog open={house !== undefined} onClose={onClose} title="Links for the family">
      {house ? <FamilyLinks key={house.id} house={house} onClose={onClose} /> : null}
    </Dialog>
  )
}

/** For a screen about one project. */
export function FamilyLinksButton({ house }: { house: HouseOfFamily }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Links for the family
      </Button>
      <FamilyLinksDialog house={open ? house : undefined} onClose={() => setOpen(false)} />
    </>
  )
}

type Made = { name: string; link: string; language: Language }

function FamilyLinks({ house, onClose }: LinksProps) {
  const [made, setMade] = useState<Made>()
  if (made) return <MadeLink {...made} onClose={onClose} />
  return (
    <div className="grid gap-6">
      <p className="text-stone">
        Whoever has such a link sees all updates of <b className="text-charcoal">{house.name}</b>, without an
        account, until you end it.
      </p>
      <Links house={house} />
      <LinkForm house={house} onClose={onClose} onMade={setMade} />
    </div>
  )
}

function Links({ house }: Pick<LinksProps, 'house'>) {
  const links = useCall('listHouseLinks', { params: { id: house.id } })
  const confirm = useConfirm()
  const mutate = useMutate()
  async function end({ id, name }: HouseLink) {
    const detail = `${name} sees the page no more, and nobody gets mails by this link. It cannot be undone; you can make a new link.`
    if (await confirm({ question: words.confirmEnd, detail, action: 'End link' }))
      await mutate(() => adminCall('endHouseLink', { params: { id } }))
  }
  return (
    <ListState query={links} empty={words.empty} failed={words.loadFailed}>
      {(items) => (
        <ul className="border-t border-line">
          {items.map((link) => (
            <li key={link.id} className="flex items-center justify-between gap-4 border-b border-line py-2">
              <span className="min-w-0 text-sm wrap-anywhere">
                <b className="block text-base">{link.name}</b>
                <span className="text-stone">
                  Made {formatDayOf(link.created_at)} by {link.created_by}
                  {link.readers > 0 ? ` · ${followers(link.readers)}` : ''}
                </span>
              </span>
              <Button
                variant="danger"
                aria-label={`End the link for ${link.name}`}
                onClick={() => end(link)}
                className="shrink-0"
              >
                End
              </Button>
            </li>
          ))}
        </ul>
      )}
    </ListState>
  )
}

const followers = (count: number) => `${count} ${count === 1 ? 'gets' : 'get'} mails`

function LinkForm({ house, onClose, onMade }: LinksProps & { onMade: (made: Made) => void }) {
  const client = useQueryClient()
  const form = useForm({
    required: ['name'],
    missing: words.nameMissing,
    send: async ({ name = '', language }) => {
      const chosen: Language = language === 'ml' ? 'ml' : 'en'
      const body = { name: String(name), language: chosen }
      const { link } = await adminCall('addHouseLink', { params: { id: house.id }, body })
      await refresh(client)
      onMade({ ...body, link })
    },
    failed: (message) => message || 'The link could not be made. Please try again.',
  })
  return (
    <form {...form.props} className="grid gap-5">
      <h3 className="text-lg">Make a link</h3>
      <TextField
        {...form.field('name')}
        label="For whom"
        hint="Such as “Susan, in Dubai”. Only staff see it."
        maxLength={maxNameLength}
        autoComplete="off"
      />
      <SelectField {...form.field('language')} label="Language of the page">
        {languages.map((language) => (
          <option key={language} value={language}>
            {languageNames[language]}
          </option>
        ))}
      </SelectField>
      <DialogButtons>
        <Button type="submit" busy={form.busy} busyLabel="One moment...">
          Make link
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </DialogButtons>
    </form>
  )
}

/** Only now: the server keeps nothing but its hash. */
function MadeLink({ name, link, language, onClose }: Made & { onClose: () => void }) {
  const { subject, text } = houseInvitations[language]
  const ref = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone.
  useEffect(() => ref.current?.focus(), [])
  const message = `${text} ${link}`
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`
  return (
    <div className="grid gap-5">
      <p ref={ref} tabIndex={-1} className="outline-none focus-visible:shadow-none">
        <b>The link for {name} is ready.</b> Send it now: it is shown only this once. Send it to nobody else.
      </p>
      <TextField label="Link" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      <DialogButtons>
        <ButtonLink href={whatsappLink('', message)} target="_blank" rel="noreferrer" icon="whatsapp">
          Send on WhatsApp
        </ButtonLink>
        <Button variant="secondary" onClick={() => copyText(link, copied)}>
          Copy link
        </Button>
        <ButtonLink href={mail} variant="secondary">
          Send by mail
        </ButtonLink>
        <Button variant="secondary" onClick={onClose}>
          Done
        </Button>
      </DialogButtons>
    </div>
  )
}

const copied = {
  done: 'Link copied',
  failed: 'The link could not be copied. Please select it and copy it yourself.',
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type HouseLink, houseLinkInput } from '#contract/houses/house.ts'
import { houseInvitations, houseLinkMessages as words } from '#contract/houses/messages.ts'
import { useCall } from '../../calls/api.ts'
import { useCompany } from '../../page-context.ts'
import { Button } from '../../ui/button.tsx'
import { useForm } from '../../ui/form.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { adminCall, refreshAll } from '../blocks/calls.ts'
import { DialogButtons, useConfirm } from '../blocks/confirm.tsx'
import { formatTimestampDay } from '../blocks/lists/format-date.ts'
import { useMutate } from '../blocks/lists/mutate.ts'
import { LinkFields, type LinkToShare, ShareLinkDialog } from '../blocks/share-link-dialog.tsx'

/** A project, by its id and by what it is called in lists. */
export type HouseOfFamily = { id: string; name: string }

export function FamilyLinksDialog({ house, onClose }: { house?: HouseOfFamily; onClose: () => void }) {
  const [made, setMade] = useState<LinkToShare>()
  function share(link: LinkToShare) {
    onClose()
    setMade(link)
  }
  return (
    <>
      <Dialog open={house !== undefined} onClose={onClose} title="Links for the family">
        {house ? (
          <div className="grid gap-6">
            <p className="text-stone">
              Whoever has such a link sees all updates of <b className="text-charcoal">{house.name}</b>,
              without an account, until you end it.
            </p>
            <Links house={house.id} />
            <LinkForm house={house} onClose={onClose} onLink={share} />
          </div>
        ) : null}
      </Dialog>
      <ShareLinkDialog toShare={made} onClose={() => setMade(undefined)} />
    </>
  )
}

function Links({ house }: { house: string }) {
  const links = useCall('listHouseLinks', { params: { id: house } })
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
                  Made {formatTimestampDay(link.created_at)} by {link.created_by}
                  {link.readers > 0 ? ` · ${link.readers} ${link.readers === 1 ? 'gets' : 'get'} mails` : ''}
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

type LinkFormProps = { house: HouseOfFamily; onClose: () => void; onLink: (toShare: LinkToShare) => void }

function LinkForm({ house, onClose, onLink }: LinkFormProps) {
  const client = useQueryClient()
  const { shortName } = useCompany()
  const form = useForm({
    required: ['name'],
    missing: words.nameMissing,
    schema: houseLinkInput,
    async send(body) {
      const { link } = await adminCall('addHouseLink', { params: { id: house.id }, body })
      refreshAll(client)
      onLink({
        title: `Link for ${body.name}`,
        link,
        ...houseInvitations[body.language](house.name, shortName),
        note: 'It is shown only now: for another one, make a new link.',
      })
    },
    failed: (message) => message || 'The link could not be made. Please try again.',
  })
  return (
    <form {...form.props} className="grid gap-5">
      <h3 className="text-lg">Make a link</h3>
      <LinkFields form={form} label="For whom" hint="Such as “Susan, in Dubai”. Only staff see it." />
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

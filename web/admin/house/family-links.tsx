import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { houseLinkInput } from '#contract/houses/house.ts'
import { houseInvitations, houseLinkMessages as words } from '#contract/houses/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { useCompany } from '../../page-context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useForm } from '../../ui/form.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { adminCall, refreshAll } from '../blocks/calls.ts'
import { DialogButtons } from '../blocks/confirm.tsx'
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
            <ButtonLink
              to={`${adminPages.links.path}?project=${house.id}`}
              variant="quiet"
              className="-ml-5 justify-self-start"
            >
              {words.given}
            </ButtonLink>
            <LinkForm house={house} onClose={onClose} onLink={share} />
          </div>
        ) : null}
      </Dialog>
      <ShareLinkDialog toShare={made} onClose={() => setMade(undefined)} />
    </>
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

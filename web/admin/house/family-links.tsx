import { useState } from 'react'
import { houseLinkInput } from '#contract/houses/house.ts'
import { houseInvitations, houseLinkMessages as words } from '#contract/houses/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { useCompany } from '../../page-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { adminCall } from '../blocks/calls.ts'
import { FormDialog } from '../blocks/forms/form-dialog.tsx'
import { type LinkToShare, linkFields, ShareLinkDialog } from '../blocks/share-link-dialog.tsx'

/** A project, by its id and by what it is called in lists. */
export type HouseOfFamily = { id: string; name: string }

export function FamilyLinksDialog({ house, onClose }: { house?: HouseOfFamily; onClose: () => void }) {
  const { shortName } = useCompany()
  const [made, setMade] = useState<LinkToShare>()
  return (
    <>
      {house ? (
        <FormDialog
          title="Links for the family"
          onClose={onClose}
          note={
            <>
              <p>
                Whoever has such a link sees all updates of <b className="text-charcoal">{house.name}</b>,
                without an account, until you end it.
              </p>
              <ButtonLink
                to={`${adminPages.links.path}?project=${house.id}`}
                variant="quiet"
                className="-ml-5"
              >
                {words.given}
              </ButtonLink>
            </>
          }
          fields={linkFields('For whom', 'Such as “Susan, in Dubai”. Only staff see it.')}
          missing={words.nameMissing}
          schema={houseLinkInput}
          save="Make link"
          busyLabel="One moment..."
          send={async (body) => {
            const { link } = await adminCall('addHouseLink', { params: { id: house.id }, body })
            return { link }
          }}
          failed="The link could not be made. Please try again."
          onSaved={({ link }, { name, language }) =>
            setMade({
              title: `Link for ${name}`,
              link,
              ...houseInvitations[language](house.name, shortName),
              note: 'It is shown only now: for another one, make a new link.',
            })
          }
        />
      ) : null}
      <ShareLinkDialog toShare={made} onClose={() => setMade(undefined)} />
    </>
  )
}

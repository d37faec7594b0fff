import { useState } from 'react'
import { useParams } from 'react-router'
import { projectName } from '#contract/addresses.ts'
import type { BuildingSite, Update } from '#contract/houses/updates.ts'
import { adminPages } from '#contract/pages.ts'
import { useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { useConfirm } from '../blocks/confirm.tsx'
import { RecordDialog } from '../blocks/forms/record-dialog.tsx'
import { Heading } from '../blocks/heading.tsx'
import { formatDate } from '../blocks/lists/format-date.ts'
import { useMutate } from '../blocks/lists/mutate.ts'
import { adminCall, useMay } from '../blocks/session.ts'
import { FamilyLinksButton } from '../house/family-links.tsx'
import { type Asked, PermissionDialog } from './permission-dialog.tsx'
import { addUpdatePath, describeSite, useSite } from './site.ts'
import { UpdateCard } from './update-card.tsx'
import { UpdateEdit } from './update-edit.tsx'
import { WaitingUpdates } from './waiting-updates.tsx'

/** The updates of one project, the newest first. */
export function Page() {
  const { id = '' } = useParams()
  const site = useSite(id).data
  const updates = useCall('listUpdates', { params: { id }, query: {} })
  const mayChange = useMay('projects')
  const mutate = useMutate()
  const [edited, setEdited] = useState<Update>()
  const [asked, setAsked] = useState<Asked>()

  function show({ id: updateId, ...update }: Update) {
    if (!site?.permission_by) return setAsked({ update: updateId })
    const body = { public: !update.public }
    return mutate(() => adminCall('showUpdate', { params: { id: updateId }, body }))
  }

  return (
    <>
      <Heading
        title={adminPages.updates.title}
        note={site && describeSite(site)}
        link={{ label: adminPages.addUpdate.title, to: addUpdatePath(id), icon: 'plus' }}
      >
        {mayChange && site ? <FamilyLinksButton house={{ id, name: projectName(site) }} /> : null}
      </Heading>
      <WaitingUpdates project={id} />
      {mayChange && site ? <Permission site={site} onAsk={() => setAsked({})} /> : null}
      <ListState
        query={updates}
        empty="No updates yet. The first one tells the family that the work has begun."
        failed="Unable to load the updates."
      >
        {(items) => (
          <ul aria-label="Sent updates" className="grid max-w-form gap-3">
            {items.map((update) => (
              <UpdateCard
                key={update.id}
                update={update}
                allowed={Boolean(site?.permission_by)}
                change={
                  mayChange ? { onShow: () => show(update), onEdit: () => setEdited(update) } : undefined
                }
              />
            ))}
          </ul>
        )}
      </ListState>
      <RecordDialog item={edited} title="Edit update" onClose={() => setEdited(undefined)}>
        {(update, onCancel) => (
          <UpdateEdit update={update} onDone={() => setEdited(undefined)} onCancel={onCancel} />
        )}
      </RecordDialog>
      {site ? <PermissionDialog site={site} asked={asked} onClose={() => setAsked(undefined)} /> : null}
    </>
  )
}

/** Whether everybody may see updates, and who of the family said so. */
function Permission({ site, onAsk }: { site: BuildingSite; onAsk: () => void }) {
  const mutate = useMutate()
  const confirm = useConfirm()
  const { id, permission_by, permission_on } = site
  async function takeBack() {
    const detail =
      'Every update of this project is then only for the family. With a new permission you show each of them again.'
    if (await confirm({ question: 'Take the permission back?', detail, action: 'Take it back' }))
      await mutate(() => adminCall('takeBackPermission', { params: { id } }))
  }
  return (
    <div className="mb-6 flex max-w-form flex-wrap items-center gap-x-3 border-l-2 border-leaf bg-sand px-4 py-2 text-sm">
      <p className="min-w-0 flex-1 basis-60 py-1 wrap-anywhere">
        {permission_by
          ? `${permission_by} allowed on ${formatDate(permission_on ?? '')} that everybody may see updates.`
          : 'Only the family sees the updates. Before everybody may, record who of the family said yes.'}
      </p>
      {permission_by ? (
        <Button variant="quiet" onClick={takeBack} className="max-sm:-ml-5">
          Take it back
        </Button>
      ) : (
        <Button variant="quiet" onClick={onAsk} className="max-sm:-ml-5">
          Record permission
        </Button>
      )}
    </div>
  )
}

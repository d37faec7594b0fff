import { projectName } from '#contract/addresses.ts'
import { dayInIndia } from '#contract/days.ts'
import { updateMessages as words } from '#contract/houses/messages.ts'
import { type BuildingSite, updateCalls } from '#contract/houses/updates.ts'
import { TextField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.tsx'
import { DialogActions, RecordDialog } from '../blocks/forms/record-dialog.tsx'
import { useMutate } from '../blocks/lists/mutate.ts'
import { adminCall } from '../blocks/session.ts'

/** With the update that is to be shown as soon as the permission is recorded. */
export type Asked = { update?: string }
type PermissionProps = { site: BuildingSite; onClose: () => void }

export function PermissionDialog({ asked, ...props }: PermissionProps & { asked: Asked | undefined }) {
  return (
    <RecordDialog item={asked} title="May everybody see it?" onClose={props.onClose}>
      {({ update }, onCancel) => <PermissionForm {...props} update={update} onCancel={onCancel} />}
    </RecordDialog>
  )
}

type Permission = { permission_by: string; permission_on: string | null }

function PermissionForm({
  site,
  update,
  onClose,
  onCancel,
}: PermissionProps & Asked & { onCancel: () => void }) {
  const mutate = useMutate()
  const form = useForm<Permission>({
    defaults: { permission_by: '', permission_on: dayInIndia(new Date()) },
    required: ['permission_by'],
    missing: words.permissionMissing,
    schema: updateCalls.allowUpdates.body,
    send: (body) =>
      mutate(async () => {
        const allowed = await adminCall('allowUpdates', { params: { id: site.id }, body })
        if (!update) return allowed
        return adminCall('showUpdate', { params: { id: update }, body: { public: true } })
      }),
    onSuccess: onClose,
    failed: (message) => message,
  })
  return (
    <form {...form.props} className="grid gap-6">
      <p className="text-stone">
        {update ? `${words.permissionNeeded} ` : null}
        {`From then on you can show single updates of ${projectName(site)} on the page of the project, to everybody on the internet.`}
      </p>
      <TextField
        {...form.field('permission_by')}
        label="Who of the family said yes"
        autoComplete="off"
        data-first
      />
      <TextField {...form.field('permission_on')} label="When" type="date" max={dayInIndia(new Date())} />
      <DialogActions save={update ? 'Save and show it' : 'Save'} busy={form.busy} onCancel={onCancel} />
    </form>
  )
}

import { useState } from 'react'
import { useParams } from 'react-router'
import { line } from '#contract/content/fields.ts'
import { dayInIndia } from '#contract/days.ts'
import { updateMessages as messages } from '#contract/houses/messages.ts'
import { type BuildingSite, type Update, updateCalls } from '#contract/houses/updates.ts'
import { adminPages } from '#contract/pages.ts'
import { projectName } from '#contract/record-paths.ts'
import { call, useCall } from '../../calls/api.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { Picture } from '../../ui/picture.tsx'
import { adminCall, useMay } from '../blocks/calls.ts'
import { useConfirm } from '../blocks/confirm.tsx'
import { useConflict } from '../blocks/forms/conflict.tsx'
import { FormDialog } from '../blocks/forms/form-dialog.tsx'
import { DialogActions, type Edited, RecordDialog } from '../blocks/forms/record-dialog.tsx'
import { Heading } from '../blocks/heading.tsx'
import { formatCalendarDay } from '../blocks/lists/format-date.ts'
import { useDelete, useMutate } from '../blocks/lists/mutate.ts'
import { RowActions } from '../blocks/lists/row-actions.tsx'
import { Badge } from '../blocks/lists/table.tsx'
import { words as common } from '../blocks/words.ts'
import { FamilyLinksDialog, type HouseOfFamily } from '../house/family-links.tsx'
import {
  addUpdatePath,
  describeSite,
  nameOfStage,
  UpdateCard,
  UpdateFields,
  useSite,
  WaitingUpdates,
} from './update-parts.tsx'
import { words } from './words.ts'

type Opened = { edited?: Update; asked?: { site: BuildingSite; update?: Update }; family?: HouseOfFamily }

export function Page() {
  const { id = '' } = useParams()
  const { site } = useSite(id)
  const updates = useCall('listUpdates', { params: { id }, query: {} })
  const mayChange = useMay('projects')
  const [{ edited, asked, family }, open] = useState<Opened>({})
  const close = () => open({})
  return (
    <>
      <Heading
        title={adminPages.updates.title}
        note={site && describeSite(site)}
        link={{ label: adminPages.addUpdate.title, to: addUpdatePath(id), icon: 'plus' }}
      >
        {mayChange && site ? (
          <Button variant="secondary" onClick={() => open({ family: { id, name: projectName(site) } })}>
            {words.links}
          </Button>
        ) : null}
      </Heading>
      <WaitingUpdates project={id} />
      {mayChange && site ? <Permission site={site} open={open} /> : null}
      <ListState query={updates} empty={words.empty} failed={words.failed}>
        {(items) => (
          <ul aria-label={words.sent} className="grid max-w-form gap-3">
            {items.map((update) => (
              <SentUpdate key={update.id} update={update} site={site} open={mayChange ? open : undefined} />
            ))}
          </ul>
        )}
      </ListState>
      <RecordDialog item={edited} title={words.editTitle} onClose={close}>
        {(record, onCancel) => <EditForm record={record} onDone={close} onCancel={onCancel} />}
      </RecordDialog>
      {asked ? <PermissionDialog asked={asked} onClose={close} /> : null}
      <FamilyLinksDialog house={family} onClose={close} />
    </>
  )
}

/** Whether everybody may see updates, and who of the family said so. */
function Permission({ site, open }: { site: BuildingSite; open: (opened: Opened) => void }) {
  const mutate = useMutate()
  const confirm = useConfirm()
  const { id, permission_by, permission_on } = site
  async function takeBack() {
    const { takeBackQuestion: question, takeBackDetail: detail, takeBack: action } = words
    if (await confirm({ question, detail, action }))
      await mutate(() => adminCall('takeBackPermission', { params: { id } }))
  }
  return (
    <div className="mb-6 flex max-w-form flex-wrap items-center gap-x-3 border-l-2 border-leaf bg-sand px-4 py-2 text-sm">
      <p className="min-w-0 flex-1 basis-60 py-1 wrap-anywhere">
        {permission_by
          ? words.allowed(permission_by, formatCalendarDay(permission_on ?? ''))
          : words.notAllowed}
      </p>
      <Button
        variant="quiet"
        onClick={permission_by ? takeBack : () => open({ asked: { site } })}
        className="max-sm:-ml-5"
      >
        {permission_by ? words.takeBack : words.record}
      </Button>
    </div>
  )
}

type SentUpdateProps = {
  update: Update
  site: BuildingSite | undefined
  open: ((opened: Opened) => void) | undefined
}

function SentUpdate({ update, site, open }: SentUpdateProps) {
  const { id, happened_on, pictures, by_name } = update
  const remove = useDelete('deleteUpdate', messages)
  const mutate = useMutate()
  const isAllowed = Boolean(site?.permission_by)
  const isSeen = update.public && isAllowed

  function show() {
    if (site && !isAllowed) return open?.({ asked: { site, update } })
    return mutate(() => adminCall('showUpdate', { params: { id }, body: { public: !isSeen } }))
  }
  const onDelete = () => remove(id, { question: words.deleteQuestion, detail: words.deleteDetail })
  const showLabel = isAllowed ? words.show : words.showMissing

  return (
    <UpdateCard
      update={update}
      about={by_name && words.by(by_name)}
      badge={<Badge tone={isSeen ? 'good' : 'neutral'}>{isSeen ? words.everybody : words.family}</Badge>}
      pictures={pictures.map((picture) => (
        <li key={picture.src}>
          <Picture {...picture} sizes="8rem" className="aspect-square" />
        </li>
      ))}
    >
      {open ? (
        <div className="-mx-3 flex flex-wrap items-center justify-between gap-1">
          <RowActions
            name={words.updateOf(formatCalendarDay(happened_on))}
            actions={[
              isSeen
                ? { label: words.onlyFamily, icon: 'eye-off', onClick: show }
                : { label: showLabel, icon: 'eye', onClick: show },
              { label: common.edit, icon: 'edit', onClick: () => open({ edited: update }) },
              { label: common.erase, icon: 'trash', danger: true, onClick: onDelete },
            ]}
          />
        </div>
      ) : null}
    </UpdateCard>
  )
}

/** The words of an update; its pictures stay. */
function EditForm({ record, onDone, onCancel }: Edited<Update>) {
  const { id, project_id, happened_on, stage, text, version } = record
  const mutate = useMutate({ inForm: true })
  const saveOrAsk = useConflict()
  const form = useForm({
    defaults: { happened_on, stage, text, version },
    schema: updateCalls.changeUpdate.body,
    send: (input) =>
      mutate(
        () =>
          saveOrAsk<Update | undefined>({
            send: (newer) =>
              adminCall('changeUpdate', {
                params: { id },
                body: { ...input, version: newer?.version ?? input.version },
              }),
            load: async () => {
              const { items } = await call('listUpdates', { params: { id: project_id }, query: {} })
              return items.find((one) => one.id === id)
            },
            compare: (theirs) => [
              [words.whatHappened, input.text, theirs?.text],
              [
                words.day,
                formatCalendarDay(input.happened_on ?? ''),
                formatCalendarDay(theirs?.happened_on ?? ''),
              ],
              [words.stage, nameOfStage(input.stage), nameOfStage(theirs?.stage ?? '')],
            ],
            take: (theirs) => form.reset(theirs),
          }),
        { done: messages.updated },
      ),
    onSuccess: onDone,
  })
  return (
    <form {...form.props} className="grid gap-6">
      <UpdateFields form={form} />
      <DialogActions save={words.save} busy={form.busy} onCancel={onCancel} />
    </form>
  )
}

type PermissionProps = { asked: NonNullable<Opened['asked']>; onClose: () => void }

/** With an update, it is shown as soon as the permission is recorded. */
function PermissionDialog({ asked: { site, update }, onClose }: PermissionProps) {
  const today = dayInIndia(new Date())
  return (
    <FormDialog
      title={words.askTitle}
      onClose={onClose}
      note={`${update ? `${messages.permissionNeeded} ` : ''}${words.fromThenOn(projectName(site))}`}
      fields={{
        permission_by: line(words.whoAllowed),
        permission_on: (props) => <TextField {...props} label={words.when} type="date" max={today} />,
      }}
      values={{ permission_on: today }}
      first="permission_by"
      missing={messages.permissionMissing}
      schema={updateCalls.allowUpdates.body}
      save={update ? words.saveAndShow : words.saveIt}
      send={async (body) => {
        const allowed = await adminCall('allowUpdates', { params: { id: site.id }, body })
        if (!update) return allowed
        return adminCall('showUpdate', { params: { id: update.id }, body: { public: true } })
      }}
    />
  )
}

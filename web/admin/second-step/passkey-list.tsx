import { useState } from 'react'
import type { Passkey } from '#contract/access/second-step.ts'
import { maxPasskeyNameLength } from '#contract/limits.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { adminCall } from '../blocks/calls.ts'
import { DialogActions } from '../blocks/forms/record-dialog.tsx'
import { formatTimestampDay } from '../blocks/lists/format-date.ts'
import { useMutate } from '../blocks/lists/mutate.ts'
import { words } from './words.ts'

type PasskeyListProps = { passkeys: readonly Passkey[]; onRemove: (passkey: Passkey) => unknown }

export function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  const [renamed, setRenamed] = useState<Passkey>()
  if (passkeys.length === 0) return <p className="mb-5">{words.noPasskeys}</p>
  return (
    <>
      <ul className="mb-5 border-t border-line">
        {passkeys.map((passkey) => (
          <li
            key={passkey.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3"
          >
            <span className="min-w-0">
              <b className="block wrap-anywhere">{passkey.name}</b>
              <span className="text-sm text-stone">
                {words.added(formatTimestampDay(passkey.created_at))}
                {passkey.last_used_at
                  ? words.lastUsed(formatTimestampDay(passkey.last_used_at))
                  : words.notUsed}
              </span>
            </span>
            <span className="-mx-5 flex">
              <Button
                variant="quiet"
                aria-label={words.renameOf(passkey.name)}
                onClick={() => setRenamed(passkey)}
              >
                {words.rename}
              </Button>
              <Button
                variant="quiet"
                aria-label={words.removeOf(passkey.name)}
                onClick={() => onRemove(passkey)}
              >
                {words.remove}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <Dialog
        open={renamed !== undefined}
        onClose={() => setRenamed(undefined)}
        title={words.renameTitle}
        size="small"
      >
        {renamed ? <RenameForm passkey={renamed} onDone={() => setRenamed(undefined)} /> : null}
      </Dialog>
    </>
  )
}

function RenameForm({ passkey: { id, name }, onDone }: { passkey: Passkey; onDone: () => void }) {
  const mutate = useMutate({ inForm: true })
  const form = useForm<{ name: string }>({
    defaults: { name },
    required: ['name'],
    missing: words.nameMissing,
    send: ({ name }) => mutate(() => adminCall('renamePasskey', { params: { id }, body: { name } })),
    onSuccess: onDone,
  })
  return (
    <form {...form.props} className="grid gap-5">
      <TextField {...form.field('name')} label={words.name} maxLength={maxPasskeyNameLength} data-first />
      <DialogActions save={words.saveName} busy={form.busy} onCancel={onDone} />
    </form>
  )
}

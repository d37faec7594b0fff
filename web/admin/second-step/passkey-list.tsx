import { useState } from 'react'
import type { Passkey } from '#contract/access/second-step.ts'
import { line } from '#contract/content/fields.ts'
import { maxPasskeyNameLength } from '#contract/limits.ts'
import { Button } from '../../ui/button.tsx'
import { adminCall } from '../blocks/calls.ts'
import { FormDialog } from '../blocks/forms/form-dialog.tsx'
import { formatTimestampDay } from '../blocks/lists/format-date.ts'
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
      {renamed ? <RenameDialog passkey={renamed} onClose={() => setRenamed(undefined)} /> : null}
    </>
  )
}

const fields = { name: line(words.name, { max: maxPasskeyNameLength }) }

const RenameDialog = ({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) => (
  <FormDialog
    title={words.renameTitle}
    onClose={onClose}
    fields={fields}
    values={{ name }}
    first="name"
    missing={words.nameMissing}
    save={words.saveName}
    send={(body) => adminCall('renamePasskey', { params: { id }, body })}
  />
)

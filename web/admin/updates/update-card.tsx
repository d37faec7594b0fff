import { updateMessages } from '#contract/houses/messages.ts'
import type { Update } from '#contract/houses/updates.ts'
import { isMalayalam } from '#contract/languages.ts'
import { Picture } from '../../ui/picture.tsx'
import { formatDate } from '../blocks/lists/format-date.ts'
import { useDelete } from '../blocks/lists/mutate.ts'
import { RowActions } from '../blocks/lists/row-actions.tsx'
import { Badge } from '../blocks/lists/table.tsx'
import { nameOfStage } from './update-fields.tsx'

type UpdateCardProps = {
  update: Update
  /** The family has allowed that everybody sees it. */
  allowed: boolean
  /** For those who may change it. */
  change?: { onShow: () => unknown; onEdit: () => void }
}

export function UpdateCard({ update, allowed, change }: UpdateCardProps) {
  const { id, happened_on, stage, text, pictures, by_name } = update
  const remove = useDelete('deleteUpdate', updateMessages)
  const day = formatDate(happened_on)
  const isSeen = update.public && allowed
  const onDelete = () =>
    remove(id, {
      question: 'Delete this update?',
      detail: 'Its words and pictures are gone then, for the family too. This cannot be undone.',
    })
  return (
    <li className="border border-line bg-white px-4 py-3">
      <div className="flex items-baseline justify-between gap-3">
        <b>{day}</b>
        <Badge tone={isSeen ? 'good' : 'neutral'}>{isSeen ? 'Everybody' : 'The family'}</Badge>
      </div>
      <p className="text-sm text-stone wrap-anywhere">
        {[nameOfStage(stage), by_name && `by ${by_name}`].filter(Boolean).join(' · ')}
      </p>
      {text ? (
        <p lang={isMalayalam(text) ? 'ml' : undefined} className="mt-1 whitespace-pre-wrap wrap-anywhere">
          {text}
        </p>
      ) : null}
      {pictures.length > 0 ? (
        <ul className="mt-2 grid grid-cols-3 gap-1.5 sm:grid-cols-5">
          {pictures.map((picture) => (
            <li key={picture.src}>
              <Picture {...picture} sizes="8rem" className="aspect-square" />
            </li>
          ))}
        </ul>
      ) : null}
      {change ? (
        <div className="-mx-3 mt-2 flex flex-wrap items-center justify-between gap-1 border-t border-line pt-1">
          <RowActions
            name={`the update of ${day}`}
            actions={[
              { label: showLabel(isSeen, allowed), icon: isSeen ? 'eye-off' : 'eye', onClick: change.onShow },
              { label: 'Edit', icon: 'edit', onClick: change.onEdit },
              { label: 'Delete', icon: 'trash', danger: true, onClick: onDelete },
            ]}
          />
        </div>
      ) : null}
    </li>
  )
}

function showLabel(isSeen: boolean, allowed: boolean) {
  if (isSeen) return 'Only for the family'
  return allowed ? 'Show to everybody' : 'Show: permission missing'
}

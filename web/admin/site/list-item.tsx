import type { AnyList, ContentSchema, LeafField } from '#contract/content/fields.ts'
import { leavesOf } from '#contract/content/walk-content.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useField, useOpen } from './content-store.ts'
import { FieldView } from './field-view.tsx'
import { fieldsOf } from './sections.ts'

type ItemProps = {
  id: string
  path: string
  list: AnyList
  place: { index: number; count: number }
  /** Open, since somebody is about to fill it in. */
  isNew: boolean
  onMove: (to: number) => void
  onRemove: () => void
}

export function ListItem({ id, path, list, ...props }: ItemProps) {
  const name = `${list.itemLabel} ${props.place.index + 1}`
  const tools = <Tools {...props} name={name} min={list.min} />
  if (list.item.kind === 'group')
    return <GroupItem id={id} path={path} name={name} tools={tools} group={list.item} isNew={props.isNew} />
  return (
    <li data-item={id} className="sm:flex sm:items-start sm:gap-2">
      <div className="min-w-0 flex-1">
        <FieldView path={path} field={list.item} label={name} />
      </div>
      <div className="flex justify-end sm:pt-7">{tools}</div>
    </li>
  )
}

type GroupItemProps = {
  id: string
  path: string
  name: string
  group: ContentSchema
  tools: React.ReactNode
  isNew: boolean
}

/** Folded, it shows its first words. */
function GroupItem({ id, path, name, group, tools, isNew }: GroupItemProps) {
  const [open, setOpen] = useOpen([path], isNew)
  const { value } = useField(path)
  const panel = `item-${id}`
  return (
    <li data-item={id} className="border border-line bg-white/40">
      <div className="flex items-center">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
          onClick={() => setOpen(!open)}
          className="flex min-h-13 min-w-0 flex-1 items-center gap-2 py-2 pl-3 text-left text-sm hover:text-laterite-deep"
        >
          <Icon name="chevron" className={`size-5 transition-transform ${open ? '' : '-rotate-90'}`} />
          <span className="min-w-0">
            <b className="block">{name}</b>
            {open ? null : (
              <span className="line-clamp-3 text-stone sm:line-clamp-2">{firstWords(group, value)}</span>
            )}
          </span>
        </button>
        <div className="flex shrink-0">{tools}</div>
      </div>
      {open ? (
        <div id={panel} className="grid grid-cols-1 gap-5 px-3 pt-2 pb-4 sm:px-4">
          {fieldsOf(path, group).map(([own, field]) => (
            <FieldView key={own} path={own} field={field} />
          ))}
        </div>
      ) : null}
    </li>
  )
}

function firstWords(group: ContentSchema, value: unknown) {
  const leaves = leavesOf(group, value).filter(({ field }) => field.kind !== 'picture')
  const words = leaves.map(({ field, value: own }) => wordOf(field, own))
  return [...new Set(words)].filter(Boolean).join(' · ')
}

function wordOf(field: LeafField, value: unknown) {
  if (field.kind === 'choice') return field.options[String(value)] ?? ''
  if (field.kind === 'toggle') return value === false ? (field.off ?? '') : ''
  if (typeof value === 'number') return value.toLocaleString('en-IN')
  return typeof value === 'string' ? value : ''
}

type ToolsProps = Pick<ItemProps, 'place' | 'onMove' | 'onRemove'> & { name: string; min: number }

function Tools({ place: { index, count }, name, min, onMove, onRemove }: ToolsProps) {
  return (
    <>
      <Tool
        label={`Move ${name} up`}
        icon="chevron"
        className="rotate-180"
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
        data-move="up"
      />
      <Tool
        label={`Move ${name} down`}
        icon="chevron"
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
        data-move="down"
      />
      <Tool label={`Remove ${name}`} icon="trash" disabled={count <= min} onClick={onRemove} data-remove />
    </>
  )
}

type ToolProps = { label: string; icon: IconName; className?: string } & Omit<
  React.ComponentProps<'button'>,
  'className'
>

function Tool({ label, icon, className = '', ...rest }: ToolProps) {
  return (
    <button
      {...rest}
      type="button"
      title={label}
      className="flex size-11 items-center justify-center rounded text-stone hover:bg-sand hover:text-charcoal disabled:opacity-30 disabled:hover:bg-transparent"
    >
      <Icon name={icon} className={`size-5 ${className}`} />
      <span className="sr-only">{label}</span>
    </button>
  )
}

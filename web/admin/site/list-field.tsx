import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AnyList, ContentSchema, LeafField } from '#contract/content/fields.ts'
import { initialOf, itemsOf, leavesOf } from '#contract/content/walk-content.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { fieldsOf, useField, useOpen } from './content-store.ts'
import { FieldView } from './field-view.tsx'

type ListProps = { path: string; field: AnyList; hideLabel?: boolean }

/** Items that can be added, removed and moved. With `hideLabel`, label and hint are shown elsewhere. */
export function ListControl({ path, field, hideLabel = false }: ListProps) {
  const { value, error, onChange } = useField(path)
  const items = itemsOf(value)
  // An item keeps its key when it moves, and with it what is open in it.
  const [keys, setKeys] = useState(() => items.map(() => crypto.randomUUID() as string))
  const [added, setAdded] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const element = useRef<HTMLFieldSetElement>(null)
  const noun = field.itemLabel.toLowerCase()

  function change(nextItems: unknown[], nextKeys: string[], announced: string) {
    flushSync(() => {
      setKeys(nextKeys)
      onChange(nextItems)
      setAnnouncement(announced)
    })
  }

  /** A node that is moved in the document loses the focus. */
  const focus = (key: string | undefined, part: string) =>
    element.current?.querySelector<HTMLElement>(key ? `[data-item="${key}"] ${part}` : '[data-add]')?.focus()

  function add() {
    const key = crypto.randomUUID()
    setAdded(key)
    change([...items, initialOf(field.item)], [...keys, key], `${field.itemLabel} ${items.length + 1} added`)
    focus(key, ':is(input, textarea, select)')
  }

  function remove(index: number) {
    const rest = keys.toSpliced(index, 1)
    change(items.toSpliced(index, 1), rest, `${field.itemLabel} ${index + 1} removed`)
    focus(rest[index] ?? rest.at(-1), '[data-remove]')
  }

  function move(index: number, to: number) {
    const key = keys[index] ?? ''
    const shift = <T,>(all: T[]) => all.toSpliced(index, 1).toSpliced(to, 0, all[index] as T)
    change(shift(items), shift(keys), `${field.itemLabel} ${index + 1} is ${noun} ${to + 1} now`)
    const way = to < index ? 'up' : 'down'
    const isLast = to === 0 || to === items.length - 1
    focus(key, isLast ? `[data-move=${way === 'up' ? 'down' : 'up'}]` : `[data-move=${way}]`)
  }

  return (
    <fieldset ref={element} data-wrong={error ? '' : undefined} className="min-w-0">
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>{field.label}</legend>
      {field.hint && !hideLabel ? <p className="mb-2 text-sm text-stone">{field.hint}</p> : null}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol className="grid grid-cols-1 gap-3">
        {items.map((_, index) => {
          const key = keys[index] ?? `${index}`
          return (
            <ListItem
              key={key}
              id={key}
              path={`${path}.${index}`}
              list={field}
              place={{ index, count: items.length }}
              isNew={key === added}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            />
          )
        })}
      </ol>
      {error ? <FieldError>{error}</FieldError> : null}
      {items.length < field.max ? (
        <Button variant="secondary" icon="plus" className="mt-3" onClick={add} data-add>
          {['Add', article(noun, items.length), noun].filter(Boolean).join(' ')}
        </Button>
      ) : (
        <p className="mt-3 text-sm text-stone">At most {field.max}.</p>
      )}
    </fieldset>
  )
}

function article(noun: string, count: number) {
  if (noun.endsWith('s')) return count > 0 ? 'more' : ''
  return /^[aeiou]/.test(noun) ? 'an' : 'a'
}

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

function ListItem({ id, path, list, ...props }: ItemProps) {
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

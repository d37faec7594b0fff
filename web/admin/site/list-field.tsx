import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AnyList } from '#contract/content/fields.ts'
import { initialOf, itemsOf } from '#contract/content/walk-content.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { useField } from './content-store.ts'
import { ListItem } from './list-item.tsx'

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

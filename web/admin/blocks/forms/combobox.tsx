import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { control, Field, type FieldProps, typeInto } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { words } from '../words.ts'

const steps = new Map(Object.entries({ ArrowDown: 1, ArrowUp: -1 }))

/** A text field with a list to choose from. Other texts may be typed too. */
export function Combobox({ options, ...props }: FieldProps<'input'> & { options: readonly string[] }) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  /** What narrows the list down; undefined while it is closed. */
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState(-1)
  const shown = typed === undefined ? [] : matching(options, typed)
  const open = shown.length > 0

  function show(text: string | undefined) {
    setTyped(text)
    setActive(-1)
  }
  function choose(option: string) {
    if (input.current) typeInto(input.current, option)
    show(undefined)
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // The key belongs to the input method that is composing a word.
    if (event.nativeEvent.isComposing) return
    const step = steps.get(event.key)
    const option = shown[active]
    if (step && !open) show('')
    else if (step) setActive(Math.max(0, Math.min(shown.length - 1, active + step)))
    else if (event.key === 'Enter' && open && option !== undefined) choose(option)
    else if (event.key === 'Escape' && open) show(undefined)
    else return
    event.preventDefault()
  }

  return (
    <Field<'input'>
      {...props}
      render={(rest) => (
        <span className="relative block">
          <input
            {...rest}
            ref={input}
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={listId}
            aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
            className={`${control} pr-11`}
            onInput={({ currentTarget }) => show(currentTarget.value)}
            onClick={() => show(open ? undefined : '')}
            onBlur={() => show(undefined)}
            onKeyDown={onKeyDown}
          />
          <Icon name="chevron" className="pointer-events-none absolute top-3.5 right-3 size-5 text-stone" />
          <div
            id={listId}
            role="listbox"
            aria-label={words.suggestions}
            hidden={!open}
            className="absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-y-auto rounded border border-line bg-white py-1 shadow-float"
          >
            {shown.map((option, i) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field.
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
              <div
                key={option}
                id={`${listId}-${i}`}
                ref={(item) => {
                  if (i === active) item?.scrollIntoView({ block: 'nearest' })
                }}
                role="option"
                aria-selected={i === active}
                // The field keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
                className="flex min-h-11 cursor-pointer items-center px-3.5 text-sm hover:bg-sand aria-selected:bg-sand"
              >
                {option}
              </div>
            ))}
          </div>
        </span>
      )}
    />
  )
}

const matching = (options: readonly string[], text: string) =>
  options.filter((option) => option.toLowerCase().includes(text.trim().toLowerCase()))

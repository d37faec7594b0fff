import { type ComponentProps, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { needsTranslation } from '#contract/office/translated-words.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { Button } from '../../ui/button.tsx'
import { control } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Shared } from './malayalam.tsx'
import type { MalayalamStore } from './malayalam-store.ts'

const words = staffMessages.translations

type BesideProps = Shared & {
  name: string
  label: string
  english: string
  multiline?: boolean
  chosen?: boolean
}

/** The Malayalam of one field. In a narrow form it is folded under a button. */
export function Beside({ store, loadFailed, reload, name, label, english, multiline, chosen }: BesideProps) {
  const id = useId()
  const malayalam = useStored(store, () => store.valueOf(english))
  const isOpen = useStored(store, () => store.isOpen(name))
  const isReady = useStored(store, store.isReady)
  const isCarried = useFollow(store, english, chosen)
  const isMissing = isReady && needsTranslation(english) && malayalam === ''
  return (
    <div className="min-w-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${id}-panel`}
        onClick={() => store.toggle(name)}
        className="-mb-2 flex min-h-11 items-center gap-2 text-sm font-semibold text-laterite hover:text-laterite-deep @xl:hidden"
      >
        <Icon name="chevron" className={`size-4 transition-transform ${isOpen ? '' : '-rotate-90'}`} />
        <InMalayalam />
        <span className="sr-only">, {label}</span>
        {isMissing ? <Missing /> : null}
      </button>
      <div id={`${id}-panel`} className={`@xl:block ${isOpen ? 'mt-2' : 'hidden'}`}>
        <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3">
          <label htmlFor={id} className="text-sm font-semibold">
            <InMalayalam />
          </label>
          <span className="hidden @xl:inline">{isMissing ? <Missing /> : null}</span>
        </div>
        {loadFailed ? (
          <p role="alert" className="text-sm">
            {words.loadFailed}{' '}
            <button type="button" onClick={() => reload()} className="link min-h-11 font-semibold">
              Try again
            </button>
          </p>
        ) : english !== '' && !needsTranslation(english) ? (
          <p className="py-2.5 text-sm text-stone">This needs no translation.</p>
        ) : (
          <MalayalamInput
            {...{ id, english, multiline, malayalam }}
            disabled={!isReady || english === ''}
            onChange={(text) => store.set(english, text)}
            aria-describedby={`${id}-of`}
          />
        )}
        <p id={`${id}-of`} className={isCarried ? 'mt-1 text-sm text-stone' : 'sr-only'}>
          {isCarried ? words.carried : `The Malayalam of “${label}”`}
        </p>
      </div>
    </div>
  )
}

type InputProps = Pick<ComponentProps<'textarea'>, 'id' | 'disabled' | 'aria-label' | 'aria-describedby'> & {
  english: string
  malayalam: string
  multiline?: boolean
  onChange: (text: string) => void
}

/** Empty, it shows the English words, as the page does. Only the button makes them the Malayalam text. */
export function MalayalamInput({ english, malayalam, multiline, onChange, ...rest }: InputProps) {
  const own = useRef<HTMLTextAreaElement>(null)
  function start() {
    onChange(english)
    own.current?.focus()
  }
  return (
    <>
      <textarea
        {...rest}
        ref={own}
        lang="ml"
        spellCheck
        rows={multiline ? 3 : 1}
        placeholder={english}
        value={malayalam}
        // A line stays one.
        onChange={({ target }) => onChange(multiline ? target.value : target.value.replace(/\s*\n\s*/g, ' '))}
        className={`${control} field-sizing-content leading-relaxed ${multiline ? 'max-h-96 min-h-24' : 'resize-none'}`}
      />
      {malayalam === '' && english !== '' && !rest.disabled ? (
        <Button variant="quiet" className="-ml-3 px-3" onClick={start}>
          {words.start}
        </Button>
      ) : null}
    </>
  )
}

/** When the English text is edited, its Malayalam goes along. True while it is that of the text before. */
function useFollow(store: MalayalamStore, english: string, chosen = false) {
  const [start] = useState(english)
  /** Under which the Malayalam of this field stands. An emptied field waits for its next text. */
  const at = useRef(english)
  useLayoutEffect(() => {
    if (english === at.current || english === '') return
    if (store.follow(at.current, english, chosen ? undefined : start)) at.current = english
  }, [store, english, chosen, start])
  return useStored(store, () => {
    const before = store.valueOf(start)
    return english !== start && before !== '' && before === store.valueOf(english)
  })
}

function InMalayalam() {
  return (
    <>
      <span lang="ml">മലയാളം</span>
      <span className="sr-only"> (Malayalam)</span>
    </>
  )
}

function Missing() {
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-normal text-stone">
      <span aria-hidden="true" className="size-2 rounded-full bg-laterite" />
      not yet translated
    </span>
  )
}

const useStored = <T,>(store: MalayalamStore, get: () => T) => useSyncExternalStore(store.subscribe, get)

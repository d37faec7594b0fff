import { useId, useLayoutEffect, useRef } from 'react'
import { needsTranslation } from '#contract/admin/translated-words.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { MalayalamState } from './malayalam.tsx'
import { MalayalamInput, useStored } from './malayalam-input.tsx'
import type { MalayalamStore } from './malayalam-store.ts'

const words = staffMessages.translations

type MalayalamFieldProps = MalayalamState & {
  name: string
  label: string
  english: string
  /** The text that the field began with. */
  start: string
  multiline?: boolean
  chosen?: boolean
}

/** The Malayalam of one field. In a narrow form it is folded under a button. */
export function MalayalamField(props: MalayalamFieldProps) {
  const { store, loadFailed, reload, name, label, english, multiline, ...field } = props
  const id = useId()
  const malayalam = useStored(store, () => store.textOf(english))
  const isOpen = useStored(store, () => store.isOpen(name))
  const isReady = useStored(store, store.isReady)
  const isChanged = useStored(store, () => store.earlierOf(english)) !== ''
  useFollow(store, english, field)
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
        {isMissing ? <Missing isChanged={isChanged} /> : null}
      </button>
      <div id={`${id}-panel`} className={`@xl:block ${isOpen ? 'mt-2' : 'hidden'}`}>
        <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
          <label htmlFor={id} className="font-semibold">
            <InMalayalam />
          </label>
          <span className="hidden @xl:inline">{isMissing ? <Missing isChanged={isChanged} /> : null}</span>
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
            id={id}
            store={store}
            english={english}
            multiline={multiline}
            disabled={!isReady || english === ''}
            aria-describedby={`${id}-of`}
          />
        )}
        <p id={`${id}-of`} className="sr-only">
          The Malayalam of “{label}”
        </p>
      </div>
    </div>
  )
}

/** After a record was saved without its Malayalam. */
export function UnsavedMalayalam({ store, resend }: Pick<MalayalamState, 'store' | 'resend'>) {
  const count = useStored(store, store.countUnsent)
  if (count === 0) return null
  return (
    <div role="alert" className="mb-6 border-l-2 border-laterite bg-sand px-4 py-3">
      <p>The Malayalam of {count === 1 ? 'one text' : `${count} texts`} is not saved. The English text is.</p>
      <Button variant="secondary" className="mt-3" onClick={() => resend()}>
        Save the Malayalam again
      </Button>
    </div>
  )
}

/** Tells the store when the English text is edited, or was before this was loaded. */
function useFollow(
  store: MalayalamStore,
  english: string,
  field: Pick<MalayalamFieldProps, 'start' | 'chosen'>,
) {
  const { start, chosen } = field
  /** The English text that the typed Malayalam belongs to. An emptied field waits for its next text. */
  const at = useRef(start)
  useLayoutEffect(() => {
    if (english === at.current || english === '') return
    if (store.follow(at.current, english, chosen ? undefined : start)) at.current = english
  }, [store, english, chosen, start])
}

function InMalayalam() {
  return (
    <>
      <span lang="ml">മലയാളം</span>
      <span className="sr-only"> (Malayalam)</span>
    </>
  )
}

function Missing({ isChanged }: { isChanged: boolean }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-normal text-stone">
      <span aria-hidden="true" className="size-2 rounded-full bg-laterite" />
      {isChanged ? 'translate again' : 'not yet translated'}
    </span>
  )
}

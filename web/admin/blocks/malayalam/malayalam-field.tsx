import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { needsTranslation } from '#contract/admin/translated-words.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { MalayalamState } from './malayalam.tsx'
import { MalayalamInput, useStored } from './malayalam-input.tsx'
import type { MalayalamStore } from './malayalam-store.ts'

type MalayalamFieldProps = Pick<MalayalamState, 'store'> & {
  name: string
  label: string
  english: string
  /** The text that the field began with. */
  start: string
  multiline?: boolean
  chosen?: boolean
}

/** The Malayalam of one field. Folded, it still follows the English text. */
export function MalayalamField(props: MalayalamFieldProps) {
  const { store, name, label, english, multiline, ...field } = props
  const id = useId()
  const isOpen = useStored(store, store.isOpen)
  const isReady = useStored(store, store.isReady)
  useEffect(() => store.hold(name, [english]), [store, name, english])
  useFollow(store, english, field)
  return (
    <div hidden={!isOpen} className="min-w-0 @max-xl:mt-3">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        <span lang="ml">മലയാളം</span>
        <span className="sr-only"> (Malayalam)</span>
      </label>
      {english !== '' && !needsTranslation(english) ? (
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
  )
}

/** In front of a form: shows or folds all its Malayalam, says how much is missing, and what went wrong with it. */
export function MalayalamSwitch({ store, loadFailed, reload, resend }: MalayalamState) {
  const isOpen = useStored(store, store.isOpen)
  const missing = useStored(store, store.countMissing)
  return (
    <div className="mb-3">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={store.toggle}
        className="flex min-h-11 items-center gap-2 text-sm font-semibold text-laterite hover:text-laterite-deep"
      >
        <Icon name="chevron" className={`size-4 transition-transform ${isOpen ? '' : '-rotate-90'}`} />
        {missing > 0 ? `Malayalam, ${missing} missing` : 'Malayalam'}
      </button>
      {loadFailed ? (
        <p role="alert" className="text-sm">
          {staffMessages.translations.loadFailed}{' '}
          <button type="button" onClick={() => reload()} className="link min-h-11 font-semibold">
            Try again
          </button>
        </p>
      ) : null}
      <UnsavedMalayalam store={store} resend={resend} />
    </div>
  )
}

/** After a record was saved without its Malayalam. */
function UnsavedMalayalam({ store, resend }: Pick<MalayalamState, 'store' | 'resend'>) {
  const count = useStored(store, store.countUnsent)
  if (count === 0) return null
  return (
    <div role="alert" className="mt-2 border-l-2 border-laterite bg-sand px-4 py-3">
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

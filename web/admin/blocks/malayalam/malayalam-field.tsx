import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { needsTranslation } from '#contract/admin/translated-words.ts'
import { staffMessages } from '#contract/staff-messages.ts'
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
  const { store, name, label, english, start, multiline, chosen } = props
  const id = useId()
  const isOpen = useStored(store, store.isOpen)
  const isReady = useStored(store, store.isReady)
  useEffect(() => store.hold(name, [english]), [store, name, english])
  useMovingText(store, english, start)
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
          start={chosen ? undefined : start}
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

/** In front of a form: shows or folds all its Malayalam, and says how much is missing. */
export function MalayalamSwitch({ store, loadFailed, reload }: MalayalamState) {
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
    </div>
  )
}

/** What is typed goes along when the English text is edited, or was before this was loaded. */
function useMovingText(store: MalayalamStore, english: string, start: string) {
  /** The English text that the typed Malayalam belongs to. An emptied field waits for its next text. */
  const at = useRef(start)
  useLayoutEffect(() => {
    if (english === at.current || english === '') return
    if (store.moveTyped(at.current, english, start)) at.current = english
  }, [store, english, start])
}

// The English fields of a form with their Malayalam: beside them in a wide form, below them in a narrow one.
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { needsTranslation } from '#contract/admin/translatable.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { Icon } from '../../../ui/icon.tsx'
import { MalayalamInput, useStored, words } from './malayalam-input.tsx'
import type { MalayalamStore } from './malayalam-store.ts'

type MalayalamState = {
  store: MalayalamStore
  /** What is saved could not be loaded. */
  loadFailed: boolean
  reload: () => unknown
}

const StoreContext = createContext<MalayalamStore | undefined>(undefined)

/** Around the fields of a form; without `shared` it has no Malayalam. */
export function WithMalayalam({ shared, children }: { shared?: MalayalamState; children: ReactNode }) {
  return (
    <StoreContext value={shared?.store}>
      <div>
        {shared ? <MalayalamSwitch {...shared} /> : null}
        {children}
      </div>
    </StoreContext>
  )
}

/** Shows or folds all Malayalam of the form, and says how much is missing. */
function MalayalamSwitch({ store, loadFailed, reload }: MalayalamState) {
  const isOpen = useStored(store, store.isOpen)
  const missing = useStored(store, store.countMissing)
  return (
    <div className="mb-3 desk:-mt-2 desk:mb-1">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={store.toggle}
        className="flex min-h-11 items-center gap-2 text-sm font-semibold text-laterite hover:text-laterite-deep"
      >
        <Icon name="chevron" className={`size-4 transition-transform ${isOpen ? '' : '-rotate-90'}`} />
        {words.title(missing)}
      </button>
      {loadFailed ? (
        <p role="alert" className="text-sm">
          {staffMessages.translations.loadFailed}{' '}
          <button type="button" onClick={() => reload()} className="link min-h-11 font-semibold">
            {words.tryAgain}
          </button>
        </p>
      ) : null}
    </div>
  )
}

type MalayalamProps = {
  /** The name of the field in its form. */
  name: string
  label: string
  english: string
  multiline?: boolean
  /** A choice, such as a category: another text is another thing, not a better wording. */
  chosen?: boolean
  className?: string
  /** Where its Malayalam stands beside it. */
  openClassName?: string
  /** Changes when the form is reset. */
  epoch?: number
  /** The English field. */
  children: ReactNode
}

export function Malayalam({ className = '', openClassName = className, ...props }: MalayalamProps) {
  const { epoch, children, ...field } = props
  const store = use(StoreContext)
  if (!store) throw new Error('A field with Malayalam stands outside of its form')
  const isOpen = useStored(store, store.isOpen)
  return (
    <div
      className={`grid grid-cols-1 ${isOpen ? `@xl:grid-cols-2 @xl:gap-x-6 ${openClassName}` : className}`}
    >
      <div className="min-w-0">{children}</div>
      <div hidden={!isOpen} className="min-w-0 @max-xl:mt-3">
        <MalayalamField key={epoch} {...field} store={store} english={field.english.trim()} />
      </div>
    </div>
  )
}

type UncontrolledProps = Omit<MalayalamProps, 'english' | 'epoch'> & { start: string }

/** The same for an uncontrolled field. */
export function MalayalamOf({ start, children, ...field }: UncontrolledProps) {
  const box = useRef<HTMLDivElement>(null)
  const [{ english, epoch }, setState] = useState({ english: start, epoch: 0 })
  const begin = useEffectEvent(() => setState({ english: start, epoch: epoch + 1 }))
  useEffect(() => {
    const own = box.current
    const form = own?.closest('form')
    const onReset = () => begin()
    const onInput = ({ target }: Event) =>
      setState((now) => ({ ...now, english: (target as HTMLInputElement).value }))
    form?.addEventListener('reset', onReset)
    own?.addEventListener('input', onInput)
    return () => {
      form?.removeEventListener('reset', onReset)
      own?.removeEventListener('input', onInput)
    }
  }, [])
  return (
    <Malayalam {...field} english={english} epoch={epoch}>
      <div ref={box}>{children}</div>
    </Malayalam>
  )
}

type FieldProps = Pick<MalayalamProps, 'name' | 'label' | 'english' | 'multiline' | 'chosen'> & {
  store: MalayalamStore
}

/** Folded, it goes on following the English text. */
function MalayalamField({ store, name, label, english, multiline, chosen }: FieldProps) {
  const id = useId()
  const isReady = useStored(store, store.isReady)
  const [start] = useState(english)
  /** The English text that the typed Malayalam belongs to. An emptied field waits for its next text. */
  const typedFor = useRef(start)
  useEffect(() => store.hold(name, [english]), [store, name, english])
  useLayoutEffect(() => {
    if (english === typedFor.current || english === '') return
    if (store.moveTyped(typedFor.current, english, start)) typedFor.current = english
  }, [store, english, start])
  return (
    <>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        <span lang="ml">മലയാളം</span>
        <span className="sr-only"> (Malayalam)</span>
      </label>
      {english !== '' && !needsTranslation(english) ? (
        <p className="py-2.5 text-sm text-stone">{words.notNeeded}</p>
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
        {words.of(label)}
      </p>
    </>
  )
}

import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { staffMessages } from '#contract/staff-messages.ts'
import { Boundary } from '../../../ui/boundary.tsx'
import type { MalayalamStore } from './malayalam-store.ts'

/** Loaded after the form, which works without them. */
const MalayalamField = lazy(() =>
  import('./malayalam-field.tsx').then(({ MalayalamField }) => ({ default: MalayalamField })),
)
const MalayalamSwitch = lazy(() =>
  import('./malayalam-field.tsx').then(({ MalayalamSwitch }) => ({ default: MalayalamSwitch })),
)

export type MalayalamState = {
  store: MalayalamStore
  /** What is saved could not be loaded. */
  loadFailed: boolean
  reload: () => unknown
}

const MalayalamContext = createContext<MalayalamState | undefined>(undefined)

const never = () => () => undefined

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

/** An English field with its Malayalam: beside it in a wide form, below it in a narrow one. */
export function Malayalam({
  className = '',
  openClassName = className,
  epoch,
  children,
  ...field
}: MalayalamProps) {
  const shared = use(MalayalamContext)
  const isOpen = useSyncExternalStore(shared?.store.subscribe ?? never, () => shared?.store.isOpen())
  const english = field.english.trim()
  const [start, setStart] = useState({ epoch, english })
  if (start.epoch !== epoch) setStart({ epoch, english })
  return (
    <div
      className={`grid grid-cols-1 ${isOpen ? `@xl:grid-cols-2 @xl:gap-x-6 ${openClassName}` : className}`}
    >
      <div className="min-w-0">{children}</div>
      {shared ? (
        <Boundary otherwise={<p className="text-sm text-stone">{staffMessages.translations.loadFailed}</p>}>
          <Suspense>
            <MalayalamField
              key={epoch}
              store={shared.store}
              {...field}
              english={english}
              start={start.english}
            />
          </Suspense>
        </Boundary>
      ) : null}
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

/** Around the fields of a form. */
export function WithMalayalam({ shared, children }: { shared?: MalayalamState; children: ReactNode }) {
  return (
    <MalayalamContext value={shared}>
      <div>
        {shared ? (
          <Boundary>
            <Suspense fallback={<div className="mb-3 h-11" />}>
              <MalayalamSwitch {...shared} />
            </Suspense>
          </Boundary>
        ) : null}
        {children}
      </div>
    </MalayalamContext>
  )
}

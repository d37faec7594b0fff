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
} from 'react'
import { staffMessages } from '#contract/staff-messages.ts'
import { Boundary } from '../../ui/boundary.tsx'
import type { MalayalamStore } from './malayalam-store.ts'

/** Loaded after the form, which works without them. */
const MalayalamField = lazy(() =>
  import('./malayalam-field.tsx').then(({ MalayalamField }) => ({ default: MalayalamField })),
)
const UnsavedMalayalam = lazy(() =>
  import('./malayalam-field.tsx').then(({ UnsavedMalayalam }) => ({ default: UnsavedMalayalam })),
)

export type MalayalamState = {
  store: MalayalamStore
  /** What is saved could not be loaded. */
  loadFailed: boolean
  reload: () => unknown
  /** Sends again what failed. */
  resend: () => unknown
}

const MalayalamContext = createContext<MalayalamState | undefined>(undefined)

type MalayalamProps = {
  /** The name of the field in its form. */
  name: string
  label: string
  english: string
  multiline?: boolean
  /** A choice, such as a category: another text is another thing, not a better wording. */
  chosen?: boolean
  className?: string
  /** Changes when the form is reset. */
  epoch?: number
  /** The English field. */
  children: ReactNode
}

/** An English field with its Malayalam: beside it in a wide form, one tap away in a narrow one. */
export function Malayalam({ className = '', epoch, children, ...field }: MalayalamProps) {
  const shared = use(MalayalamContext)
  const english = field.english.trim()
  const [start, setStart] = useState({ epoch, english })
  if (start.epoch !== epoch) setStart({ epoch, english })
  return (
    <div className={`grid grid-cols-1 ${shared ? '@xl:grid-cols-2 @xl:gap-x-6' : ''} ${className}`}>
      <div className="min-w-0">{children}</div>
      {shared ? (
        <Boundary otherwise={<p className="text-sm text-stone">{staffMessages.translations.loadFailed}</p>}>
          <Suspense fallback={<div className="h-9" />}>
            <MalayalamField key={epoch} {...shared} {...field} english={english} start={start.english} />
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
      {shared ? (
        <Boundary>
          <Suspense>
            <UnsavedMalayalam {...shared} />
          </Suspense>
        </Boundary>
      ) : null}
      {children}
    </MalayalamContext>
  )
}

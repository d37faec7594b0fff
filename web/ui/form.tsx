// The one form of all screens. Its fields are uncontrolled, so that they work before and without JavaScript.
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { clearToasts, loadToasts, toast } from './toast.ts'
import { useUnsaved } from './unsaved.ts'
import { reasonOf, words } from './words.ts'

type Values = Record<string, unknown>
type FieldErrors = Record<string, string>
/** Why a form is not accepted: a message for the toast, and one for each wrong field. */
export type Refusal = { message: string; fields: FieldErrors; reason?: string }

/** What is used of a zod schema, so that pages without one do not load zod. */
type Schema<Out> = {
  safeParse(
    values: unknown,
  ):
    | { success: true; data: Out }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } }
}

export type FormOptions<Out> = {
  /** What the fields start with. Values without a field, such as a version, are sent along. */
  defaults?: Values
  /** Errors that the server has rendered into the page. */
  errors?: FieldErrors
  required?: readonly string[]
  /** The toast for required fields that are empty. */
  missing?: string
  schema?: Schema<Out>
  /** What else can be found out before anything is sent. */
  check?: (body: FormData) => Refusal | undefined
  /** Resolves to false when nothing was saved, but not because of an error. */
  send: (values: Out, request: { body: FormData; signal: AbortSignal }) => Promise<unknown>
  onSuccess?: (values: Out) => void
  /** The toast for a failure; as a function, of the server's own message, which may be empty. */
  failed?: string | ((message: string) => string)
  autoClose?: number
  /** What is typed outlives the page: leaving it need not ask. */
  kept?: boolean
  /** A form for visitors: what is found before sending is an error, not a warning. */
  isPublic?: boolean
}

const noValues: Values = {}

export function useForm<Out = Record<string, string>>(options: FormOptions<Out>) {
  const { defaults = noValues, required = [], missing = '', failed = '', isPublic } = options
  const element = useRef<HTMLFormElement>(null)
  const request = useRef<AbortController>(undefined)
  const [values, setValues] = useState(defaults)
  const [resets, setResets] = useState(0)
  const [errors, setErrors] = useState(() => shorten(options.errors ?? {}))
  const [busy, setBusy] = useState(false)
  const [dirty, setDirty] = useState(false)
  useUnsaved(dirty && !options.kept)
  useEffect(loadToasts, [])
  useEffect(() => () => request.current?.abort(), [])
  useLayoutEffect(() => {
    if (resets === 0) return
    element.current?.reset()
    // What is chosen elsewhere is no part of the form's values.
    for (const select of element.current?.querySelectorAll<HTMLSelectElement>('select[data-value]') ?? [])
      select.value = select.dataset.value ?? ''
    // React writes the default of a text area with every render. One with a value of its own keeps the cursor then.
    for (const area of element.current?.querySelectorAll('textarea') ?? []) area.value = area.defaultValue
  }, [resets])

  // A newer record replaces what the form shows as soon as nothing is typed any more. The one that it shows already must
  // not: a reset takes away the cursor.
  const source = JSON.stringify(defaults)
  const [seen, setSeen] = useState(source)
  if (source !== seen && !dirty) {
    setSeen(source)
    if (source !== JSON.stringify(values)) reset(defaults)
  }

  function reset(next: Values = defaults) {
    setValues(next)
    setErrors({})
    setDirty(false)
    setResets((count) => count + 1)
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    clearToasts()
    const form = event.currentTarget
    const body = new FormData(form)
    const checked = validate(form, body)
    if ('refusal' in checked) return refuse(form, checked.refusal, isPublic ? toast.error : toast.warning)
    setErrors({})
    setBusy(true)
    request.current = new AbortController()
    try {
      const saved = (await options.send(checked.data, { body, signal: request.current.signal })) !== false
      flushSync(() => {
        setBusy(false)
        if (saved) setDirty(false)
      })
      if (saved) options.onSuccess?.(checked.data)
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return setBusy(false)
      const { message, fields } = isRefusal(error) ? error : { message: '', fields: {} }
      const toastText = typeof failed === 'string' ? failed : failed(message)
      refuse(form, { message: toastText, fields, reason: reasonOf(error) }, toast.error)
    }
  }

  function validate(form: HTMLFormElement, body: FormData): { data: Out } | { refusal: Refusal } {
    const typed = { ...values, ...readValues(form) }
    const empty = required.filter((name) => isEmpty(typed[name]))
    if (empty.length > 0) return { refusal: { message: missing, fields: toFillIn(empty) } }
    const parsed = options.schema?.safeParse(typed) ?? { success: true, data: typed as Out }
    if (!parsed.success) {
      const { issues } = parsed.error
      const fields = Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]))
      return { refusal: { message: issues[0]?.message ?? missing, fields } }
    }
    const refusal = options.check?.(body)
    if (!refusal) return { data: parsed.data }
    const message = typeof failed === 'string' ? refusal.message : failed(refusal.message)
    return { refusal: { ...refusal, message } }
  }

  /** Those of the server name all that is missing, at each field that is empty. */
  function shorten(found: FieldErrors): FieldErrors {
    return { ...found, ...toFillIn(required.filter((name) => name in found && isEmpty(values[name]))) }
  }

  /** Focuses the first wrong field, or else the submit button. */
  function refuse(form: HTMLFormElement, { message, fields, reason }: Refusal, notify: typeof toast.error) {
    flushSync(() => {
      setErrors(fields)
      setBusy(false)
    })
    if (message) notify(message, { autoClose: options.autoClose, reason })
    const controls = controlsOf(form)
    const first = controls.find(({ name }) => fields[name]) ?? controls.find(({ type }) => type === 'submit')
    first?.focus()
  }

  function onInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const typed = readValues(currentTarget)
    setDirty(Object.keys(typed).some((name) => name in values && typed[name] !== textOf(values[name])))
    const { name } = target as HTMLInputElement
    if (errors[name]) setErrors(({ [name]: _, ...others }) => others)
  }

  /** Everything that a field needs beside its label. */
  function field(name: string) {
    return {
      name,
      required: required.includes(name) || undefined,
      readOnly: busy,
      defaultValue: name in values ? textOf(values[name]) : undefined,
      error: errors[name],
    }
  }

  return {
    props: { ref: element, onSubmit, onInput, noValidate: true },
    field,
    busy,
    dirty,
    reset,
    submit: () => element.current?.requestSubmit(),
  }
}

export type Form = Pick<ReturnType<typeof useForm>, 'props' | 'field' | 'busy'>

const controlsOf = (form: HTMLFormElement) => [...form.elements] as HTMLInputElement[]

/** Unlike FormData, with the fields of a disabled fieldset. */
function readValues(form: HTMLFormElement) {
  const values: Record<string, string> = {}
  for (const { name, type, value, checked } of controlsOf(form)) {
    if (name && (type !== 'radio' || checked)) values[name] = type === 'checkbox' ? String(checked) : value
  }
  return values
}

const textOf = (value: unknown) => String(value ?? '')

/** Nothing of it is seen: the schemas of the contract strip the same. */
const isEmpty = (value: unknown) => !/[^\p{C}\p{Z}]/u.test(textOf(value))

const toFillIn = (names: string[]) => Object.fromEntries(names.map((name) => [name, words.fillThisIn]))

const isRefusal = (error: unknown): error is Refusal =>
  typeof error === 'object' && error !== null && 'fields' in error

const bar =
  'block h-2 w-full appearance-none overflow-hidden rounded border-0 bg-line [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-leaf'

/** How far an upload has come, 0 to 1. */
export function Progress({ value, label }: { value: number; label: string }) {
  const percent = Math.round(value * 100)
  return (
    <div className="text-sm">
      <div className="mb-1.5 flex justify-between gap-4">
        <span>{label}</span>
        <span className="text-stone tabular-nums">{percent}%</span>
      </div>
      <progress className={bar} max={100} value={percent} aria-label={label} />
    </div>
  )
}

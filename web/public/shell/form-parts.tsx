// What the two public forms share: they work before and without JavaScript, and lose nothing that was typed.
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CallName } from '#contract/calls.ts'
import { CallError } from '../../api.ts'
import { Icon } from '../../ui/icon.tsx'
import { fetchNotices, toast } from '../../ui/toast.tsx'
import { useFormErrors } from './page-context.ts'

type Wrong = Record<string, string>
type Rules = {
  form: CallName
  required: readonly string[]
  /** The sentence for an empty required field. */
  fillAll: string
  /** What else can be seen before anything is sent. */
  check?: (body: FormData) => Wrong
  send: (body: FormData, signal: AbortSignal) => Promise<unknown>
  done: () => void
  /** The sentence for a refusal, from the server's own (empty when there was no answer). */
  failure: (sentence: string) => string
}

export function useForm({ form, required, fillAll, check, send, done, failure }: Rules) {
  const posted = useFormErrors(form)
  const [wrong, setWrong] = useState<Wrong>(posted?.errors ?? {})
  const [busy, setBusy] = useState(false)
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])

  function refuse(target: HTMLFormElement, found: Wrong, sentence: string) {
    // The marks stand and the button is awake before one of them takes the focus.
    flushSync(() => {
      setWrong(found)
      setBusy(false)
    })
    toast.error(sentence)
    const fields = [...target.elements]
    const first =
      fields.find((field) => found[field.getAttribute('name') ?? '']) ??
      fields.find((field) => field.getAttribute('type') === 'submit')
    if (first instanceof HTMLElement) first.focus()
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const target = event.currentTarget
    const body = new FormData(target)
    const empty = required.filter((name) => String(body.get(name) ?? '').trim() === '')
    if (empty.length > 0)
      return refuse(target, Object.fromEntries(empty.map((name) => [name, fillAll])), fillAll)
    const found = check?.(body) ?? {}
    const [sentence] = Object.values(found)
    if (sentence) return refuse(target, found, failure(sentence))

    sending.current = new AbortController()
    setWrong({})
    setBusy(true)
    try {
      await send(body, sending.current.signal)
      done()
    } catch (error) {
      if (sending.current.signal.aborted) return
      const { sentence, fields } = error instanceof CallError ? error : { sentence: '', fields: {} }
      refuse(target, fields, sentence === fillAll ? fillAll : failure(sentence))
    } finally {
      setBusy(false)
    }
  }

  /** Everything a field needs beside its label. */
  function field(name: string) {
    const sentence = wrong[name]
    return {
      name,
      required: required.includes(name),
      defaultValue: posted?.fields[name],
      error: sentence === fillAll ? 'Please fill this in.' : sentence,
    }
  }

  function forget({ target }: FormEvent<HTMLFormElement>) {
    fetchNotices()
    const name = target instanceof HTMLElement ? (target.getAttribute('name') ?? '') : ''
    if (wrong[name]) setWrong(({ [name]: _, ...rest }) => rest)
  }

  return {
    posted,
    busy,
    field,
    form: { onSubmit: submit, onInput: forget, method: 'post', noValidate: true },
  } as const
}

/** Where a page that answers a form says so; forms name it in their address, so that browsers go there. */
export const answerId = 'answer'

/** What the server said about a form that came without JavaScript. */
export function Refused({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div
      ref={ref}
      id={answerId}
      role="alert"
      tabIndex={-1}
      className="mb-8 flex items-start gap-3 border border-alarm bg-white p-4 text-alarm"
    >
      <Icon name="warning" className="mt-1 size-5" />
      <div>{children}</div>
    </div>
  )
}

/** A field no person sees; whoever fills it in is a machine. */
export function Honeypot() {
  return (
    <div inert aria-hidden="true" className="absolute -left-[100vw] size-px overflow-hidden">
      <label>
        Website
        <input name="website" autoComplete="off" tabIndex={-1} />
      </label>
    </div>
  )
}

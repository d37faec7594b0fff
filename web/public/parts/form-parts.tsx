// What the public forms share.
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { CallName } from '#contract/calls.ts'
import type { FormErrors } from '#contract/page-context.ts'
import { addressOf } from '../../api.ts'
import { useFormErrors } from '../../page-context.ts'
import { type FormOptions, useForm } from '../../ui/form.tsx'
import { Icon, Mark } from '../../ui/icon.tsx'
import { Text } from '../content/text.tsx'

/** `refused` is what the server found wrong when the form came without JavaScript. */
export function usePublicForm(call: CallName, options: FormOptions<unknown>) {
  const refused = useFormErrors(call)
  const { fields: defaults, errors } = refused ?? {}
  return { ...useForm({ defaults, errors, ...options, isPublic: true }), call, refused }
}

type PublicFormProps = {
  form: ReturnType<typeof usePublicForm>
  /** The parameters of the call's path. */
  params?: Record<string, string>
  /** Stands below the message of a refused form. */
  advice?: string
  className?: string
  children: ReactNode
}

/** Works before and without JavaScript: the browser posts it, and the server answers with the page and its errors. */
export function PublicForm({ form, params, advice, className, children }: PublicFormProps) {
  const [isSentAgain, setIsSentAgain] = useState(false)
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    setIsSentAgain(true)
    return form.props.onSubmit(event)
  }
  const action = `${addressOf(form.call, { params })}#${answerId}`
  return (
    <form
      {...form.props}
      onSubmit={onSubmit}
      method="post"
      action={action}
      encType="multipart/form-data"
      className={className}
    >
      {form.refused && !isSentAgain ? <Refused errors={form.refused} advice={advice} /> : null}
      <Honeypot />
      {children}
    </form>
  )
}

export function Refused({ errors, advice }: { errors: FormErrors; advice?: string }) {
  return (
    <Answer role="alert" className="mb-8 flex items-start gap-3 border border-alarm bg-white p-4 text-alarm">
      <Icon name="warning" className="mt-1 size-5" />
      <div>
        <p className="font-semibold">{errors.sentence}</p>
        {advice ? <Text.p className="text-sm">{advice}</Text.p> : null}
      </div>
    </Answer>
  )
}

export function Thanks({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Answer
      role="status"
      className="flex items-start gap-5 border-l-2 border-brass bg-sand p-6 outline-none focus-visible:shadow-none md:p-8"
    >
      <Mark className="size-10 shrink-0 text-laterite max-sm:hidden" />
      <div>
        <Text.p className="font-serif text-xl">{title}</Text.p>
        <div className="mt-2 max-w-measure text-stone">{children}</div>
      </div>
    </Answer>
  )
}

/** Forms name it in their action, so that browsers scroll to it. */
const answerId = 'answer'

/** Reports on a sent form; focused, so that screen readers announce it. */
function Answer(props: ComponentProps<'div'>) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return <div ref={ref} id={answerId} tabIndex={-1} {...props} />
}

/** A field that no person sees; whoever fills it in is a bot. */
function Honeypot() {
  return (
    <div inert aria-hidden="true" className="absolute -left-[100vw] size-px overflow-hidden">
      <label>
        Website
        <input name="website" autoComplete="off" tabIndex={-1} />
      </label>
    </div>
  )
}

/**
 * The page in another language is another document: what a page must not lose is handed over when that language is chosen.
 * Returns what ends it.
 */
export function handOver(key: string, read: () => unknown) {
  function onClick({ target }: MouseEvent) {
    if (!(target instanceof Element && target.closest('a[data-language]'))) return
    // In a browser without storage nothing is handed over.
    try {
      sessionStorage.setItem(key, JSON.stringify(read()))
    } catch {}
  }
  document.addEventListener('click', onClick, true)
  return () => document.removeEventListener('click', onClick, true)
}

export function takeOver(key: string) {
  try {
    const value = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    sessionStorage.removeItem(key)
    return value ?? undefined
  } catch {}
}

/** State that stays when the language is changed. */
export function useHandedOver<T>(key: string) {
  const [value, setValue] = useState<T>()
  useEffect(() => setValue(takeOver(key)), [key])
  useEffect(() => (value === undefined ? undefined : handOver(key, () => value)), [key, value])
  return [value, setValue] as const
}

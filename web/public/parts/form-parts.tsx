// What the public forms share.
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { CallName } from '#contract/calls.ts'
import type { FormErrors } from '#contract/pages.ts'
import { addressOf, newKey } from '../../calls/api.ts'
import { settled, useFormErrors } from '../../page-context.ts'
import { isHydrated } from '../../screen.tsx'
import { type FormOptions, useForm } from '../../ui/form.tsx'
import { Icon, Mark } from '../../ui/icon.tsx'
import { Text } from '../content/text.tsx'

/** `refused` is what the server found wrong when the form came without JavaScript. */
export function usePublicForm(call: CallName, options: FormOptions<unknown>) {
  const refused = useFormErrors(call)
  const { fields: defaults, errors } = refused ?? {}
  function onSuccess(values: unknown) {
    settled.add(refused)
    options.onSuccess?.(values)
  }
  return { ...useForm({ defaults, errors, ...options, onSuccess, isPublic: true }), call, refused }
}

type PublicFormProps = {
  form: ReturnType<typeof usePublicForm>
  /** The parameters of the call's path; a private link makes nothing twice. */
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
    // Before hydration something may have been typed.
    giveKey(event)
  }
  return (
    <form
      {...form.props}
      onInputCapture={giveKey}
      onSubmitCapture={onSubmit}
      method="post"
      action={`${addressOf(form.call, { params })}#${answerId}`}
      encType="multipart/form-data"
      className={className}
    >
      {form.refused && !isSentAgain ? <Refused errors={form.refused} advice={advice} /> : null}
      <Honeypot />
      {params ? null : (
        <input
          type="hidden"
          name="idempotency_key"
          defaultValue={form.field('idempotency_key').defaultValue}
        />
      )}
      {children}
    </form>
  )
}

/** It goes with what is typed: to a draft, to the page in the other language, and again after a lost answer. */
function giveKey({ currentTarget }: FormEvent<HTMLFormElement>) {
  const field = currentTarget.elements.namedItem('idempotency_key')
  if (field instanceof HTMLInputElement) field.value ||= newKey()
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
      className="flex items-start gap-4 border-l-2 border-brass bg-sand p-6 outline-none focus-visible:shadow-none md:p-8"
    >
      <Mark className="size-10 shrink-0 text-laterite max-sm:hidden" />
      <div>
        <Text.p className="text-xl font-semibold">{title}</Text.p>
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
  useEffect(() => {
    // Before, the browser has shown it already, and whoever has gone on to something else stays there.
    if (isHydrated()) ref.current?.focus()
    else if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
  }, [])
  return <div ref={ref} id={answerId} tabIndex={-1} {...props} />
}

/** A field that no person sees; whoever fills it in is a bot. */
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

/** What is known of a form that was sent. language/choice.ts hands it over to the page in another language. */
export function useSent<T>() {
  const [sent, setSent] = useState<T>()
  useEffect(() => {
    const { sent: restored } = document.documentElement.dataset
    if (restored) setSent(JSON.parse(restored))
  }, [])
  useEffect(() => {
    const { dataset } = document.documentElement
    if (sent) dataset.sent = JSON.stringify(sent)
    return () => void delete dataset.sent
  }, [sent])
  return [sent, setSent] as const
}

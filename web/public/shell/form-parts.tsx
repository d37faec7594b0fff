// What the two public forms share.
import { type ReactNode, useEffect, useRef } from 'react'
import { type CallName, calls } from '#contract/calls.ts'
import type { Form } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { FormErrors } from './page-context.ts'

/** The element that reports on a sent form. Forms name it in their action, so that browsers scroll to it. */
export const answerId = 'answer'

type PublicFormProps = {
  call: CallName
  form: Form
  /** What the server found wrong when the form came without JavaScript. */
  refused: FormErrors | undefined
  /** Stands below the message about that. */
  advice?: string
  className?: string
  children: ReactNode
}

/** Works before and without JavaScript: the browser posts it, and the server answers with the page and its errors. */
export function PublicForm({ call, form, refused, advice, className, children }: PublicFormProps) {
  return (
    <form
      {...form.props}
      method="post"
      action={`${calls[call].path}#${answerId}`}
      encType="multipart/form-data"
      className={className}
    >
      {refused ? (
        <Refused>
          <p className="font-semibold">{refused.sentence}</p>
          {advice ? <p className="text-sm">{advice}</p> : null}
        </Refused>
      ) : null}
      <Honeypot />
      {children}
    </form>
  )
}

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

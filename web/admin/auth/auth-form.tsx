// The frame of login, signup and password screens.
import { type ReactNode, useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { minPasswordLength, redirectDelayMs } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/field.tsx'
import { type Form, type Refusal, useForm } from '../../ui/form.tsx'
import { toast } from '../../ui/toast.tsx'
import { Heading } from '../shell/heading.tsx'

type Field = Form['field']
type AuthFormProps<Name extends string> = {
  title: string
  note?: string
  fields: readonly Name[]
  /** The toast for empty fields. */
  missing?: string
  check?: (body: FormData) => Refusal | undefined
  send: (values: Record<Name, string>) => Promise<{ message: string }>
  onSuccess: (values: Record<Name, string>) => void
  /** The toasts when the server sends no message. */
  words: { done: string; failed: string }
  submit: string
  busyLabel: string
  /** Shown instead of the form once it has done its work. */
  done?: ReactNode
  links: readonly (readonly [question: string, to: string, label: string])[]
  children: (field: Field) => ReactNode
}

export function AuthForm<Name extends string>(props: AuthFormProps<Name>) {
  const { title, note, words, done, links, children } = props
  const form = useForm<Record<Name, string>>({
    required: props.fields,
    missing: props.missing ?? messages.auth.fillAll,
    check: props.check,
    async send(values) {
      const { message } = await props.send(values)
      toast.success(message || words.done)
    },
    onSuccess: props.onSuccess,
    failed: (message) => message || words.failed,
  })
  if (done) {
    return (
      <>
        <Heading title={title} />
        {done}
      </>
    )
  }
  return (
    <>
      <Heading title={title} note={note} />
      <form {...form.props} className="grid gap-6">
        {children(form.field)}
        <Button type="submit" busy={form.busy} busyLabel={props.busyLabel}>
          {props.submit}
        </Button>
      </form>
      <ul className="mt-8 border-t border-line pt-4 text-sm">
        {links.map(([question, to, label]) => (
          <li key={to} className="flex flex-wrap items-center gap-x-2">
            <span className="text-stone">{question}</span>
            <Link to={to} className="link inline-flex min-h-11 items-center font-semibold">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

export function NewPasswordField({ field, label }: { field: Field; label: string }) {
  return (
    <PasswordField
      {...field('password')}
      label={label}
      hint={`At least ${minPasswordLength} characters. A few words that only you put together work well.`}
      autoComplete="new-password"
    />
  )
}

/** Replaces the page in the history, since its address may contain a link that has been used. */
export function RedirectToLogin({ children, email }: { children: string; email?: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(
      () => navigate(adminPages.login.path, { state: { email }, replace: true }),
      redirectDelayMs,
    )
    return () => clearTimeout(timer)
  }, [navigate, email])

  return (
    <p role="status" className="border-l-2 border-leaf bg-sand px-4 py-3">
      {children}{' '}
      <Link to={adminPages.login.path} state={{ email }} replace className="link font-semibold">
        Log in now
      </Link>
    </p>
  )
}

// The frame of login, signup and password screens.
import { type ReactNode, useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { minPasswordLength, redirectDelayMs } from '#contract/limits.ts'
import { adminPages } from '#contract/pages.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/field.tsx'
import type { Form } from '../../ui/form.tsx'
import { Heading } from '../shell/heading.tsx'

type AuthFormProps = {
  title: string
  note?: string
  form: Form
  submit: string
  busyLabel: string
  /** What is shown instead of the form once it has done its work. */
  done?: ReactNode
  links: readonly (readonly [question: string, to: string, label: string])[]
  children: ReactNode
}

export function AuthForm({ title, note, form, submit, busyLabel, done, links, children }: AuthFormProps) {
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
        {children}
        <Button type="submit" busy={form.busy} busyLabel={busyLabel}>
          {submit}
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

export function NewPasswordField({ form, label }: { form: Form; label: string }) {
  return (
    <PasswordField
      {...form.field('password')}
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

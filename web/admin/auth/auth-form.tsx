// The frame of login, signup and password screens.
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { languageIn, languageNames, languageParameter, languages } from '#contract/languages.ts'
import { redirectDelayMs, wrongPasswordLength } from '#contract/limits.ts'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { CallError } from '../../calls/api.ts'
import { language } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { type Refusal, useForm } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast.ts'
import { Heading } from '../blocks/heading.tsx'
import { words } from './words.ts'

export const emailField = { label: words.email, type: 'email', autoComplete: 'username' }
export const passwordField = { label: words.password, autoComplete: 'current-password' }
export const newPasswordField = {
  label: words.password,
  hint: words.passwordHint,
  autoComplete: 'new-password',
}

/** Says at the field, before anything is sent, that a new password is too short. */
export function checkNewPassword(body: FormData): Refusal | undefined {
  const message = wrongPasswordLength(String(body.get('password')))
  return message ? { message, fields: { password: message } } : undefined
}

/** What somebody who waits for approval does next. Where no mail is sent, approval opens the account. */
export const afterApproval = (sendsMail = true) => (sendsMail ? words.afterApproval : words.afterApprovalNow)

/** The server remembers the chosen one until an account says otherwise. */
const otherLanguages = languages.filter((one) => one !== language)

/** Only what was chosen on this page, not what the browser remembers. */
export function chosenLanguage() {
  const chosen = new URLSearchParams(location.search).get(languageParameter)
  return chosen ? { mail_language: languageIn(chosen) } : undefined
}

/** The path of another of these screens, which goes on in the language that was chosen by hand. */
function inChosenLanguage(path: string) {
  const chosen = chosenLanguage()
  return chosen ? `${path}?${languageParameter}=${chosen.mail_language}` : path
}

type AuthFormProps<Name extends string> = {
  title: string
  note?: ReactNode
  /** Stands above the fields. */
  notice?: string
  /** Without a type it is a password. */
  fields: Record<Name, ComponentProps<typeof TextField>>
  /** The toast for empty fields. */
  missing?: string
  check?: (body: FormData) => Refusal | undefined
  /** Resolves to undefined when another step must follow, such as the second step of a login. */
  send: (values: Record<Name, string>) => Promise<{ message: string } | undefined>
  /** Called in addition to the toast. */
  onRefused?: (error: CallError) => void
  onSuccess?: (values: Record<Name, string>) => void
  /** The toasts when the server sends no message. */
  outcome: { done: string; failed: string }
  submit: string
  busyLabel: string
  /** Shown instead of the form once it has done its work. */
  done?: ReactNode
  links: readonly (readonly [question: string, to: string, label: string])[]
  /** Stands below the fields. */
  children?: ReactNode
  /** Stands below the form. */
  instead?: ReactNode
}

export function AuthForm<Name extends string>(props: AuthFormProps<Name>) {
  const { title, note, fields, outcome, done, links } = props
  // The address may hold the token of the set-up.
  const query = Object.fromEntries(useSearchParams()[0])
  const form = useForm<Record<Name, string>>({
    required: Object.keys(fields),
    missing: props.missing ?? staffMessages.auth.fillAll,
    check: props.check,
    async send(values) {
      // For a new account; other calls do not read it.
      const answer = await props.send({ ...values, ...chosenLanguage() }).catch((error) => {
        if (error instanceof CallError) props.onRefused?.(error)
        throw error
      })
      if (!answer) return false
      toast.success(answer.message || outcome.done)
      return true
    },
    onSuccess: props.onSuccess,
    failed: (message) => message || outcome.failed,
  })
  return (
    <>
      <Heading title={title} note={done ? undefined : note} />
      {done ?? (
        <>
          {props.notice ? <Notice className="mb-8">{props.notice}</Notice> : null}
          <form {...form.props} className="grid gap-6">
            {Object.entries<ComponentProps<typeof TextField>>(fields).map(([name, field]) => {
              const Field = field.type ? TextField : PasswordField
              return <Field key={name} {...form.field(name)} {...field} />
            })}
            {props.children}
            <Button type="submit" busy={form.busy} busyLabel={props.busyLabel}>
              {props.submit}
            </Button>
          </form>
          {props.instead}
          <ul className="mt-8 border-t border-line pt-4 text-sm">
            {links.map(([question, to, label]) => (
              <li key={to} className="flex flex-wrap items-center gap-x-2">
                <span className="text-stone">{question}</span>
                <Link
                  to={inChosenLanguage(to)}
                  className="link inline-flex min-h-11 items-center font-semibold"
                >
                  {label}
                </Link>
              </li>
            ))}
            {otherLanguages.map((one) => (
              <li key={one}>
                <a
                  href={`?${new URLSearchParams({ ...query, [languageParameter]: one })}`}
                  lang={one}
                  className="link inline-flex min-h-11 items-center font-semibold"
                >
                  {languageNames[one]}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

export function Notice({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <p role="status" className={`border-l-2 border-leaf bg-sand px-4 py-3 ${className}`}>
      {children}
    </p>
  )
}

/** In place of a form that has nothing left to do. */
export function LogInInstead({ children }: { children: string }) {
  return (
    <p>
      {children}{' '}
      <Link to={adminPages.login.path} className="link font-semibold">
        {words.logIn}
      </Link>
    </p>
  )
}

/** What the login screen is told: where the person was going, whose login it is, and a sentence to repeat. */
export type LoginState = { from?: string; email?: string; notice?: string } | null

/** Replaces the page in the history, since its address may contain a link that has been used. */
export function RedirectToLogin({ notice, email }: { notice: string; email?: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    const state: LoginState = { email, notice }
    const timer = setTimeout(
      () => navigate(inChosenLanguage(adminPages.login.path), { state, replace: true }),
      redirectDelayMs,
    )
    return () => clearTimeout(timer)
  }, [navigate, email, notice])

  return (
    <Notice>
      {notice} {words.opensSoon}{' '}
      <Link
        to={inChosenLanguage(adminPages.login.path)}
        state={{ email, notice }}
        replace
        className="link font-semibold"
      >
        {words.logInNow}
      </Link>
    </Notice>
  )
}

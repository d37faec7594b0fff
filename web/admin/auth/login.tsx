import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { CallError, call } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import { Heading } from '../shell/heading.tsx'
import { setFlag } from './flag.ts'
import { useOpenForm } from './open-form.ts'
import { OtherWays } from './other-ways.tsx'

/** Where one was going when the login came in between, or who has just signed up. */
type Arrival = { from?: string; email?: string } | null

export function Page() {
  const navigate = useNavigate()
  const arrival = useLocation().state as Arrival
  const [waiting, setWaiting] = useState(false)
  const { busy, form, field } = useOpenForm({
    fields: ['email', 'password'],
    missing: messages.auth.fillAll,
    failed: messages.auth.loginFailed,
    async send(body) {
      try {
        const { message } = await call('login', { body })
        setFlag()
        toast.success(message || messages.auth.loggedIn)
        navigate(arrival?.from ?? adminPages.dashboard.path, { replace: true })
      } catch (error) {
        setWaiting(error instanceof CallError && error.status === 403)
        throw error
      }
    },
  })

  return (
    <>
      <Heading title="Log in" />
      <form {...form}>
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="username"
          defaultValue={arrival?.email}
        />
        <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
        {waiting ? (
          <p className="border-l-2 border-brass bg-sand px-4 py-3 text-sm">
            Your email and password are right. Ask the owner to open Accounts in the admin area and approve
            you, then log in again.
          </p>
        ) : null}
        <Button type="submit" busy={busy} busyLabel="Logging in...">
          Log in
        </Button>
      </form>
      <OtherWays
        ways={[
          ['Forgot your password?', adminPages.forgotPassword.path, 'Get a new one'],
          ['New here?', adminPages.signup.path, 'Sign up'],
        ]}
      />
    </>
  )
}

import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { minPasswordLength } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { call } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import { Heading } from '../shell/heading.tsx'
import { OnToLogin } from './on-to-login.tsx'
import { useOpenForm } from './open-form.ts'
import { OtherWays } from './other-ways.tsx'

export function Page() {
  // The set-up link that a fresh public site prints in its log.
  const setup = useSearchParams()[0].get('setup') ?? undefined
  const [signedUp, setSignedUp] = useState<string>()
  const { busy, form, field } = useOpenForm({
    fields: ['email', 'password'],
    missing: messages.auth.fillAll,
    failed: messages.auth.signupFailed,
    async send(typed) {
      const { message } = await call('signup', { body: { ...typed, setup } })
      toast.success(message || messages.auth.signedUp)
      setSignedUp(typed.email)
    },
  })

  if (signedUp !== undefined)
    return (
      <>
        <Heading title="Sign up" />
        <OnToLogin
          sentence="Your account is made. If it is not the first one, you can log in once an owner has approved it."
          email={signedUp}
        />
      </>
    )

  return (
    <>
      <Heading
        title="Sign up"
        note="For people who work here. The first account owns the site; every later one can log in once an owner has approved it."
      />
      <form {...form}>
        <TextField {...field('email')} label="Email" type="email" autoComplete="username" />
        <PasswordField
          {...field('password')}
          label="Password"
          hint={`At least ${minPasswordLength} characters. A few words that only you put together work well.`}
          autoComplete="new-password"
        />
        <Button type="submit" busy={busy} busyLabel="Signing up...">
          Sign up
        </Button>
      </form>
      <OtherWays ways={[['You have an account?', adminPages.login.path, 'Log in']]} />
    </>
  )
}

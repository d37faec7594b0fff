import { useState } from 'react'
import { useParams } from 'react-router'
import { minPasswordLength } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { call } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import { Heading } from '../shell/heading.tsx'
import { OnToLogin } from './on-to-login.tsx'
import { useOpenForm } from './open-form.ts'
import { OtherWays } from './other-ways.tsx'

export function Page() {
  const { token = '' } = useParams()
  const [done, setDone] = useState(false)
  const { busy, form, field } = useOpenForm({
    fields: ['password', 'again'],
    missing: messages.auth.fillAll,
    failed: messages.auth.somethingWrong,
    check: ({ password, again }) =>
      password === again ? undefined : { name: 'again', sentence: messages.auth.mismatch },
    async send({ password }) {
      const { message } = await call('resetPassword', { params: { token }, body: { password } })
      toast.success(message || messages.auth.resetDone)
      setDone(true)
    },
  })

  if (done)
    return (
      <>
        <Heading title="Choose a new password" />
        <OnToLogin sentence="Your new password is saved. The login opens in a moment." />
      </>
    )

  return (
    <>
      <Heading title="Choose a new password" />
      <form {...form}>
        <PasswordField
          {...field('password')}
          label="New password"
          hint={`At least ${minPasswordLength} characters. A few words that only you put together work well.`}
          autoComplete="new-password"
        />
        <PasswordField {...field('again')} label="The same again" autoComplete="new-password" />
        <Button type="submit" busy={busy} busyLabel={messages.auth.resetting}>
          Reset password
        </Button>
      </form>
      <OtherWays
        ways={[
          ['The link does not work?', adminPages.forgotPassword.path, 'Ask for a new one'],
          ['You remember it?', adminPages.login.path, 'Log in'],
        ]}
      />
    </>
  )
}

import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { call } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import { Heading } from '../shell/heading.tsx'
import { useOpenForm } from './open-form.ts'
import { OtherWays } from './other-ways.tsx'

export function Page() {
  const [sentTo, setSentTo] = useState<string>()
  const { busy, form, field } = useOpenForm({
    fields: ['email'],
    missing: messages.auth.enterEmail,
    failed: messages.auth.somethingWrong,
    async send(body) {
      const { message } = await call('forgotPassword', { body })
      toast.success(message || messages.auth.resetSent)
      setSentTo(body.email.trim())
    },
  })

  return (
    <>
      <Heading
        title="Forgot password"
        note="Tell us the email address of your account, and we send a link with which you choose a new password."
      />
      <form {...form}>
        <TextField {...field('email')} label="Email" type="email" autoComplete="username" />
        {sentTo ? (
          <p className="border-l-2 border-leaf bg-sand px-4 py-3 text-sm">
            If {sentTo} has an account here, the mail is on its way. The link works once, for 30 minutes. Look
            into the spam folder too.
          </p>
        ) : null}
        <Button type="submit" busy={busy} busyLabel="Sending...">
          {sentTo ? 'Send it again' : 'Send the link'}
        </Button>
      </form>
      <OtherWays ways={[['You remember it?', adminPages.login.path, 'Log in']]} />
    </>
  )
}

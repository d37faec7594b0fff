import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { CallError, call } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { PasswordField, TextField } from '../ui/field.tsx'
import { toast } from '../ui/toast.tsx'
import { setFlag } from './flag.ts'

export function Page() {
  const navigate = useNavigate()
  const from = (useLocation().state as { from?: string } | null)?.from
  const [busy, setBusy] = useState(false)

  async function logIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const email = String(form.get('email')).trim()
    const password = String(form.get('password'))
    if (!email || !password) return toast.error(messages.auth.fillAll)
    setBusy(true)
    try {
      const { message } = await call('login', { body: { email, password } })
      setFlag()
      toast.success(message || messages.auth.loggedIn)
      navigate(from ?? adminPages.dashboard.path, { replace: true })
    } catch (error) {
      toast.error((error instanceof CallError && error.sentence) || messages.auth.loginFailed)
      setBusy(false)
    }
  }

  return (
    <form onSubmit={logIn} noValidate className="space-y-6">
      <title>Log in</title>
      <h1 className="text-3xl">Log in</h1>
      <TextField label="Email" name="email" type="email" autoComplete="username" required />
      <PasswordField label="Password" name="password" autoComplete="current-password" required />
      <Button type="submit" busy={busy} busyLabel="Logging in...">
        Log in
      </Button>
    </form>
  )
}

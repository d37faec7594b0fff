// What one changes about one's own account.
import { useQueryClient } from '@tanstack/react-query'
import { maxNameLength } from '#contract/limits.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.tsx'
import { toast } from '../../ui/toast.tsx'
import { checkNewPassword, newPasswordField, passwordField } from './auth-form.tsx'
import { adminCall } from './session.ts'

const words = {
  missing: staffMessages.auth.fillAll,
  failed: (message: string) => message || staffMessages.auth.somethingWrong,
}

export function NameForm({ name }: { name: string }) {
  const client = useQueryClient()
  const form = useForm<{ name: string }>({
    ...words,
    defaults: { name },
    send: async (body) => toast.success((await adminCall('changeName', { body })).message),
    onSuccess: () => client.invalidateQueries(),
  })
  return (
    <form {...form.props} className="grid gap-5">
      <TextField
        {...form.field('name')}
        label="Your name"
        hint="Your colleagues see it in place of your email address."
        autoComplete="name"
        maxLength={maxNameLength}
      />
      <Button type="submit" busy={form.busy} busyLabel="Saving..." className="justify-self-start">
        Save name
      </Button>
    </form>
  )
}

type PasswordChange = { current_password: string; password: string }

export function PasswordForm({ email }: { email: string }) {
  const client = useQueryClient()
  const form = useForm<PasswordChange>({
    ...words,
    required: ['current_password', 'password'],
    check: checkNewPassword,
    send: async ({ current_password, password }) => {
      const body = { current_password, password }
      toast.success((await adminCall('changePassword', { body })).message)
    },
    onSuccess() {
      form.reset()
      client.invalidateQueries()
    },
  })
  return (
    <form {...form.props} className="grid gap-5">
      {/* So that a password manager knows whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...form.field('current_password')} {...passwordField} label="Current password" />
      <PasswordField {...form.field('password')} {...newPasswordField} label="New password" />
      <p className="text-sm text-stone">You stay logged in here. Every other device is logged out.</p>
      <Button type="submit" busy={form.busy} busyLabel="Saving..." className="justify-self-start">
        Change password
      </Button>
    </form>
  )
}

// The form that asks for the password again, loaded when it is needed.
import { accessMessages } from '#contract/access/messages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { useCall } from '../../calls/api.ts'
import { Button } from '../../ui/button.tsx'
import { useForm } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { passwordField } from '../auth/auth-form.tsx'
import { DialogButtons } from '../blocks/confirm.tsx'
import { PasskeyButton } from './finish-login.tsx'
import { canUsePasskeys } from './passkey.ts'
import type { Proof } from './proof.tsx'
import { words } from './words.ts'

export function ProofForm({ send }: { send: (proof: Proof) => Promise<void> }) {
  const { data } = useCall('getSecondStep', {})
  const hasPasskey = canUsePasskeys() && data !== undefined && data.passkeys.length > 0
  const form = useForm<{ password: string }>({
    required: ['password'],
    missing: accessMessages.secondStep.passwordNeeded,
    send: ({ password }) => send({ password }),
    failed: (message) => message || staffMessages.auth.somethingWrong,
  })
  return (
    <form {...form.props} className="grid gap-5">
      <p className="text-stone">{words.proof}</p>
      <PasswordField {...form.field('password')} {...passwordField} data-first />
      <DialogButtons>
        <Button type="submit" busy={form.busy} busyLabel={words.checking}>
          {words.continue}
        </Button>
        {hasPasskey ? (
          <PasskeyButton variant="secondary" label={words.usePasskey} onDone={() => send({})} />
        ) : null}
      </DialogButtons>
    </form>
  )
}

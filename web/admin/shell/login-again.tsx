import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SecondStepKind } from '#contract/access/second-step.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { inBoth } from '#contract/words.ts'
import { type CallError, call } from '../../calls/api.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { type Refusal, useForm } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { emailField, passwordField } from '../auth/auth-form.tsx'
import { useAccount } from '../blocks/calls.ts'
import { DialogButtons } from '../blocks/confirm.tsx'
import { FinishLogin, PasskeyButton } from '../second-step/finish-login.tsx'
import { canUsePasskeys } from '../second-step/passkey.ts'

export function LoginAgain({ onLogin, onGiveUp }: { onLogin: () => void; onGiveUp: () => void }) {
  const account = useAccount()
  const [steps, setSteps] = useState<SecondStepKind[]>()
  const form = useForm<{ email: string; password: string }>({
    check: (body) =>
      body.get('email') && body.get('password') ? undefined : besidePassword(staffMessages.auth.fillAll),
    async send(body) {
      const { second_step } = await call('login', { body }).catch(({ message, reason = '' }: CallError) => {
        throw besidePassword(message || `${staffMessages.auth.loginFailed}. ${reason}`)
      })
      setSteps(second_step)
      return second_step === undefined
    },
    onSuccess: onLogin,
  })
  const element = form.props.ref
  // It is loaded after its dialog, which has put the focus on the title.
  useEffect(() => focusFirst(element.current), [element])
  function restart() {
    flushSync(() => setSteps(undefined))
    focusFirst(element.current)
  }
  if (steps) return <FinishLogin steps={steps} onDone={onLogin} onRestart={restart} />
  return (
    <form {...form.props} className="grid gap-5">
      <p className="text-stone">{words.why}</p>
      <TextField {...form.field('email')} {...emailField} defaultValue={account?.email} required />
      <PasswordField {...form.field('password')} {...passwordField} data-first required />
      <DialogButtons>
        <Button type="submit" busy={form.busy} busyLabel={words.busy}>
          {words.submit}
        </Button>
        {canUsePasskeys() ? (
          <PasskeyButton variant="secondary" label={words.passkey} onDone={onLogin} />
        ) : null}
        <Button variant="secondary" onClick={onGiveUp}>
          {words.leave}
        </Button>
      </DialogButtons>
    </form>
  )
}

const focusFirst = (form: HTMLFormElement | null) => form?.querySelector<HTMLElement>('[data-first]')?.focus()

/** Shown at the field instead of in a toast. */
const besidePassword = (message: string): Refusal => ({ message: '', fields: { password: message } })

const words = inBoth({
  why: [
    'You were away for a while, so we logged you out. Log in to carry on where you were; nothing you typed is lost.',
    'കുറച്ചു നേരം ഒന്നും ചെയ്യാതിരുന്നതുകൊണ്ട് ലോഗ് ഔട്ട് ആയി. ലോഗിൻ ചെയ്ത് നിർത്തിയിടത്തുനിന്നു തുടരൂ; എഴുതിയതൊന്നും പോയിട്ടില്ല.',
  ],
  busy: ['Logging in...', 'ലോഗിൻ ചെയ്യുന്നു...'],
  submit: ['Log in and carry on', 'ലോഗിൻ ചെയ്ത് തുടരാം'],
  passkey: ['Use a passkey', 'പാസ്കീ ഉപയോഗിക്കാം'],
  leave: ['Leave without saving', 'സേവ് ചെയ്യാതെ പോകാം'],
})

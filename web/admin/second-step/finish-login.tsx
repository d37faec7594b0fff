import { useEffect, useRef, useState } from 'react'
import { accessMessages } from '#contract/access/messages.ts'
import type { SecondStepKind } from '#contract/access/second-step.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { CallError, call } from '../../calls/api.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.tsx'
import { SettingForm } from '../blocks/forms/setting-form.tsx'
import { words } from './login-words.ts'
import { canUsePasskeys } from './passkey.ts'
import { PasskeyButton } from './passkey-button.tsx'

type FinishLoginProps = {
  steps: readonly SecondStepKind[]
  onDone: (message: string) => void
  /** Back to email and password. */
  onRestart: () => void
}

/** After the right password: passkey, code of the app, or recovery code. */
export function FinishLogin({ steps, onDone, onRestart }: FinishLoginProps) {
  const usable = steps.filter((step) => step !== 'passkey' || canUsePasskeys())
  const [step, setStep] = useState(usable[0])
  const box = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    const first = box.current?.querySelector<HTMLElement>(step ? '[data-first]' : 'button')
    first?.focus()
  }, [step])
  return (
    <div ref={box} className="grid gap-6">
      <p className="text-stone">{accessMessages.secondStep.askedNote}</p>
      {step === 'passkey' ? <PasskeyButton data-first label={words.usePasskey} onDone={onDone} /> : null}
      {step === 'app' || step === 'recovery' ? (
        <CodeForm key={step} step={step} onDone={onDone} onRestart={onRestart} />
      ) : null}
      <div className="flex flex-wrap gap-x-2">
        {usable
          .filter((other) => other !== step)
          .map((other) => (
            <Button key={other} variant="quiet" className="-ml-5" onClick={() => setStep(other)}>
              {words.kinds[other]}
            </Button>
          ))}
      </div>
      <LostEverything />
      <Button variant="secondary" className="justify-self-start" onClick={onRestart}>
        {words.startAgain}
      </Button>
    </div>
  )
}

function CodeForm({
  step,
  onDone,
  onRestart,
}: Omit<FinishLoginProps, 'steps'> & { step: 'app' | 'recovery' }) {
  const form = useForm<{ code: string }>({
    required: ['code'],
    missing: accessMessages.secondStep.codeMissing,
    async send({ code }) {
      try {
        onDone((await call('finishLogin', { body: { code } })).message)
      } catch (error) {
        if (error instanceof CallError && error.code === 'start_again') onRestart()
        throw error
      }
    },
    failed: (message) => message || staffMessages.auth.loginFailed,
  })
  const field =
    step === 'app'
      ? {
          label: words.appCode,
          hint: words.appCodeHint,
          inputMode: 'numeric' as const,
        }
      : { label: words.recoveryCode, hint: words.recoveryCodeHint }
  return (
    <SettingForm form={form} submit={words.logIn} busyLabel={words.checking}>
      <TextField
        {...form.field('code')}
        {...field}
        autoComplete={step === 'app' ? 'one-time-code' : 'off'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        data-first
      />
    </SettingForm>
  )
}

const LostEverything = () => (
  <details className="border-t border-line pt-4 text-sm">
    <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{words.lost}</summary>
    <ul className="mt-2 grid list-disc gap-2 pl-5 text-stone">
      <li>{words.lostCodes}</li>
      <li>{words.lostAsk}</li>
      <li>
        {words.lostOwner} <code className="wrap-anywhere">npm run admin -- lift-second-step</code>{' '}
        {words.lostOwnerEnd}
      </li>
    </ul>
  </details>
)

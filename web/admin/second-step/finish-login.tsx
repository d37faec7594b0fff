import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { accessMessages } from '#contract/access/messages.ts'
import type { SecondStepKind } from '#contract/access/second-step.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { inBoth } from '#contract/words.ts'
import { CallError, call } from '../../calls/api.ts'
import { Button, type ButtonVariant } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.tsx'
import { reportError } from '../blocks/calls.ts'
import { SettingForm } from '../blocks/forms/setting-form.tsx'
import { canUsePasskeys, logInByPasskey } from './passkey.ts'

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

type PasskeyButtonProps = {
  label: string
  variant?: ButtonVariant
  className?: string
  'data-first'?: true
  onDone: (message: string) => unknown
}

/** Logs in with a passkey. */
export function PasskeyButton({ label, onDone, ...look }: PasskeyButtonProps) {
  const [busy, setBusy] = useState(false)
  async function use({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    setBusy(true)
    try {
      const { message } = await logInByPasskey()
      await onDone(message)
      setBusy(false)
    } catch (error) {
      reportError(error, staffMessages.auth.loginFailed)
      // It had no focus while it was disabled.
      flushSync(() => setBusy(false))
      button.focus()
    }
  }
  return (
    <Button {...look} icon="user" busy={busy} busyLabel={words.waiting} onClick={use}>
      {label}
    </Button>
  )
}

const words = inBoth({
  kinds: {
    passkey: ['Use a passkey', 'പാസ്കീ ഉപയോഗിക്കാം'],
    app: ['Use the code of your app', 'ആപ്പിലെ കോഡ് ഉപയോഗിക്കാം'],
    recovery: ['Use a recovery code', 'റിക്കവറി കോഡ് ഉപയോഗിക്കാം'],
  },
  usePasskey: ['Use your passkey', 'നിങ്ങളുടെ പാസ്കീ ഉപയോഗിക്കാം'],
  waiting: ['Waiting for your device...', 'നിങ്ങളുടെ ഉപകരണത്തിനായി കാത്തിരിക്കുന്നു...'],
  startAgain: ['Start again', 'ആദ്യം മുതൽ തുടങ്ങാം'],
  appCode: ['Code of your app', 'ആപ്പിലെ കോഡ്'],
  appCodeHint: ['The six digits that the app shows now.', 'ആപ്പിൽ ഇപ്പോൾ കാണുന്ന ആറക്കം.'],
  recoveryCode: ['Recovery code', 'റിക്കവറി കോഡ്'],
  recoveryCodeHint: [
    'One of the ten that you kept. Each works once.',
    'നിങ്ങൾ സൂക്ഷിച്ച പത്തെണ്ണത്തിൽ ഒന്ന്. ഓരോന്നും ഒരു തവണ മാത്രം.',
  ],
  logIn: ['Log in', 'ലോഗിൻ ചെയ്യാം'],
  checking: ['Checking...', 'പരിശോധിക്കുന്നു...'],
  lost: ['I cannot use any of these', 'ഇതൊന്നും ഉപയോഗിക്കാൻ കഴിയുന്നില്ല'],
  lostCodes: [
    'Did you keep your recovery codes? One of them is enough, also without your phone.',
    'റിക്കവറി കോഡുകൾ സൂക്ഷിച്ചിട്ടുണ്ടോ? അതിലൊന്നു മതി, ഫോൺ ഇല്ലാതെയും.',
  ],
  lostAsk: [
    'Otherwise ask an owner of the site. Under Accounts, an owner can lift your second step. Then your password is enough, and you set up your new phone.',
    'ഇല്ലെങ്കിൽ ഉടമയോടു പറയൂ. അക്കൗണ്ടുകൾ എന്ന പേജിൽ ഉടമയ്ക്ക് നിങ്ങളുടെ രണ്ടാം ഘട്ടം ഒഴിവാക്കാം. പിന്നെ പാസ്വേഡ് മതി; പുതിയ ഫോൺ അതിനുശേഷം ഒരുക്കാം.',
  ],
  lostOwner: [
    'Are you the only owner? Whoever runs the server can lift it with',
    'ഉടമ നിങ്ങൾ മാത്രമാണോ? സെർവർ നോക്കുന്നയാൾക്ക് ഈ കമാൻഡ് കൊണ്ട് ഒഴിവാക്കാം:',
  ],
  lostOwnerEnd: ['and your email address.', 'കൂടെ നിങ്ങളുടെ ഇമെയിൽ വിലാസവും.'],
})

import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { accessMessages } from '#contract/access/messages.ts'
import type { SecondStepKind } from '#contract/access/second-step.ts'
import type { FailureCode } from '#contract/call.ts'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { call, useCall } from '../../calls/api.ts'
import { focusMain } from '../../ui/navigation.tsx'
import { toast } from '../../ui/toast.ts'
import { signedIn } from '../blocks/calls.ts'
import { Heading } from '../blocks/heading.tsx'
import { FinishLogin, PasskeyButton } from '../second-step/finish-login.tsx'
import { canUsePasskeys } from '../second-step/passkey.ts'
import { someUpdateWaits } from '../updates/queue-store.ts'
import {
  AuthForm,
  afterApproval,
  chosenLanguage,
  emailField,
  type LoginState,
  passwordField,
} from './auth-form.tsx'
import { words } from './words.ts'

export function Page() {
  const navigate = useNavigate()
  const state = useLocation().state as LoginState
  const [refusal, setRefusal] = useState<FailureCode>()
  const waits = refusal === 'not_confirmed' || refusal === 'not_allowed'
  const signup = useCall('getSignup', {}).data
  const [steps, setSteps] = useState<SecondStepKind[]>()
  const [updateWaits, setUpdateWaits] = useState(false)
  useEffect(() => void someUpdateWaits().then(setUpdateWaits, () => undefined), [])

  async function enter() {
    signedIn.set()
    const body = chosenLanguage()
    // Whoever is in stays in without it.
    if (body) await call('changeMailLanguage', { body }).catch(() => undefined)
    navigate(state?.from ?? adminPages.dashboard.path, { replace: true })
  }

  function enterWith(message: string) {
    toast.success(message)
    enter()
  }

  function restart() {
    flushSync(() => setSteps(undefined))
    focusMain()
  }

  if (steps)
    return (
      <>
        <Heading title={accessMessages.secondStep.asked} />
        <FinishLogin steps={steps} onDone={enterWith} onRestart={restart} />
      </>
    )
  return (
    <AuthForm
      title={adminPages.login.title}
      note={updateWaits ? words.updateWaits : undefined}
      notice={waits ? undefined : state?.notice}
      fields={{ email: { ...emailField, defaultValue: state?.email }, password: passwordField }}
      send={async (body) => {
        const answer = await call('login', { body })
        setSteps(answer.second_step)
        return answer.second_step ? undefined : answer
      }}
      onRefused={({ code }) => setRefusal(code)}
      onSuccess={enter}
      instead={
        canUsePasskeys() ? (
          <>
            <PasskeyButton
              variant="secondary"
              className="mt-4 w-full"
              label={words.byPasskey}
              onDone={enterWith}
            />
            <p className="mt-2 text-sm text-stone">{words.ifPasskey}</p>
          </>
        ) : null
      }
      outcome={{ done: staffMessages.auth.loggedIn, failed: staffMessages.auth.loginFailed }}
      submit={words.logIn}
      busyLabel={words.loggingIn}
      links={[
        [words.forgot.question, adminPages.forgotPassword.path, words.forgot.link],
        ...(signup?.open === false
          ? []
          : [[words.newHere.question, adminPages.signup.path, words.newHere.link] as const]),
      ]}
    >
      {waits ? (
        <p className="border-l-2 border-brass bg-sand px-4 py-3 text-sm">
          {words.rightButWaiting}{' '}
          {refusal === 'not_confirmed'
            ? words.openMail
            : `${words.askApproval} ${afterApproval(signup?.sends_mail)}`}
        </p>
      ) : null}
    </AuthForm>
  )
}

// Passkeys in the browser; the library is loaded when one is used.
import { accessMessages } from '#contract/access/messages.ts'
import { CallError, call } from '../../calls/api.ts'
import { adminCall } from '../blocks/calls.ts'

const words = accessMessages.secondStep
const load = () => import('@simplewebauthn/browser')

export const canUsePasskeys = () => typeof window !== 'undefined' && 'PublicKeyCredential' in window

/** Whether this device itself can keep one: fingerprint, face or PIN. */
export const hasOwnAuthenticator = async () =>
  canUsePasskeys() &&
  (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false))

/** Begins a session. Throws a sentence for people when no passkey was used. */
export async function logInByPasskey() {
  const { options } = await call('passkeyLoginOptions', {})
  const { startAuthentication } = await load()
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
  const response = await startAuthentication({ optionsJSON: options as unknown as Options }).catch(() =>
    giveUp(words.passkeyFailed),
  )
  return call('passkeyLogin', { body: { response: { ...response, clientExtensionResults: {} } } })
}

export async function addPasskey(options: object) {
  const { startRegistration } = await load()
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
  const response = await startRegistration({ optionsJSON: options as Options }).catch((error: Error) => {
    if (error.name === 'InvalidStateError') throw new CallError(0, words.passkeyTaken)
    return giveUp(words.passkeyNotAdded)
  })
  return adminCall('addPasskey', { body: { response: { ...response, clientExtensionResults: {} } } })
}

/** Cancelled, no passkey for this site, or too slow: browsers do not say which. */
function giveUp(sentence: string): never {
  throw new CallError(0, sentence)
}

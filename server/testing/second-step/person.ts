// For tests only: a person who sets up and uses a second step, with a cookie jar.

import type { Call, CallOutput } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { codeAt, stepAt } from '../../auth/second-step/totp.ts'
import { createTestApp, send } from '../app.ts'
import { createAuthenticator } from './authenticator.ts'

type App = Awaited<ReturnType<typeof createTestApp>>['app']

export const password = 'a long enough secret'

/** A site whose owner is Asha. */
export async function createAsha(...given: Parameters<typeof createTestApp>) {
  const site = await createTestApp(...given)
  const asha = createPerson(site.app)
  await asha.signUp()
  return { ...site, asha }
}

export function createPerson(app: App, email = 'owner@example.com', phone = createAuthenticator()) {
  const jar = new Map<string, string>()
  let secret = Buffer.alloc(0)

  async function ask(call: Call, payload?: object, param?: string) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await send(app, call, { payload, param, headers: cookie ? { cookie } : {} })
    for (const { name, value } of answer.cookies) value ? jar.set(name, value) : jar.delete(name)
    return answer
  }

  const logIn = () => ask(calls.login, { email, password })

  async function signUp() {
    await ask(calls.signup, { email, password })
    return logIn()
  }

  async function startApp() {
    const answer = await ask(calls.startAppCodes, { password })
    secret = fromBase32(answer.json().secret)
    return answer
  }

  const code = (now = new Date(), steps = 0) => codeAt(secret, stepAt(now) + steps)

  /** Returns the recovery codes, if these are new. */
  async function setUpApp(now = new Date()) {
    await startApp()
    const answer = await ask(calls.confirmAppCodes, { code: code(now) })
    return answer.json().recovery_codes as string[]
  }

  async function addPasskey() {
    const { options } = (await ask(calls.passkeyOptions, { password })).json()
    return ask(calls.addPasskey, { response: phone.create(options) })
  }

  const loginOptions = async () => (await ask(calls.passkeyLoginOptions)).json().options

  async function logInByPasskey(how?: Parameters<typeof phone.get>[1]) {
    return ask(calls.passkeyLogin, { response: phone.get(await loginOptions(), how) })
  }

  /** By the link in the mail about a stranger's login, and then with a new password. */
  async function shutOut(token: string, chosen: string) {
    const ended = await ask(calls.endSessionsByLink, undefined, token)
    const { reset, done, message } = ended.json<Partial<CallOutput<typeof calls.endSessionsByLink>>>()
    if (reset) await ask(calls.resetPassword, { password: chosen }, reset.split('/').at(-1))
    return { statusCode: ended.statusCode, done: done ?? [], message }
  }

  const isIn = async () => (await ask(calls.whoAmI)).statusCode === 200
  const session = () => jar.get('session')

  return {
    ...{ jar, phone, ask, logIn, signUp, startApp, code, setUpApp, addPasskey },
    ...{ loginOptions, logInByPasskey, shutOut, isIn, session },
  }
}

function fromBase32(text: string) {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

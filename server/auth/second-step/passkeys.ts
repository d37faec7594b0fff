// Makes and checks what browsers exchange about passkeys (WebAuthn). The library takes a while to load, so it is loaded at
// the first use.
import { isIP } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Assertion, Attestation } from '#contract/access/second-step.ts'
import type { Clock } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'
import { newToken } from '../../db/settings.ts'
import { challengeMs, findLink, giveToken, useLink } from '../../records/links.ts'
import type { Cookies } from '../sessions.ts'
import type { PasskeyRow } from './store.ts'

const load = () => import('@simplewebauthn/server')
const timeoutMs = 5 * 60_000
/** EdDSA, ES256 and RS256: what devices have. */
const supportedAlgorithmIDs = [-8, -7, -257]

export type PasskeyChecks = ReturnType<typeof createPasskeyChecks>
type Person = { id: string; email: string; name: string }

export function createPasskeyChecks(publicUrl: string) {
  const { origin, hostname, protocol } = new URL(publicUrl)
  const expected = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true }
  /** Browsers ask for https, except on the same machine, and for a name. */
  const arePossible =
    hostname === 'localhost' || (protocol === 'https:' && !hostname.startsWith('[') && isIP(hostname) === 0)

  async function optionsToAdd(person: Person, company: string, there: PasskeyRow[], challenge: string) {
    const { generateRegistrationOptions } = await load()
    return generateRegistrationOptions({
      rpName: company,
      rpID: hostname,
      userID: new Uint8Array(Buffer.from(person.id)),
      userName: person.email,
      userDisplayName: person.name || person.email,
      challenge: bytesOf(challenge),
      timeout: timeoutMs,
      attestationType: 'none',
      supportedAlgorithmIDs,
      excludeCredentials: there.map(describe),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  }

  /** Without passkeys the browser offers those that it has for this site. */
  async function optionsToLogIn(challenge: string, passkeys?: PasskeyRow[]) {
    const { generateAuthenticationOptions } = await load()
    return generateAuthenticationOptions({
      rpID: hostname,
      challenge: bytesOf(challenge),
      timeout: timeoutMs,
      userVerification: 'required',
      allowCredentials: passkeys?.map(describe),
    })
  }

  /** Undefined when it is not a right answer to the challenge. */
  async function checkNew(response: Attestation, challenge: string) {
    const { verifyRegistrationResponse } = await load()
    try {
      const checked = await verifyRegistrationResponse({
        response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
        expectedChallenge: challenge,
        supportedAlgorithmIDs,
        ...expected,
      })
      if (!checked.verified || !checked.registrationInfo) return undefined
      const { id, publicKey, counter } = checked.registrationInfo.credential
      return { id, public_key: Buffer.from(publicKey).toString('base64url'), counter }
    } catch {
      // The library throws for whatever does not fit.
      return undefined
    }
  }

  /** The new counter; undefined for a wrong answer, also when the counter went back, as that of a copy would. */
  async function checkLogin(response: Assertion, challenge: string, passkey: PasskeyRow) {
    const { userHandle } = response.response
    if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== passkey.account_id) return undefined
    const { verifyAuthenticationResponse } = await load()
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
        expectedChallenge: challenge,
        credential: { id: passkey.id, publicKey: bytesOf(passkey.public_key), counter: passkey.counter },
        ...expected,
      })
      return verified ? authenticationInfo.newCounter : undefined
    } catch {
      return undefined
    }
  }

  return { arePossible, optionsToAdd, optionsToLogIn, checkNew, checkLogin }
}

/** The challenge that an answer claims to sign; empty when there is none. */
export function challengeIn({ response: { clientDataJSON } }: Assertion | Attestation) {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
const describe = ({ id, transports }: PasskeyRow) => ({ id, transports: JSON.parse(transports) as string[] })

// What the server waits for an answer to: a login that lacks its second step, the signature of a passkey. Each is answered
// once, in the browser that asked for it.

export type Challenges = ReturnType<typeof createChallenges>
type Purpose = 'login' | 'passkey' | 'add_passkey'

export function createChallenges(clock: Clock, cookies: Cookies) {
  /** A login that waits for a passkey has both. */
  const cookieOf = (purpose: Purpose) => (purpose === 'login' ? 'login' : 'challenge')

  /** Returns a random text for the passkey to sign; the cookie shows that the answer comes from the same browser. */
  async function create(tx: Db, reply: FastifyReply, purpose: Purpose, accountId: string | null) {
    const [challenge, secret] = [newToken(), newToken()]
    const token = join(purpose === 'login' ? '' : challenge, secret)
    await giveToken(tx, purpose, clock(), { account: accountId, token })
    cookies.set(reply, cookieOf(purpose), secret, challengeMs)
    return challenge
  }

  const tokenIn = (request: FastifyRequest, purpose: Purpose, signed: string) =>
    join(signed, cookies.read(request, cookieOf(purpose)) ?? '')

  /** Undefined when it was answered, has expired, or is of another browser. */
  const find = (db: Db, request: FastifyRequest, purpose: Purpose, signed = '') =>
    findLink(db, tokenIn(request, purpose, signed), [purpose], clock())

  /** The same, and it can't be answered again. */
  const use = (tx: Db, request: FastifyRequest, purpose: Purpose, signed = '') =>
    useLink(tx, tokenIn(request, purpose, signed), [purpose], clock())

  function clearCookies(request: FastifyRequest, reply: FastifyReply) {
    for (const purpose of ['login', 'passkey'] as const)
      if (cookies.read(request, cookieOf(purpose))) cookies.clear(reply, cookieOf(purpose))
  }

  return { create, find, use, clearCookies }
}

const join = (signed: string, secret: string) => `${signed} ${secret}`

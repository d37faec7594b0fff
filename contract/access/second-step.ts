// The second step of a login (passkeys, codes of an authenticator app, recovery codes), and who must have one.
import { z } from 'zod'
import { type Call, get, post, put, remove } from '../call.ts'
import { maxPasskeyNameLength } from '../limits.ts'
import { byId, lineSchema, message, texts } from '../schemas.ts'
import { accessMessages } from './messages.ts'
import { roles } from './roles.ts'

/** The password again, unless it or a passkey was used in this session a few minutes ago. */
export const proof = z.object({
  password: z.string().max(1_000, accessMessages.secondStep.passwordNeeded).optional(),
})

/** What a call has that always asks for it. */
export const proved = { proof: true, body: proof } as const

const words = accessMessages.secondStep

export const codeInput = z.object({ code: lineSchema(words.codeMissing, 'The code', 40) })

/** A base64url field of the browser's response. */
const encoded = (max: number) => z.string({ error: words.passkeyRefused }).max(max, words.passkeyRefused)
const credential = {
  id: encoded(1_400),
  rawId: encoded(1_400),
  type: z.literal('public-key', words.passkeyRefused),
  clientExtensionResults: z.looseObject({}).default({}),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().catch(undefined),
}
const assertion = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: encoded(4_000),
        authenticatorData: encoded(4_000),
        signature: encoded(8_000),
        userHandle: encoded(200).optional(),
      },
      words.passkeyRefused,
    ),
  },
  words.passkeyRefused,
)
const attestation = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: encoded(4_000),
        attestationObject: encoded(20_000),
        transports: z.array(z.string().max(20)).max(10).default([]),
      },
      words.passkeyRefused,
    ),
  },
  words.passkeyRefused,
)

const browserOptions = z.object({ options: z.looseObject({}) })
/** A credential's id, in base64url. */
const byPasskey = z.object({ id: z.string().regex(/^[\w-]{1,1400}$/) })
const passkeyName = z.object({ name: lineSchema('Please enter a name.', 'The name', maxPasskeyNameLength) })

/** Includes recovery codes if there were none before; they are shown only once. */
const added = message.extend({ recovery_codes: z.array(z.string()).optional() })

export const passkey = z.object({ ...texts('id', 'name', 'created_at'), last_used_at: z.string().nullable() })

export const secondStep = z.object({
  passkeys: z.array(passkey),
  app: z.boolean(),
  recovery_codes: z.number(),
  /** Passkeys need https and a host name, or localhost. */
  passkeys_possible: z.boolean(),
  /** The day from which the roles of this account need a second step. */
  required_from: z.string().nullable(),
})

export const policy = z.object({
  roles: z.array(z.enum(roles)),
  /** A day in India. */
  from: z.iso.date(words.dayMissing),
})
const policyChange = z.object({ roles: policy.shape.roles, from: policy.shape.from.nullable() })
const newPolicy = policyChange.extend(proof.shape)

export const secondStepCalls = {
  finishLogin: { ...post('/admin/login/code'), access: 'anyone', body: codeInput },
  passkeyLoginOptions: {
    ...post('/admin/login/passkey-options'),
    access: 'anyone',
    limit: 'passkeyOptions',
    output: browserOptions,
  },
  passkeyLogin: {
    ...post('/admin/login/passkey'),
    access: 'anyone',
    body: z.object({ response: assertion }),
  },
  getSecondStep: { ...get('/admin/second-step'), access: 'self', output: secondStep },
  passkeyOptions: { ...post('/admin/passkeys/options'), ...proved, access: 'self', output: browserOptions },
  addPasskey: {
    ...post('/admin/passkeys'),
    access: 'self',
    body: z.object({ response: attestation }),
    output: added,
  },
  renamePasskey: { ...put('/admin/passkeys/:id'), access: 'self', params: byPasskey, body: passkeyName },
  removePasskey: { ...post('/admin/passkeys/:id/remove'), ...proved, access: 'self', params: byPasskey },
  startAppCodes: {
    ...post('/admin/app-codes'),
    ...proved,
    access: 'self',
    output: z.object({ secret: z.string(), address: z.string() }),
  },
  confirmAppCodes: { ...post('/admin/app-codes/confirm'), access: 'self', body: codeInput, output: added },
  removeAppCodes: { ...post('/admin/app-codes/remove'), ...proved, access: 'self' },
  newRecoveryCodes: {
    ...post('/admin/recovery-codes'),
    ...proved,
    access: 'self',
    output: message.extend({ recovery_codes: z.array(z.string()) }),
  },
  endOtherSessions: { ...remove('/admin/sessions'), access: 'self' },
  liftSecondStep: { ...post('/admin/users/:id/lift-second-step'), ...proved, access: 'owner', params: byId },
  getPolicy: { ...get('/admin/second-step-policy'), access: 'owner', output: policyChange },
  changePolicy: { ...put('/admin/second-step-policy'), ...proved, access: 'owner', body: newPolicy },
} as const satisfies Record<string, Call>

export const secondSteps = ['passkey', 'app', 'recovery'] as const
export type SecondStepKind = (typeof secondSteps)[number]
export type SecondStep = z.infer<typeof secondStep>
export type Passkey = z.infer<typeof passkey>
export type Policy = z.infer<typeof policyChange>
export type Assertion = z.infer<typeof assertion>
export type Attestation = z.infer<typeof attestation>

import { z } from 'zod'
import { maxPasswordLength, minPasswordLength } from './limits.ts'
import { messages } from './messages.ts'
import type { Rows } from './route.ts'
import { byId, email, id, message, pageQuery, search, texts } from './text.ts'

const missing = messages.auth.fillAll

/** Any text, so that a malformed password gets the same response as a wrong one. */
export const credentials = z.object({
  email: email(missing),
  password: z.string({ error: missing }).min(1, missing).max(1_000, messages.auth.wrongCredentials),
})

/** Normalised before hashing, so that the same password typed on another keyboard matches. */
export const normalPassword = (password: string) => password.normalize('NFKC')
const lengthOf = (password: string) => [...normalPassword(password)].length

const newPassword = z
  .string({ error: missing })
  .refine((value) => value.trim() !== '', { error: missing, abort: true })
  .refine(
    (value) => lengthOf(value) >= minPasswordLength,
    `The password needs at least ${minPasswordLength} characters`,
  )
  .refine(
    (value) => lengthOf(value) <= maxPasswordLength,
    `The password may have at most ${maxPasswordLength} characters`,
  )

export const signupInput = z.object({
  email: email(missing),
  password: newPassword,
  /** The token of the set-up link, which only the first account of a public site needs. */
  setup: z.string().max(200).optional(),
})

export const forgotInput = z.object({ email: email(messages.auth.enterEmail) })
export const resetInput = z.object({ password: newPassword })
export const byToken = z.object({ token: z.string().max(200) })

export const roles = ['owner', 'staff'] as const
export const accountStatuses = ['active', 'waiting'] as const

export const account = z.object({
  id,
  email: z.string(),
  role: z.enum(roles),
  status: z.enum(accountStatuses),
  created_at: z.string(),
  last_login_at: z.string().nullable(),
})

export const accountQuery = pageQuery.extend({
  search,
  role: z.enum(roles).optional(),
  status: z.enum(accountStatuses).optional(),
  sort: z.enum(['waiting', 'email', 'newest', 'oldest', 'login']).default('waiting'),
})

export const session = z.object({
  id,
  ...texts('device', 'created_at', 'last_used_at'),
  current: z.boolean(),
})

export const accountRows = {
  login: {
    summary: 'Log in: answers with the cookie of a session',
    access: 'anyone',
    body: credentials,
    output: message,
  },
  signup: {
    summary: 'Ask for an account; the first one owns the site, later ones wait for approval',
    access: 'anyone',
    body: signupInput,
    limit: 'signup',
    output: message,
  },
  forgotPassword: {
    summary: 'Ask for a link to choose a new password',
    access: 'anyone',
    body: forgotInput,
    limit: 'forgotAnybody',
    output: message,
  },
  resetPassword: {
    summary: 'Choose a new password; ends all sessions of the account',
    access: 'anyone',
    params: byToken,
    body: resetInput,
    output: message,
  },
  logout: { access: 'staff', output: message },
  whoAmI: { summary: 'The account that is logged in', access: 'staff', output: account },
  listSessions: {
    summary: 'Where this account is logged in',
    access: 'staff',
    query: pageQuery,
    output: session,
  },
  endSession: { access: 'staff', params: byId, output: message },
  listAccounts: { access: 'owner', query: accountQuery, output: account },
  approveAccount: { access: 'owner', params: byId, output: message },
  removeAccount: {
    summary: 'Refuse or remove an account; its sessions end',
    access: 'owner',
    params: byId,
    output: message,
  },
} as const satisfies Rows

export type Account = z.infer<typeof account>
export type AccountQuery = z.infer<typeof accountQuery>
export type Session = z.infer<typeof session>

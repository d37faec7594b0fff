import { z } from 'zod'
import { type Call, get, list, post, put, remove } from '../call.ts'
import { languages } from '../languages.ts'
import { maxNameLength, wrongPasswordLength } from '../limits.ts'
import {
  byId,
  emailSchema,
  invisible,
  message,
  optionalTextSchema,
  pageQuery,
  searchQuery,
  texts,
} from '../schemas.ts'
import { staffMessages } from '../staff-messages.ts'
import { accessMessages } from './messages.ts'
import { roles } from './roles.ts'
import { proof } from './second-step.ts'

const missing = staffMessages.auth.fillAll

/** Any text, so that a malformed password gets the same response as a wrong one. */
export const credentials = z.object({
  email: emailSchema(missing),
  password: z.string({ error: missing }).min(1, missing).max(1_000, staffMessages.auth.wrongCredentials),
})

export const newPassword = z
  .string({ error: missing })
  .refine((value) => value.trim() !== '', { error: missing, abort: true })
  .refine((value) => !wrongPasswordLength(value), {
    error: ({ input }) => wrongPasswordLength(String(input)),
  })

export const mailLanguageInput = z.object({
  mail_language: z.enum(languages, staffMessages.auth.chooseLanguage),
})

export const signupInput = z.object({
  email: emailSchema(missing),
  password: newPassword,
  /** The token of the set-up link, which only the first account of a public site needs. */
  setup: z.string().max(200).optional(),
  /** Chosen by hand for the new account. */
  ...mailLanguageInput.partial().shape,
})

export const forgotInput = z.object({ email: emailSchema(staffMessages.auth.enterEmail) })
export const resetInput = z.object({ password: newPassword })
export const passwordChange = z.object({
  current_password: credentials.shape.password,
  password: newPassword,
})
/** On one line, without invisible characters and marks that would reverse a sentence of the diary. */
export const personName = optionalTextSchema('The name', maxNameLength)
  .removeDefault()
  .overwrite((name) =>
    name
      .replace(invisible, ' ')
      .replace(/[\s\u200b\u2060]+/g, ' ')
      .trim(),
  )
export const nameInput = z.object({ name: personName })
export const byToken = z.object({ token: z.string().max(200) })

/** An approved account opens by the link that it gets; a locked one came back with a backup and is let in by an owner. */
export const accountStatuses = ['active', 'approved', 'locked', 'waiting'] as const

/** The first account owns the site; later ones are staff and wait for approval. */
export const signedUp = message.extend({ role: z.enum(['owner', 'staff']) })
export const chosenRoles = z.array(z.enum(roles)).min(1, accessMessages.accounts.chooseRole)
/** Making an owner needs a proof. */
export const rolesChange = proof.extend({ roles: chosenRoles })
/** Without roles, all but owner. */
export const approval = rolesChange.partial()
/** `second_step`: how to finish the login; absent when it is complete. */
const loggedIn = message.extend({ second_step: z.array(z.enum(['passkey', 'app', 'recovery'])).optional() })
/** The link itself only where no mail can be sent, and while the account is not open. */
const sentLink = message.extend({ link: z.string().optional() })
/** Whether a link still works; says nothing about the account. */
export const linkState = z.object({ works: z.boolean() })

export const account = byId.extend({
  /** Empty until somebody gives one. */
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
  status: z.enum(accountStatuses),
  created_at: z.string(),
  last_login_at: z.string().nullable(),
  confirmed_at: z.string().nullable(),
  /** Of the admin area, and of mails to this account. */
  mail_language: z.enum(languages),
  /** Whether the login asks for more than the password. */
  second_step: z.boolean().optional(),
  /** A second step is required but not set up yet: only `self` calls are allowed. */
  second_step_due: z.boolean().optional(),
})

export const listedAccount = account.extend({
  /** What the login asks for after the password; empty when that is enough. */
  second_steps: z.array(z.enum(['passkey', 'app'])),
})

export const accountQuery = searchQuery.extend({
  role: z.enum(roles).optional(),
  status: z.enum(accountStatuses).optional(),
  sort: z.enum(['waiting', 'name', 'newest', 'oldest', 'login']).default('waiting'),
})

const endedByLink = message.extend({
  reset: z.string(),
  /** What else was done since that login, the newest first. */
  done: z.array(byId.extend(texts('at', 'sentence'))),
  more: z.boolean(),
})

export const session = byId.extend({ ...texts('device', 'created_at', 'last_used_at'), current: z.boolean() })

export const accountCalls = {
  login: {
    ...post('/admin/login', 'Log in: answers with the cookie of a session'),
    access: 'anyone',
    body: credentials,
    output: loggedIn,
  },
  signup: {
    ...post('/admin/signup', 'Ask for an account; the first one owns the site, later ones wait for approval'),
    access: 'anyone',
    body: signupInput,
    limit: 'signup',
    output: signedUp,
  },
  forgotPassword: {
    ...post('/admin/forgot-password', 'Ask for a link to choose a new password'),
    access: 'anyone',
    body: forgotInput,
    limit: 'forgotAnybody',
  },
  resetPassword: {
    ...post(
      '/admin/reset-password/:token',
      'Choose a new password by a mailed link; ends all sessions and confirms the address',
    ),
    access: 'anyone',
    params: byToken,
    body: resetInput,
  },
  checkResetLink: {
    ...get('/admin/reset-password/:token', 'Whether such a link still works, without using it up'),
    access: 'anyone',
    params: byToken,
    limit: 'resetLinks',
    output: linkState,
  },
  endSessionsByLink: {
    ...post('/admin/not-me/:token', 'By the link in the mail about a new login'),
    access: 'anyone',
    params: byToken,
    output: endedByLink,
  },
  logout: { ...post('/admin/logout'), access: 'self' },
  whoAmI: { ...get('/admin/me', 'The account that is logged in'), access: 'self', output: account },
  changeName: { ...put('/admin/me', 'Give the own account a name'), access: 'self', body: nameInput },
  changeMailLanguage: { ...put('/admin/me/mail-language'), access: 'self', body: mailLanguageInput },
  changePassword: {
    ...put('/admin/me/password', 'Choose a new password; ends all other sessions of the account'),
    access: 'self',
    body: passwordChange,
  },
  listSessions: { ...list('/admin/sessions'), access: 'self', query: pageQuery, output: session },
  endSession: { ...remove('/admin/sessions/:id'), access: 'self', params: byId },
  listAccounts: { ...list('/admin/users'), access: 'owner', query: accountQuery, output: listedAccount },
  approveAccount: {
    ...post(
      '/admin/users/:id/approve',
      'Approve an account; where mails can be sent, it opens when its address is confirmed',
    ),
    access: 'owner',
    params: byId,
    proof: 'sometimes',
    body: approval,
  },
  mailConfirmationLink: {
    ...post(
      '/admin/users/:id/confirmation',
      'Let in an account that a restore has locked, or send the link by which a password is chosen again',
    ),
    access: 'owner',
    params: byId,
    proof: 'sometimes',
    body: proof,
    output: sentLink,
  },
  changeRoles: {
    ...put('/admin/users/:id/roles', 'Choose the roles of an account; the last owner stays one'),
    access: 'owner',
    params: byId,
    proof: 'sometimes',
    body: rolesChange,
  },
  removeAccount: {
    ...remove('/admin/users/:id', 'Refuse or remove an account; its sessions end'),
    access: 'owner',
    params: byId,
  },
} as const satisfies Record<string, Call>

export type Account = z.infer<typeof account>
export type ListedAccount = z.infer<typeof listedAccount>
export type AccountQuery = z.infer<typeof accountQuery>
export type Session = z.infer<typeof session>

// How people get an account: invited by an owner, or by signing up while that is open.
import { z } from 'zod'
import { type Call, create, get, list, post, put, remove } from '../call.ts'
import { byId, emailSchema, message, pageQuery, texts } from '../schemas.ts'
import { staffMessages } from '../staff-messages.ts'
import { byToken, chosenRoles, mailLanguageInput, newPassword, personName } from './accounts.ts'
import { roles } from './roles.ts'
import { proof } from './second-step.ts'

const { fillAll } = staffMessages.auth
const optionalEmail = z
  .string(fillAll)
  .transform((typed) => typed.trim() || undefined)
  .pipe(emailSchema(fillAll).optional())
  .optional()

/**
 * With an address, only that address can accept it, and the link is mailed if the site can send mails. Inviting an owner needs
 * a proof.
 */
export const invitationInput = proof.extend({ roles: chosenRoles, email: optionalEmail })

/** `link` is absent when it was mailed. */
export const invitationMade = message.extend({ link: z.string().optional() })

export const invitation = byId.extend({
  roles: z.array(z.enum(roles)),
  email: z.string().nullable(),
  mailed: z.boolean(),
  ...texts('invited_by', 'created_at', 'expires_at'),
})

/** Shown to anybody with the link; empty values once it no longer works. */
export const invitationState = z.object({
  works: z.boolean(),
  company: z.string(),
  roles: z.array(z.enum(roles)),
  /** The address that the account gets; null when the person chooses it. */
  email: z.string().nullable(),
})

/** `email` is ignored when the invitation has one. */
export const acceptance = z.object({
  name: personName.default(''),
  email: optionalEmail,
  password: newPassword,
  ...mailLanguageInput.partial().shape,
})

export const signupState = z.object({ open: z.boolean('Please answer with true or false.') })

export const invitationCalls = {
  createInvitation: {
    ...create(
      '/admin/invitations',
      'Mails the link, or answers with it where there is no address or no mail',
    ),
    access: 'owner',
    proof: 'sometimes',
    body: invitationInput,
    output: invitationMade,
  },
  listInvitations: { ...list('/admin/invitations'), access: 'owner', query: pageQuery, output: invitation },
  revokeInvitation: { ...remove('/admin/invitations/:id'), access: 'owner', params: byId },
  checkInvitation: {
    ...get('/admin/accept-invitation/:token', 'Whether the link still works, and what it is for'),
    access: 'anyone',
    params: byToken,
    limit: 'openLinks',
    output: invitationState,
  },
  acceptInvitation: {
    ...post('/admin/accept-invitation/:token', 'Make the account that the invitation is for, and log in'),
    access: 'anyone',
    params: byToken,
    body: acceptance,
    limit: 'acceptances',
  },
  getSignup: {
    ...get('/admin/signup-state', 'Whether people may sign up by themselves, and mails leave the site'),
    access: 'anyone',
    limit: 'openLinks',
    output: signupState.extend({ sends_mail: z.boolean() }),
  },
  changeSignup: { ...put('/admin/signup-state'), access: 'owner', body: signupState },
} as const satisfies Record<string, Call>

export type Invitation = z.infer<typeof invitation>
export type InvitationInput = z.infer<typeof invitationInput>
export type Acceptance = z.infer<typeof acceptance>

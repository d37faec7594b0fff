// How people get an account: invited by an owner, or by signing up while that is open.
import { z } from 'zod'
import type { Rows } from '../route.ts'
import { byId, email, message, pageQuery, texts } from '../schemas.ts'
import { staffMessages } from '../staff-messages.ts'
import { byToken, chosenRoles, newPassword, personName } from './accounts.ts'
import { proof } from './proof.ts'
import { roles } from './roles.ts'

/** How long the link works. */
export const invitationDays = 7

const { fillAll } = staffMessages.auth
const optionalEmail = z
  .string(fillAll)
  .transform((typed) => typed.trim() || undefined)
  .pipe(email(fillAll).optional())
  .optional()

/**
 * With an address, only that address can accept it, and the link is mailed if the site can send mails. Inviting an owner needs
 * a proof.
 */
export const invitationInput = proof.extend({ roles: chosenRoles, email: optionalEmail })

/** `link` is absent when it was mailed. */
export const invitationMade = message.extend({ link: z.string().optional() })

/** An open invitation. */
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
})

export const signupState = z.object({ open: z.boolean('Please answer with true or false.') })

export const invitationRows = {
  createInvitation: { access: 'owner', body: invitationInput, output: invitationMade },
  listInvitations: { access: 'owner', query: pageQuery, output: invitation },
  revokeInvitation: { access: 'owner', params: byId, output: message },
  checkInvitation: { access: 'anyone', params: byToken, limit: 'openLinks', output: invitationState },
  acceptInvitation: {
    access: 'anyone',
    params: byToken,
    body: acceptance,
    limit: 'acceptances',
    output: message,
  },
  getSignup: {
    access: 'anyone',
    limit: 'openLinks',
    output: signupState.extend({ sends_mail: z.boolean() }),
  },
  changeSignup: { access: 'owner', body: signupState, output: message },
} as const satisfies Rows

export type Invitation = z.infer<typeof invitation>
export type InvitationInput = z.infer<typeof invitationInput>
export type Acceptance = z.infer<typeof acceptance>

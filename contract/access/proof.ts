import { z } from 'zod'
import { staffMessages } from '../staff-messages.ts'

/** The password again, unless it or a passkey was used in this session a few minutes ago. */
export const proof = z.object({
  password: z.string().max(1_000, staffMessages.secondStep.passwordNeeded).optional(),
})

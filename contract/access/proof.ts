import { z } from 'zod'
import { accessMessages } from './messages.ts'

/** The password again, unless it or a passkey was used in this session a few minutes ago. */
export const proof = z.object({
  password: z.string().max(1_000, accessMessages.secondStep.passwordNeeded).optional(),
})

/** What a call has that always asks for it. */
export const proved = { proof: true, body: proof } as const

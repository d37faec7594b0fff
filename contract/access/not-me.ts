// The link in the mail about a new login: it ends everything at once, and then shows what was done since, to undo it.
import { z } from 'zod'
import { type Call, get, post } from '../call.ts'
import { byId, message, texts } from '../schemas.ts'
import { byToken } from './accounts.ts'

export const undoings = ['remove', 'roles', 'revoke'] as const

export const changeSince = byId.extend({
  ...texts('at', 'by_name', 'sentence'),
  /** What undoing it means: removes the account, takes back the roles or the invitation. Null when it cannot be undone here. */
  undo: z.enum(undoings).nullable(),
  /** What has become of it, or where to look at it; empty with `undo`. */
  advice: z.string(),
})

export const changesSince = z.object({
  /** False for a link that was not used yet, is too old or never was one. */
  ended: z.boolean(),
  changes: z.array(changeSince),
})

export const notMeCalls = {
  endSessionsByLink: {
    ...post('/admin/not-me/:token'),
    access: 'anyone',
    params: byToken,
    limit: 'notMeLinks',
    /** `reset` is where a new password is chosen. */
    output: message.extend({ reset: z.string(), recovery_codes_ended: z.boolean() }),
  },
  listChangesByLink: {
    ...get('/admin/not-me/:token/changes', 'What was done since the login that a used link is about'),
    access: 'anyone',
    params: byToken,
    limit: 'openLinks',
    output: changesSince,
  },
  undoByLink: {
    ...post('/admin/not-me/:token/undo', 'Undo one of these changes'),
    access: 'anyone',
    params: byToken,
    body: byId,
    limit: 'openLinks',
  },
} as const satisfies Record<string, Call>

export type Undoing = (typeof undoings)[number]
export type ChangeSince = z.infer<typeof changeSince>

// Deleted records that staff can still restore.
import { z } from 'zod'
import { type Call, list, post, remove } from '../call.ts'
import { recordKinds } from '../records/registry.ts'
import { byId, pageQuery, texts } from '../schemas.ts'

/** How long a record can be restored. */
export const trashDays = 30

export const trashed = byId.extend({
  kind: z.enum(recordKinds),
  /** Restoring and deleting for good accept it instead of `id`. */
  record_id: z.string(),
  ...texts('title', 'deleted_at', 'deleted_by'),
  /** When it is deleted for good. */
  ends_at: z.string(),
  /** How many pictures it has. */
  pictures: z.number(),
})

export const trashQuery = pageQuery.extend({ kind: z.enum(recordKinds).optional() })

// Restoring and deleting invalidate the tag of the record's kind themselves.
export const trashCalls = {
  listTrash: {
    ...list(
      '/admin/trashed',
      'List what was deleted in the last thirty days, of the kinds that the roles include',
    ),
    access: 'staff',
    query: trashQuery,
    output: trashed,
  },
  restoreTrashed: { ...post('/admin/trashed/:id/restore'), access: 'staff', params: byId },
  deleteTrashed: { ...remove('/admin/trashed/:id'), access: 'staff', params: byId },
} as const satisfies Record<string, Call>

export type Trashed = z.infer<typeof trashed>
export type TrashQuery = z.infer<typeof trashQuery>

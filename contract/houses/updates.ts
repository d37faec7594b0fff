// What happens on the building site of a project: for its family, and for everybody once that is allowed.
import { z } from 'zod'
import { type Call, list, post, put, remove } from '../call.ts'
import { maxNameLength, maxUpdateImages, maxUpdateLength } from '../limits.ts'
import {
  byId,
  created,
  id,
  idempotent,
  lineSchema,
  optionalDateSchema,
  optionalTextSchema,
  pictureSchema,
  version,
} from '../schemas.ts'
import { updateMessages as words } from './messages.ts'
import { stages } from './stages.ts'

/** A stage that is not given is an empty text; a day that is not given is today. */
const written = {
  happened_on: optionalDateSchema(words.wrongDate).default(null),
  stage: z.enum([...stages, ''], words.wrongStage).default(''),
  text: optionalTextSchema('The text', maxUpdateLength),
}

export const updateInput = z.object(written)

/** As the family sees it. */
export const shownUpdate = byId.extend({
  happened_on: z.string(),
  stage: z.enum([...stages, '']),
  text: z.string(),
  pictures: z.array(pictureSchema),
})

export const update = shownUpdate.extend({
  project_id: id,
  public: z.boolean(),
  by_name: z.string(),
  created_at: z.string(),
  version: z.number(),
})

const write = { access: 'projects', invalidates: 'projects', params: byId } as const

export const updateCalls = {
  addUpdate: {
    ...post('/admin/products/:id/updates', 'Add an update of a project, at first for its family only'),
    ...write,
    access: 'updates',
    body: updateInput.extend(idempotent),
    files: { images: { kind: 'image', most: maxUpdateImages } },
    output: created,
  },
  listUpdates: {
    ...list('/admin/products/:id/updates', 'The updates of a project, the newest first'),
    access: 'updates',
    params: byId,
    output: update,
  },
  changeUpdate: { ...put('/admin/updates/:id'), ...write, body: updateInput.extend({ version }) },
  showUpdate: {
    ...put('/admin/updates/:id/visibility', 'Show an update to everybody, or to the family only'),
    ...write,
    body: z.object({ public: z.boolean() }),
  },
  deleteUpdate: { ...remove('/admin/updates/:id'), ...write },
  allowUpdates: {
    ...put(
      '/admin/products/:id/permission',
      'Record who of the family allowed updates to be public, and when',
    ),
    ...write,
    body: z.object({
      permission_by: lineSchema(words.permissionMissing, 'The name', maxNameLength),
      permission_on: optionalDateSchema(words.wrongDate).default(null),
    }),
  },
} as const satisfies Record<string, Call>

export type ShownUpdate = z.infer<typeof shownUpdate>
export type Update = z.infer<typeof update>
export type UpdateInput = z.infer<typeof updateInput>

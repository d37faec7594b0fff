// What happens on the building site of a project: for its family, and for everybody once that is allowed.
import { z } from 'zod'
import { type Call, list, post, put, remove } from '../call.ts'
import { maxUpdateImages, maxUpdateLength } from '../limits.ts'
import {
  byAddress,
  byId,
  created,
  id,
  idempotent,
  nameSchema,
  optionalDateSchema,
  optionalTextSchema,
  pageQuery,
  pictureSchema,
  searchQuery,
  texts,
  version,
} from '../schemas.ts'
import { updateMessages as words } from './messages.ts'
import { stages } from './stages.ts'

/** A stage that is not given is an empty text; a day that is not given is today. */
export const updateInput = z.object({
  happened_on: optionalDateSchema(words.wrongDate).default(null),
  stage: z.enum([...stages, ''], words.wrongStage).default(''),
  text: optionalTextSchema('The text', maxUpdateLength),
})

/** As the family sees it. A picture that nobody has described has no alt text. */
export const shownUpdate = byId.extend({
  ...texts('happened_on', 'text'),
  stage: z.enum([...stages, '']),
  pictures: z.array(pictureSchema),
})

export const update = shownUpdate.extend({
  ...texts('by_name', 'created_at'),
  project_id: id,
  public: z.boolean(),
  version: z.number(),
})

/** Written by this account: refused while another one is logged in. */
const writer = { account: id.optional() }

/** A project as whoever adds updates sees it. */
export const buildingSite = byId.extend({
  ...texts('title', 'client', 'location', 'permission_by'),
  permission_on: z.string().nullable(),
  building: z.boolean(),
  shown: z.boolean(),
  /** The day of the newest update. */
  last_update: z.string().nullable(),
})

const write = { access: 'projects', invalidates: 'projects', params: byId } as const

export const updateCalls = {
  listSites: {
    ...list(
      '/admin/sites',
      'All projects in short, those under construction first; only these, with short names, for whoever is only on site',
    ),
    access: 'updates',
    query: searchQuery,
    output: buildingSite,
  },
  addUpdate: {
    ...post('/admin/products/:id/updates', 'Add an update of a project, at first for its family only'),
    ...write,
    access: 'updates',
    body: updateInput.extend({ ...idempotent, ...writer }),
    files: { images: { kind: 'image', most: maxUpdateImages } },
    output: created,
  },
  listUpdates: {
    ...list('/admin/products/:id/updates', 'The updates of a project, the newest first'),
    access: 'updates',
    params: byId,
    query: pageQuery,
    output: update,
  },
  listStory: {
    ...list(
      '/admin/products/:id/story',
      'The updates of a shown project that everybody may see, the oldest first',
    ),
    access: 'anyone',
    cache: 'projects',
    params: byAddress,
    output: shownUpdate,
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
      permission_by: nameSchema(words.permissionMissing, 'The name'),
      permission_on: optionalDateSchema(words.wrongDate).default(null),
    }),
  },
  takeBackPermission: {
    ...remove('/admin/products/:id/permission', 'From then on only the family sees the updates'),
    ...write,
  },
} as const satisfies Record<string, Call>

export type ShownUpdate = z.infer<typeof shownUpdate>
export type Update = z.infer<typeof update>
export type UpdateInput = z.infer<typeof updateInput>
export type BuildingSite = z.infer<typeof buildingSite>

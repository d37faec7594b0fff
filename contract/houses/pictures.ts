// What is said about the pictures of a project and of its updates, and which two of them show it before and after.
import { z } from 'zod'
import { withTranslations } from '../admin/with-translations.ts'
import { type Call, create, put, remove } from '../call.ts'
import { maxCaptionLength, maxDescribedAtOnce } from '../limits.ts'
import { byId, created, id, optionalTextSchema, tickSchema } from '../schemas.ts'
import { pictureMessages as words } from './messages.ts'

const imageUrl = z.string({ error: words.notFound }).max(500)

/** By the paths of its pictures. */
export const picturePair = z.object({ id, before: z.string(), after: z.string() })

const pictureWords = z.object({
  image_url: imageUrl,
  caption: optionalTextSchema('The caption', maxCaptionLength),
  /** What somebody who cannot see the picture is told; without it, kind and place of the project. */
  alt: optionalTextSchema('The description', maxCaptionLength),
  /** A plan or a section: shown whole. */
  drawing: tickSchema(false),
})

export const picturesChange = withTranslations(
  z.object({
    pictures: z.array(pictureWords).min(1).max(maxDescribedAtOnce),
  }),
)

const write = { access: 'projects', invalidates: 'projects', params: byId } as const

export const pictureCalls = {
  describeProjectImages: {
    ...put('/admin/products/:id/image-words', 'Change captions, alt texts and which pictures are drawings'),
    ...write,
    body: picturesChange,
  },
  addPicturePair: {
    ...create('/admin/products/:id/picture-pairs', 'Let two pictures of a project show it before and after'),
    ...write,
    body: z.object({ before: imageUrl, after: imageUrl }),
    output: created,
  },
  deletePicturePair: { ...remove('/admin/picture-pairs/:id', 'Both pictures stay'), ...write },
} as const satisfies Record<string, Call>

export type PicturePair = z.infer<typeof picturePair>
export type PictureWords = z.infer<typeof pictureWords>

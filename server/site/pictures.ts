// The pictures of contents: those that the site came with, and uploaded ones.
import { pictures as builtPictures } from '#content/pictures.ts'
import type { UploadedPicture } from '#contract/content/calls.ts'
import type { ContentPicture, ContentSchema, Field } from '#contract/content/fields.ts'
import { isPicture, itemsOf, leavesOf, valuesOf } from '#contract/content/walk-content.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { dayMs } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { Failure } from '../http/errors.ts'
import type { ReceivedFile } from '../http/uploads.ts'
import { type Pictures, pictureOf } from '../storage/images/pictures.ts'
import type { ContentServices } from './routes.ts'
import * as store from './store.ts'

export type KnownPictures = ReadonlyMap<string, ContentPicture>

const builtIn: KnownPictures = new Map(
  Object.values<ContentPicture>(builtPictures).map((picture) => [picture.src, ordered(picture)]),
)

/** The pictures that these contents name, as they are stored now. */
export async function findKnownPictures(db: Db, contents: { schema: ContentSchema; content: unknown }[]) {
  const sources = contents.flatMap(({ schema, content }) => picturesIn(schema, content).map(({ src }) => src))
  const uploaded = [...new Set(sources)].filter((src) => !builtIn.has(src))
  const rows = await store.findPictures(db, uploaded)
  return new Map([...builtIn, ...rows.map((row) => [row.src, ordered(pictureOf(row, ''))] as const)])
}

/** AVIF files come after the upload, so what a content says of its pictures may be out of date; only the alt text is its own. */
export function withKnownPictures<T>(schema: ContentSchema, content: T, known: KnownPictures): T {
  const update = (value: unknown) => {
    if (!isPicture(value)) return value
    const picture = known.get(value.src)
    return picture ? { ...picture, alt: value.alt } : value
  }
  return mapPictures(schema, content, update) as T
}

export const picturesIn = (schema: ContentSchema, content: unknown) =>
  leavesOf(schema, content)
    .filter(({ field }) => field.kind === 'picture')
    .map(({ value, ...leaf }) => ({ ...leaf, src: isPicture(value) ? value.src : '' }))
    .filter(({ src }) => src !== '')

function mapPictures(field: Field, value: unknown, map: (value: unknown) => unknown): unknown {
  if (field.kind === 'picture') return map(value)
  if (field.kind === 'list')
    return Array.isArray(value) ? itemsOf(value).map((item) => mapPictures(field.item, item, map)) : value
  if (field.kind !== 'group' || typeof value !== 'object' || value === null) return value
  const values: Record<string, unknown> = { ...valuesOf(value) }
  for (const [name, own] of Object.entries(field.fields))
    if (Object.hasOwn(values, name)) values[name] = mapPictures(own, values[name], map)
  return values
}

/** In one order, so that equal pictures have equal JSON. */
function ordered({ src, width, height, widths, formats, placeholder, alt }: ContentPicture): ContentPicture {
  return { src, width, height, widths, formats, placeholder, alt }
}

export async function addPicture(
  pictures: Pictures,
  image: ReceivedFile | undefined,
): Promise<UploadedPicture> {
  if (!image) throw new Failure('invalid_input', staffMessages.contents.imageNeeded)
  // One file needs no name in a refusal.
  return pictures.storeWith('site', [{ ...image, name: '' }], async (tx, [stored]) => {
    if (!stored) throw new Failure('invalid_input', staffMessages.contents.imageNeeded)
    await store.insertPicture(tx, stored)
    const { alt, caption, drawing, ...picture } = pictureOf({ ...stored, alt: '' }, '')
    return picture
  })
}

/** A form that is open, or kept in a browser, may still name a picture that no content names. */
const unusedDays = 14

/** Removes uploaded pictures that neither a published content nor a draft nor a version names any more. */
export async function removeUnusedPictures({ db, pictures }: ContentServices, now: Date) {
  const before = now.getTime() - unusedDays * dayMs
  const old = (await store.listPictures(db)).filter(({ id }) => timeOfId(id) < before)
  if (old.length === 0) return
  const texts = await store.listStoredTexts(db)
  const unused = old.filter(({ src }) => !texts.some((text) => text.includes(src)))
  await store.deletePictures(
    db,
    unused.map(({ id }) => id),
  )
  await pictures.syncFiles(unused.map(({ src }) => src))
}

/** An id begins with the time at which it was made. */
const timeOfId = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16)

// Captions, alt texts and drawings of a project, and its pictures before and after.
import { pictureMessages as words } from '#contract/houses/messages.ts'
import { maxPicturePairs } from '#contract/limits.ts'
import type { PicturePair, PictureWords } from '#contract/projects.ts'
import type { Db } from '../db/database.ts'
import type { AuditContext } from '../db/diary.ts'
import { newId } from '../db/ids.ts'
import { Failure, orNotFound } from '../http/errors.ts'
import { auditOther } from '../records/diary.ts'
import type { RecordServices, WithTranslations } from '../records/records.ts'
import { getBySrc, lockPictures } from './rules.ts'
import { listPairs, listUpdatePictures, updatePicture } from './store.ts'

/** Those of its updates too. Pictures that are not named stay as they are. */
export async function describeImages(
  { db, saveTranslated }: RecordServices,
  id: string,
  { pictures, translations }: { pictures: PictureWords[] } & WithTranslations,
  audit: AuditContext,
) {
  await db.transaction().execute(async (tx) => {
    const stored = [...(await lockPictures(tx, id)), ...(await listUpdatePictures(tx, id))]
    const before: Record<string, string> = {}
    const after: Record<string, string> = {}
    for (const { image_url, caption, alt, drawing } of pictures) {
      const picture = getBySrc(stored, image_url)
      if (picture.main && drawing) throw new Failure('invalid_input', words.mainIsPhoto)
      await updatePicture(tx, picture.id, { caption, alt, drawing })
      Object.assign(before, {
        [`${picture.id} caption`]: picture.caption,
        [`${picture.id} alt`]: picture.alt,
      })
      Object.assign(after, { [`${picture.id} caption`]: caption, [`${picture.id} alt`]: alt })
    }
    await auditOther(tx, audit, 'projects', id, 'pictures_described')
    await saveTranslated(tx, { before, after, translations }, audit)
  })
}

type ChosenPair = Pick<PicturePair, 'before' | 'after'>

/** Returns its id. */
export function addPair(db: Db, projectId: string, { before, after }: ChosenPair, audit: AuditContext) {
  return db.transaction().execute(async (tx) => {
    const stored = await lockPictures(tx, projectId)
    const [first, second] = [getBySrc(stored, before), getBySrc(stored, after)]
    if (first === second) throw new Failure('invalid_input', words.pairSame)
    const pairs = await listPairs(tx, projectId)
    if (pairs.some((pair) => [before, after].includes(pair.before) && [before, after].includes(pair.after)))
      throw new Failure('conflict', words.pairTwice)
    if (pairs.length >= maxPicturePairs) throw new Failure('invalid_input', words.pairsFull)
    const pair = { id: newId(), project_id: projectId, before_id: first.id, after_id: second.id }
    await tx.insertInto('picture_pairs').values(pair).execute()
    await auditOther(tx, audit, 'projects', projectId, 'pair_added')
    return pair.id
  })
}

/** Both pictures stay. */
export async function removePair(db: Db, id: string, audit: AuditContext) {
  await db.transaction().execute(async (tx) => {
    const deleted = await tx
      .deleteFrom('picture_pairs')
      .where('id', '=', id)
      .returning('project_id')
      .executeTakeFirst()
    const { project_id } = orNotFound(deleted, words.pairNotFound)
    await auditOther(tx, audit, 'projects', project_id, 'pair_removed')
  })
}

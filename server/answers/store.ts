import { answerDefaults } from '#contract/people/answer-defaults.ts'
import { type AnswerName, type AnswerText, answerNames } from '#contract/people/answers.ts'
import type { Db } from '../db/database.ts'

/** All of them: those that staff have changed, and the others as the site comes with them. */
export async function listAnswerTexts(db: Db): Promise<AnswerText[]> {
  const changed = await db.selectFrom('answer_texts').selectAll().execute()
  return answerNames.map(
    (id) => changed.find((one) => one.id === id) ?? { id, ...answerDefaults[id], version: 0 },
  )
}

/** False when it is no longer in the version that the change started from. */
export async function saveAnswerText(tx: Db, id: AnswerName, { version, ...text }: Omit<AnswerText, 'id'>) {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('answer_texts')
    .values({ id, ...text, version: 1 })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...text, version: version + 1 })
        .where('answer_texts.version', '=', version),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

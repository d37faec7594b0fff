import type { FileReferences } from '../storage/file-references.ts'
import { cvFolder, keyOfCv } from './cv.ts'

export const cvReferences: FileReferences = {
  folder: cvFolder,
  async list(db) {
    const rows = await db
      .selectFrom('applications')
      .select(['id', 'cv'])
      .where('cv', 'is not', null)
      .execute()
    return rows.map(({ id, cv }) => ({ id, keys: [keyOfCv(cv ?? '')] }))
  },
  describe: ({ id }) => `An application without its CV: ${id}`,
  async repair({ db }, broken) {
    const repairs = []
    for (const { id } of broken) {
      await db.updateTable('applications').set({ cv: null, cv_name: null }).where('id', '=', id).execute()
      const message = `The CV of an application is lost; it now counts as sent without one: ${id}`
      repairs.push({ done: true, message })
    }
    return repairs
  },
}

// Every stored file that a record names.
import type { Db } from '../db/database.ts'
import { filesOf } from './images/names.ts'

export async function listNamedFiles(db: Db) {
  const pictures = await db.selectFrom('pictures').select(['src', 'widths', 'formats']).distinct().execute()
  const cvs = await db.selectFrom('applications').select('cv').where('cv', 'is not', null).execute()
  return [...pictures.flatMap(filesOf), ...cvs.map(({ cv }) => `cv/${cv}`)]
}

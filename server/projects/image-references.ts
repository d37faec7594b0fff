import { adminPages } from '#contract/pages.ts'
import type { Db } from '../db/database.ts'
import { imageReferences } from '../storage/images/references.ts'
import { deletePicture, listPictures, updatePicture } from './store.ts'

export const projectImages = imageReferences('projects', dropImage)

/** A lost main image is replaced by the first gallery image that is not lost; without one it has to be uploaded again. */
async function dropImage(db: Db, src: string, lost: ReadonlySet<string>) {
  const pages: string[] = []
  const rows = await db.selectFrom('pictures').selectAll().where('src', '=', src).execute()
  for (const { id, project_id, main } of rows) {
    const others = main ? await listPictures(db, project_id ?? '') : []
    const successor = others.find((one) => !one.main && !lost.has(one.src))
    if (main && !successor) {
      pages.push(adminPages.editProject.path.replace(':id', project_id ?? ''))
      continue
    }
    await db.transaction().execute(async (tx) => {
      await deletePicture(tx, id)
      if (successor) await updatePicture(tx, successor.id, { main: true, position: 0 })
    })
  }
  return pages
}

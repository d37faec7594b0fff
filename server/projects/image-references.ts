import { adminPages } from '#contract/pages.ts'
import type { Db } from '../db/database.ts'
import { imageReferences } from '../storage/images/references.ts'

export const projectImages = imageReferences('projects', dropImage)

/** A lost main image is replaced by the first gallery image that is not lost; without one it has to be uploaded again. */
async function dropImage(db: Db, src: string, lost: ReadonlySet<string>) {
  const pages: string[] = []
  const rows = await db
    .selectFrom('pictures')
    .select(['id', 'project_id', 'main'])
    .where('src', '=', src)
    .execute()
  for (const { id, project_id, main } of rows) {
    const successor = main === 1 ? await findSuccessor(db, project_id ?? '', lost) : undefined
    if (main === 1 && !successor) {
      pages.push(adminPages.editProject.path.replace(':id', project_id ?? ''))
      continue
    }
    await db.transaction().execute(async (tx) => {
      await tx.deleteFrom('pictures').where('id', '=', id).execute()
      if (successor)
        await tx
          .updateTable('pictures')
          .set({ main: 1, position: 0 })
          .where('id', '=', successor.id)
          .execute()
    })
  }
  return pages
}

async function findSuccessor(db: Db, projectId: string, lost: ReadonlySet<string>) {
  const gallery = await db
    .selectFrom('pictures')
    .select(['id', 'src'])
    .where('project_id', '=', projectId)
    .where('main', '=', 0)
    .orderBy('position')
    .execute()
  return gallery.find(({ src }) => !lost.has(src))
}

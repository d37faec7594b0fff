// The stored files of all features, for backups, the orphan cleanup and the consistency check.
import { adminPages } from '#contract/pages.ts'
import { projectImages } from './projects/image-references.ts'
import { deletePicture } from './reviews/store.ts'
import { imageReferences } from './storage/images/references.ts'
import { cvReferences } from './submissions/cv.ts'
import { trashedImages } from './trash/image-references.ts'

/** Services and contents keep the name of a lost picture until somebody uploads another there. */
const shownImages = [
  projectImages,
  imageReferences('services', async () => [adminPages.services.path]),
  imageReferences('site', async () => [adminPages.site.path]),
  imageReferences('reviews', async (db, src) => {
    await deletePicture(db, src)
    return []
  }),
]
export const fileReferences = [...shownImages, trashedImages, cvReferences]
/** Where pictures lie that pages show. */
export const pictureFolders = shownImages.map(({ folder }) => folder)

// The stored files of all features, for backups, the orphan cleanup and the consistency check.
import { cvReferences } from './applications/cv-references.ts'
import { projectImages } from './projects/image-references.ts'
import { serviceImages } from './services/image-references.ts'
import { contentImages } from './site/image-references.ts'
import { trashedImages } from './trash/image-references.ts'

const shownImages = [projectImages, serviceImages, contentImages]
export const fileReferences = [...shownImages, trashedImages, cvReferences]
/** Where pictures lie that pages show. */
export const pictureFolders = shownImages.map(({ folder }) => folder)

// The stored files of all features, for backups, the orphan cleanup and the consistency check.
import { cvReferences } from './applications/cv-references.ts'
import { projectImages } from './projects/image-references.ts'
import { serviceImages } from './services/image-references.ts'
import { contentImages } from './site/image-references.ts'

export const fileReferences = [projectImages, serviceImages, contentImages, cvReferences]

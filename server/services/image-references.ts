import { adminPages } from '#contract/pages.ts'
import { imageReferences } from '../storage/images/references.ts'

/** A service cannot do without its image. */
export const serviceImages = imageReferences('services', async () => [adminPages.services.path])

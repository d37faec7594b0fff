import { imageReferences } from '../storage/images/references.ts'

/** A content keeps the name of a lost picture until somebody uploads another. */
export const contentImages = imageReferences('site', async () => ['/admin/site'])

// A picture of a page, uploaded as soon as it is chosen. Few visits to its form change one.
import type { PictureField } from '#contract/content/fields.ts'
import { call } from '../../../calls/api.ts'
import { findProblem, measure, prepareFile, retry, toFormData, UnfitFile } from './picture-file.ts'

type Options = {
  signal: AbortSignal
  onStep: (sentence: string | undefined) => void
  onProgress: (progress: number) => void
}

export async function uploadContentPicture(file: File, field: PictureField, options: Options) {
  const { signal, onStep } = options
  const problem = findProblem(file)
  if (problem) throw new UnfitFile(problem)
  const image = await prepareFile(file, signal, onStep)
  onStep(undefined)
  const small = tooSmall((await measure(file)) ?? (await measure(image)), field)
  if (small) throw new UnfitFile(small)
  return retry(signal, () => call('addContentPicture', { body: toFormData({ image }) }, options))
}

type Size = { width: number; height: number }

function tooSmall(size: Size | undefined, { minWidth, minHeight }: PictureField) {
  if (!size || (size.width >= minWidth && size.height >= minHeight)) return undefined
  return `This picture is too small for its place: it has ${size.width} × ${size.height} pixels and needs at least ${minWidth} × ${minHeight}.`
}

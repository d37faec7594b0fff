import type { Picture } from '#contract/projects.ts'

/** A drawing is never cropped, whatever the shape of its place. */
export const wholeClass = ({ drawing }: Pick<Picture, 'drawing'>) =>
  drawing ? 'bg-white [&_img]:object-contain' : ''

// What staff read above a preview. words.ml.ts takes its place on Malayalam pages.
export const words = {
  preview: 'Preview',
  onlyStaff: 'Preview: only staff see this.',
  backToForm: 'Back to the form',
}

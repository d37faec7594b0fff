// privacy-words.ml.ts takes its place on Malayalam pages.
export const words = {
  agree: 'By sending you agree to how we keep your data.',
  more: 'More',
  notice: 'The whole privacy notice (new tab)',
  version: (version: string | undefined) => `, version ${version}.`,
}

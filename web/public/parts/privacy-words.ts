// privacy-words.ml.ts takes its place on Malayalam pages.
export const words = {
  agree: 'By sending you agree to how we use and keep what you write here.',
  more: 'More',
  notice: 'The whole privacy notice (new tab)',
  version: (version: string | undefined) => `, version ${version}.`,
}

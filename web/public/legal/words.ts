export const words = {
  version: (version: string) => `This notice is version ${version}.`,
}

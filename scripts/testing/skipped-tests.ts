// Some tests need Linux: elsewhere they are skipped and counted; on Linux nothing is skipped.
const reason = 'needs Linux: '
const isLinux = () => process.platform === 'linux'

/** For the options of a test: `needsLinux('finds the process through /proc')`. */
export const needsLinux = (why: string) => ({ skip: !isLinux() && reason + why })

export function isForOtherSystem(skip: string | boolean | undefined) {
  return !isLinux() && typeof skip === 'string' && skip.startsWith(reason)
}

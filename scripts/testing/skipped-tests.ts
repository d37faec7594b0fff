// A test may need Linux. On another system it is skipped and counted as such; on Linux nothing is ever skipped.
const reason = 'needs Linux: '
const isLinux = () => process.platform === 'linux'

/** For the options of a test: `needsLinux('finds the process through /proc')`. */
export const needsLinux = (why: string) => ({ skip: !isLinux() && reason + why })

export function isForOtherSystem(skip: string | boolean | undefined) {
  return !isLinux() && typeof skip === 'string' && skip.startsWith(reason)
}

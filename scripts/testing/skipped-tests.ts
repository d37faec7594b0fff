// Some tests need Linux, or a C compiler: elsewhere they are skipped and counted; where both are, nothing is skipped.
import { spawnSync } from 'node:child_process'

const reason = 'needs Linux: '
const compilerReason = 'needs Linux and a C compiler: '
const isLinux = () => process.platform === 'linux'
/** With the headers of the C library. */
const hasCompiler = () =>
  spawnSync('cc', ['-E', '-x', 'c', '-'], { input: '#include <dlfcn.h>\n' }).status === 0

/** For the options of a test: `needsLinux('finds the process through /proc')`. */
export const needsLinux = (why: string) => ({ skip: !isLinux() && reason + why })
export const needsCompiler = (why: string) => ({
  skip: !(isLinux() && hasCompiler()) && compilerReason + why,
})

export function isForOtherSystem(skip: string | boolean | undefined) {
  if (typeof skip !== 'string') return false
  if (skip.startsWith(compilerReason)) return !isLinux() || !hasCompiler()
  return !isLinux() && skip.startsWith(reason)
}

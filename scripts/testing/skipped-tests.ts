// Some tests need Linux, a C compiler or the right to mount: elsewhere they are skipped and counted; where all are, nothing
// is skipped.
import { spawnSync } from 'node:child_process'

const isLinux = () => process.platform === 'linux'
/** With the headers of the C library. */
const hasCompiler = () =>
  spawnSync('cc', ['-E', '-x', 'c', '-'], { input: '#include <dlfcn.h>\n' }).status === 0
/** Root has it, but not in most containers. */
const mayMount = () => spawnSync('unshare', ['--mount', 'true']).status === 0

const [linux, compiler, mount] = [
  { reason: 'needs Linux: ', isMet: isLinux },
  { reason: 'needs Linux and a C compiler: ', isMet: () => isLinux() && hasCompiler() },
  { reason: 'needs Linux and the right to mount: ', isMet: () => isLinux() && mayMount() },
] as const

const unless =
  ({ reason, isMet }: { reason: string; isMet: () => boolean }) =>
  (why: string) => ({ skip: !isMet() && reason + why })

/** For the options of a test: `needsLinux('finds the process through /proc')`. */
export const needsLinux = unless(linux)
export const needsCompiler = unless(compiler)
export const needsMount = unless(mount)

export function isForOtherSystem(skip: string | boolean | undefined) {
  if (typeof skip !== 'string') return false
  return [linux, compiler, mount].some(({ reason, isMet }) => skip.startsWith(reason) && !isMet())
}

// Checks that every lock file installs completely on Linux x64 and arm64, whichever this machine is.
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { lockFiles } from '../complete-lock.mjs'
import { findMissingNatives } from '../native-packages.mjs'
import { cleanInstall, fingerprint, isCurrent, isInstalled, root, withNode } from '../setup.mjs'
import { capture } from '../step.mjs'
import type { Count } from './counted-tests.ts'

const processors = ['x64', 'arm64']
const manifests = ['package.json', 'package-lock.json']

/** One check per lock file and processor; those that passed before and did not change are not repeated. */
export async function checkNativeInstalls(locks = lockFiles, project = root): Promise<Count> {
  const count = { passed: 0, failed: 0 }
  for (const lockFile of locks) {
    for (const cpu of processors) {
      const problem = await findProblem(join(project, dirname(lockFile)), cpu, join(project, '.npmrc'))
      if (problem) console.error(`\n${lockFile} on linux-${cpu}: ${problem}`)
      count[problem ? 'failed' : 'passed']++
    }
  }
  return count
}

async function findProblem(folder: string, cpu: string, npmrc: string) {
  const system = { os: 'linux', cpu, libc: 'glibc' }
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  const print = fingerprint(folder, manifests)
  const marker = join(root, '.cache/native-installs', `${cpu}-${print}`)
  const missingFrom = (place: string) => findMissingNatives(lock, place, system)
  const fresh = mkdtempSync(join(tmpdir(), 'site-natives-'))
  try {
    // No native packages, checked before, or already installed completely on this machine.
    if (missingFrom(fresh).length === 0 || isCurrent(marker, print)) return undefined
    if (isInstalled(folder) && missingFrom(folder).length === 0) return undefined

    for (const file of [npmrc, ...manifests.map((name) => join(folder, name))])
      copyFileSync(file, join(fresh, basename(file)))
    const flags = [`--os=${system.os}`, `--cpu=${cpu}`, `--libc=${system.libc}`]
    const options = { cwd: fresh, env: withNode(process.execPath), shell: process.platform === 'win32' }
    const { code, output } = await capture('npm', [...cleanInstall, ...flags], options)
    if (code !== 0) return output
    const missing = missingFrom(fresh).map(({ name, neededBy }) => name ?? `a build of ${neededBy}`)
    if (missing.length > 0) return `npm cannot fetch ${missing.join(', ')}`
    mkdirSync(dirname(marker), { recursive: true })
    writeFileSync(marker, print)
    return undefined
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

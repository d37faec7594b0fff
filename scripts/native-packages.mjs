// Finds native packages (builds of a package for one system each) that are missing. They are optional dependencies, and
// npm skips those it cannot fetch without an error.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findEntry } from './complete-lock.mjs'

/**
 * @typedef {{ os: string, cpu: string, libc?: string }} System
 * @typedef {import('./complete-lock.mjs').Lock} Lock
 * @typedef {import('./complete-lock.mjs').Entry} Entry
 * A missing package and the one that needs it; without a name there is no build for the system at all.
 * @typedef {{ name?: string, neededBy: string }} Missing
 */

/** @type {System | undefined} */
let known

/** Only Linux has several C libraries. @returns {System} */
export function thisSystem() {
  const { platform: os, arch: cpu } = process
  known ??= os === 'linux' ? { os, cpu, libc: hasGlibc() ? 'glibc' : 'musl' } : { os, cpu }
  return known
}

function hasGlibc() {
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport())
  return report.header.glibcVersionRuntime !== undefined
}

/**
 * The native packages that a lock file names for a system and that are not in the folder.
 * @param {Lock} lock @param {string} folder @param {System} system @returns {Missing[]}
 */
export function findMissingNatives(lock, folder, system) {
  return Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) => {
    const builds = Object.keys(optionalDependencies).flatMap((name) => findEntry(lock, path, name) ?? [])
    const systems = builds.map((build) => `${lock.packages[build]?.os} ${lock.packages[build]?.cpu}`)
    // A build for one system only, such as fsevents, is an extra there.
    if (new Set(systems).size < 2) return []
    const neededBy = nameOf(lock, path)
    const fitting = builds.filter((build) => isFor(lock.packages[build], system))
    if (fitting.length === 0) return [{ neededBy }]
    return fitting
      .filter((build) => !existsSync(join(folder, build, 'package.json')))
      .map((build) => ({ name: nameOf(lock, build), neededBy }))
  })
}

/**
 * What is missing, and what to do about it.
 * @param {Missing[]} missing @param {System} system
 */
export function explainMissing(missing, { os, cpu, libc }) {
  const here = [os, cpu, libc === 'musl' ? libc : undefined].filter(Boolean).join('-')
  const supported = 'a machine with Linux on x64 or arm64'
  const unbuilt = missing.filter(({ name }) => !name).map(({ neededBy }) => neededBy)
  if (unbuilt.length > 0)
    return `There is no build of ${unbuilt.join(' or ')} for ${here}. Please use ${supported}.`
  const names = missing.map(({ name }) => name).join(' ')
  return `npm could not fetch ${names} for ${here}. Please make sure that your npm registry has it (npm view ${missing[0]?.name}) and try again, or use ${supported}.`
}

/** As npm writes it: name@version. @param {Lock} lock @param {string} path */
function nameOf(lock, path) {
  const name = path.split('node_modules/').at(-1)
  return name ? `${name}@${lock.packages[path]?.version}` : 'this project'
}

/** @param {Entry | undefined} entry @param {System} system */
export function isFor(entry, { os, cpu, libc }) {
  const { os: systems = [os], cpu: processors = [cpu], libc: libraries = [libc] } = entry ?? {}
  return systems.includes(os) && processors.includes(cpu) && (!libc || libraries.includes(libc))
}

// Tells whether an output was made from exactly these inputs, by a hash stored beside it.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/**
 * One hash over the names and contents of files, and of all files in folders; missing paths are skipped.
 * @param {string} root @param {string[]} paths
 */
export function fingerprint(root, paths) {
  const total = createHash('sha256')
  for (const path of paths.flatMap((path) => filesIn(root, path))) {
    const content = createHash('sha256').update(readFileSync(join(root, path)))
    total.update(`${path}\0`).update(content.digest())
  }
  return total.digest('hex')
}

/** @param {string} marker @param {string} print */
export function isCurrent(marker, print) {
  return existsSync(marker) && readFileSync(marker, 'utf8') === print
}

/** @param {string} root @param {string} path @returns {string[]} */
function filesIn(root, path) {
  const info = statSync(join(root, path), { throwIfNoEntry: false })
  if (!info?.isDirectory()) return info ? [path] : []
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort()
}

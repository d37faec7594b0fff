// Tells whether something was made from exactly these files, by a hash kept beside it.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

/**
 * One hash over the names and contents of files and of everything in folders; missing ones count as missing.
 * @param {string} root
 * @param {string[]} paths
 */
export function fingerprint(root, paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((path) => filesIn(root, path))) {
    hash.update(`${path}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(root, path)))
        .digest(),
    )
  }
  return hash.digest('hex')
}

/** @param {string} marker @param {string} print */
export function isCurrent(marker, print) {
  return existsSync(marker) && readFileSync(marker, 'utf8') === print
}

/** @param {string} root @param {string} path @returns {string[]} */
function filesIn(root, path) {
  const info = statSync(join(root, path), { throwIfNoEntry: false })
  if (!info) return []
  if (info.isFile()) return [path]
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, sep).length).replaceAll(sep, '/'))
    .sort()
}

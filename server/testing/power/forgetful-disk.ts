// For tests only: a disk that a power cut leaves with what was synced. The model is stricter than any file system: the
// content of a file survives only the fsync of this file, and its name, a rename or a removal only the fsync of the
// folder; syncing a new folder does not save its own name in the folder above. Only a rename between folders is one change,
// as in every file system with a journal: the old name does not go without the new one. Of what was not synced nothing
// survives, or with `random` any part of it: single pages of a file, and the first few changes of a folder.
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Change } from './file-journal.ts'

type Random = (below: number) => number
type Write = Extract<Change, { kind: 'write' | 'truncate' }>
type File = { synced: Buffer; pending: Write[] }
type Folder = { names: Names; synced: Names; pending: NameChange[] }
type Names = Map<string, File | Folder>
/** `arrival` is the new name of what has left the folder. */
type NameChange = { apply: (names: Names) => void; arrival?: Arrival }
type Arrival = { folder: Folder; name: string; node: File | Folder }

const pageBytes = 4096
const newFolder = (): Folder => ({ names: new Map(), synced: new Map(), pending: [] })
const isFolder = (node: File | Folder | undefined): node is Folder => node !== undefined && 'names' in node

/** Begins with the empty folder `root`. */
export function createForgetfulDisk(root: string) {
  const top = newFolder()

  function find(path: string) {
    let node: File | Folder | undefined = top
    for (const name of path.slice(root.length).split('/').filter(Boolean))
      node = isFolder(node) ? node.names.get(name) : undefined
    return node
  }

  function known(path: string) {
    const node = find(path)
    if (!node) throw new Error(`${path} gets another name and was never created`)
    return node
  }

  function findFile(path: string) {
    const node = find(path)
    return isFolder(node) ? undefined : node
  }

  function rename(path: string, change: (names: Names, name: string) => void, arrival?: Arrival) {
    const folder = findFolderOf(path)
    const apply = (names: Names) => change(names, basename(path))
    apply(folder.names)
    folder.pending.push(arrival ? { apply, arrival } : { apply })
  }

  function findFolderOf(path: string) {
    const folder = find(dirname(path))
    if (!isFolder(folder)) throw new Error(`a change in the unknown folder of ${path}`)
    return folder
  }

  function add(path: string, node: File | Folder) {
    rename(path, (names, name) => names.set(name, node))
  }

  function apply(change: Change) {
    if (change.kind === 'response') return
    const { path } = change
    if (change.kind === 'create' && !find(path)) add(path, { synced: Buffer.alloc(0), pending: [] })
    if (change.kind === 'mkdir') add(path, newFolder())
    if (change.kind === 'remove') rename(path, (names, name) => names.delete(name))
    // A file that has been removed has no path any more, and what becomes of it does not matter.
    if (change.kind === 'write' || change.kind === 'truncate') findFile(path)?.pending.push(change)
    if (change.kind === 'rename') move(path, change.to)
    if (change.kind === 'link') add(change.to, known(path))
    if (change.kind === 'fsync') sync(find(path))
  }

  function move(from: string, to: string) {
    const node = known(from)
    if (dirname(from) !== dirname(to)) {
      add(to, node)
      const arrival = { folder: findFolderOf(to), name: basename(to), node }
      return rename(from, (names, name) => names.delete(name), arrival)
    }
    return rename(from, (names, name) => names.set(basename(to), node) && names.delete(name))
  }

  return {
    apply,
    /** Writes into the empty folder `target` what a power cut now would leave. */
    cutPower: (target: string, random?: Random) => write(top, target, random),
    /** The same after everything was synced. */
    syncAll: () => syncAll(top),
  }
}

function sync(node: File | Folder | undefined) {
  if (!node) return
  if (isFolder(node)) {
    node.synced = new Map(node.names)
    for (const { arrival } of node.pending) if (arrival) syncName(arrival)
  } else node.synced = contentOf(node, () => true)
  node.pending = []
}

/** Unless it has gone on from there. */
function syncName({ folder, name, node }: Arrival) {
  if (folder.names.get(name) === node) folder.synced.set(name, node)
}

function syncAll(node: File | Folder) {
  sync(node)
  if (isFolder(node)) for (const child of node.names.values()) syncAll(child)
}

function write(node: File | Folder, target: string, random?: Random) {
  if (!isFolder(node)) {
    writeFileSync(target, random ? contentOf(node, () => random(2) === 1) : node.synced)
    return
  }
  mkdirSync(target, { recursive: true })
  const names = new Map(node.synced)
  const survivors = random ? random(node.pending.length + 1) : 0
  for (const { apply, arrival } of node.pending.slice(0, survivors))
    if (!arrival || arrival.folder.synced.get(arrival.name) === arrival.node) apply(names)
  for (const [name, child] of names) write(child, join(target, name), random)
}

/** With those of its pending writes, page by page, that `survives` chooses. */
function contentOf({ synced, pending }: File, survives: () => boolean) {
  const ends = pending.map((change) =>
    change.kind === 'write' ? change.at + change.bytes.length : change.size,
  )
  const content = Buffer.alloc(Math.max(synced.length, ...ends))
  synced.copy(content)
  let size = synced.length
  for (const change of pending) {
    if (change.kind === 'truncate') {
      if (!survives()) continue
      content.fill(0, change.size)
      size = change.size
      continue
    }
    const { at, bytes } = change
    for (let start = 0; start < bytes.length; ) {
      const end = Math.min(bytes.length, start + pageBytes - ((at + start) % pageBytes))
      if (survives()) {
        bytes.copy(content, at + start, start, end)
        size = Math.max(size, at + end)
      }
      start = end
    }
  }
  return content.subarray(0, size)
}

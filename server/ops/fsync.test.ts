// @sqlite
import assert from 'node:assert/strict'
import fs, { readFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { createOutbox } from '../mail/delivery.ts'
import { createLocalFiles } from '../storage/files.ts'
import { atEnd, newFolder } from '../testing/folder.ts'
import { makeFolder } from './disk.ts'

test('the folder above each new folder is synced, and nothing for a folder that exists', async (t) => {
  const { folder, synced } = await recordSyncs(t)
  await makeFolder(join(folder, 'a/b/c/'))
  assert.deepEqual(synced, [join(folder, 'a/b'), join(folder, 'a'), folder])
  await makeFolder(join(folder, 'a/b/c'))
  assert.equal(synced.length, 3)
})

test('a mail in the outbox is on the disk with its folder before it counts as sent', async (t) => {
  const { folder, synced } = await recordSyncs(t)
  const outbox = createOutbox(join(folder, 'outbox'))
  assert.equal(String(await readFile(await outbox.write('first', Buffer.from('Hello')))), 'Hello')
  assert.deepEqual(synced, [folder, join(folder, 'outbox')])
  await outbox.write('second', Buffer.from('Hello'))
  assert.deepEqual(synced, [folder, join(folder, 'outbox'), join(folder, 'outbox')])
})

test('the first file of the store is on the disk with all its folders', async (t) => {
  const { folder, synced } = await recordSyncs(t)
  const [root, incoming] = [join(folder, 'uploads'), join(folder, 'incoming')]
  await fs.writeFile(incoming, 'x')
  await createLocalFiles(root).save('cv/one.pdf', incoming)
  assert.deepEqual(synced, [root, folder, incoming, join(root, 'cv')])
})

/** The paths that were synced, in order. */
async function recordSyncs(t: TestContext) {
  const folder = await newFolder(t)
  const synced: string[] = []
  const { open } = fs
  t.mock.method(fs, 'open', async (...given: Parameters<typeof open>) => {
    const handle = await open(...given)
    const sync = handle.sync.bind(handle)
    handle.sync = async () => {
      synced.push(String(given[0]))
      await sync()
    }
    return handle
  })
  syncBuiltinESMExports()
  atEnd(t, () => {
    t.mock.restoreAll()
    syncBuiltinESMExports()
  })
  return { folder, synced }
}

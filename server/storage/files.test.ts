// @sqlite Both file stores behave alike: every test runs with a local folder and with a bucket.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { access, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import { startBucket } from '../testing/cluster/bucket.ts'
import { newFolder } from '../testing/folder.ts'
import { valuesOf } from '../testing/values.ts'
import { createFiles, type Files } from './files.ts'

const stores = {
  'the local folder': async (_t: TestContext, dataDir: string) =>
    createFiles({ dataDir, storageUrl: undefined }),
  'a bucket': async (t: TestContext, dataDir: string) =>
    createFiles({ dataDir, storageUrl: await startBucket(t, dataDir) }),
}

for (const [name, open] of Object.entries(stores)) {
  test(`in ${name}, a saved file comes back byte for byte, and its source is gone`, async (t) => {
    const { files, put } = await prepare(t, open)
    assert.equal(await files.open('projects/a-640.webp'), undefined)
    await put(files, 'projects/a-640.webp', Buffer.from('replaced'))
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, i) => (i * i) % 251))
    const source = await put(files, 'projects/a-640.webp', bytes)
    const found = await files.open('projects/a-640.webp')
    assert.ok(found)
    assert.equal(found.bytes, bytes.length)
    assert.deepEqual(await buffer(found.stream), bytes)
    await assert.rejects(access(source))
  })

  test(`in ${name}, a moved file is under its new key only, and one that is not there is left out`, async (t) => {
    const { files, put } = await prepare(t, open)
    await put(files, 'projects/one.jpg', Buffer.from('first'))
    await files.move([
      { from: 'projects/none.jpg', to: 'trash/projects-none.jpg' },
      { from: 'projects/one.jpg', to: 'trash/projects-one.jpg' },
    ])
    assert.deepEqual(await files.list('projects'), [])
    const names = (await files.list('trash')).map(({ key }) => key)
    assert.deepEqual(names, ['trash/projects-one.jpg'])
    const found = await files.open('trash/projects-one.jpg')
    assert.equal(found && (await buffer(found.stream)).toString(), 'first')
  })

  test(`in ${name}, a folder lists its own files with size and time, and none that were removed`, async (t) => {
    const { files, put } = await prepare(t, open)
    for (const key of ['cv/one.pdf', 'cv/two.docx', 'projects/three.jpg'])
      await put(files, key, Buffer.from(key))
    await files.remove(['cv/two.docx', 'cv/none.pdf'])
    const [only, ...others] = await files.list('cv')
    assert.deepEqual(others, [])
    assert.equal(only?.key, 'cv/one.pdf')
    assert.equal(only?.bytes, 10)
    assert.ok(Math.abs(Date.now() - (only?.modified.getTime() ?? 0)) < 60_000)
  })
}

test('a bucket that is missing or denies access fails the check', async (t) => {
  const url = await startBucket(t, await newFolder(t))
  const check = (storageUrl: string) => createFiles({ dataDir: '', storageUrl }).check()
  await check(url)
  await assert.rejects(check(url.replace('/site?', '/other?')), /answered 404/)
  await assert.rejects(check(url.replace(':S3RVER@', ':wrong@')), /answered 403/)
})

// The S3 server of these tests has no continuation tokens, so a stand-in answers as real ones do.
test('a bucket listing of several pages is read completely', async (t) => {
  const entry = (key: string) =>
    `<Contents><Key>${key}</Key><Size>3</Size><LastModified>2026-11-01T00:00:00.000Z</LastModified></Contents>`
  const server = createServer((request, response) => {
    const more = request.url?.includes('continuation-token=1%2Fa%2Bb%3D')
    const next = '<NextContinuationToken>1/a+b=</NextContinuationToken>'
    response.end(
      `<ListBucketResult>${more ? entry('cv/2.pdf') : entry('cv/1.pdf') + next}</ListBucketResult>`,
    )
  }).listen(0, '127.0.0.1')
  t.after(() => server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const files = createFiles({ dataDir: '', storageUrl: `s3+http://key:secret@127.0.0.1:${port}/site` })
  assert.deepEqual(valuesOf(await files.list('cv'), 'key'), ['cv/1.pdf', 'cv/2.pdf'])
})

test('an address of a bucket that lacks something stops the start with a sentence', () => {
  for (const url of [
    's3://host/site',
    's3://key@host/site',
    's3://key:secret@host',
    's3://key:secret@host/a/b',
  ])
    assert.throws(() => createFiles({ dataDir: '', storageUrl: url }), /STORAGE_URL must look like/)
})

test('a bucket refuses a wrong secret, and saving fails loudly', async (t) => {
  const dataDir = await newFolder(t)
  const url = await startBucket(t, dataDir)
  const files = createFiles({ dataDir, storageUrl: url.replace(':S3RVER@', ':wrong@') })
  const source = join(dataDir, 'source')
  await writeFile(source, 'x')
  await assert.rejects(files.save('cv/one.pdf', source), /403.*SignatureDoesNotMatch/)
  await access(source)
  await assert.rejects(files.list('cv'), /403/)
})

async function prepare(t: TestContext, open: (t: TestContext, dataDir: string) => Promise<Files>) {
  const dataDir = await newFolder(t)
  const files = await open(t, dataDir)
  let count = 0
  const put = async (to: Files, key: string, bytes: Buffer) => {
    const source = join(dataDir, `source-${count++}`)
    await writeFile(source, bytes)
    await to.save(key, source)
    return source
  }
  return { files, put }
}

// @sqlite Files built to be taken for something else: refused, or kept as what they are and harmless when handed out.
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { calls } from '#contract/calls.ts'
import { createTestApp, send, signIn } from '../../testing/app.ts'
import { addJob, apply, asha, cvFiles } from '../../testing/applications.ts'
import { docxCv, pdfCv } from '../../testing/cvs.ts'
import { form, hollowPng, photo } from '../../testing/images.ts'

const script = '<script>alert(1)</script>'
const jpeg = await photo()
const png = await photo({ format: 'png' })

/** One of each kind of refusal; all others are in convert.test.ts and file-types.test.ts. */
const badImages: Record<string, Buffer> = {
  'HTML called .jpg': Buffer.from(`<!doctype html>${script}`),
  'a JPEG cut in half': jpeg.subarray(0, jpeg.length / 2),
  'a PNG of 900 megapixels': await hollowPng(30_000, 30_000),
}
for (const [what, bytes] of Object.entries(badImages)) {
  test(`${what} is no image: refused with a sentence, and nothing is kept`, async (t) => {
    const { app, dataDir } = await createTestApp(t)
    const session = await signIn(app)
    const before = process.memoryUsage().rss
    const answer = await addService(app, session, bytes)
    assert.ok([400, 413, 415].includes(answer.statusCode), answer.body)
    assert.ok(answer.json().message.length > 10)
    assert.deepEqual(await readdir(join(dataDir, 'incoming')), [])
    assert.deepEqual(await readdir(join(dataDir, 'uploads', 'services')).catch(() => []), [])
    assert.ok(process.memoryUsage().rss - before < 100_000_000, 'no bomb goes off')
  })
}

const polyglots: Record<string, Buffer> = {
  'a JPEG with a page behind it': Buffer.concat([jpeg, Buffer.from(script)]),
  'a PNG with a script in its text': await sharp(png)
    .withExif({ IFD0: { Copyright: script } })
    .png()
    .toBuffer(),
  'a JPEG that is also a zip': Buffer.concat([jpeg, docxCv()]),
}
for (const [what, bytes] of Object.entries(polyglots)) {
  test(`${what} is kept as a picture and as nothing else`, async (t) => {
    const { app, dataDir } = await createTestApp(t)
    const answer = await addService(app, await signIn(app), bytes)
    assert.equal(answer.statusCode, 200, answer.body)
    const folder = join(dataDir, 'uploads', 'services')
    for (const name of await readdir(folder)) {
      const stored = await readFile(join(folder, name))
      assert.ok(!stored.includes('script'), name)
      assert.ok(!stored.includes('PK\x03\x04'), name)
      const { exif, xmp, iptc, icc } = await sharp(stored).metadata()
      assert.deepEqual([exif, xmp, iptc, icc], [undefined, undefined, undefined, undefined])
    }
    // Control: what was sent did carry it.
    assert.ok(bytes.includes('script') || bytes.includes('PK\x03\x04'))
  })
}

const badCvs: Record<string, Buffer> = {
  'HTML called .pdf': Buffer.from(`<!doctype html>${script}`),
  'a Word file cut in half': docxCv().subarray(0, 200),
}
for (const [what, bytes] of Object.entries(badCvs)) {
  test(`${what} is no CV: refused with a sentence, and nothing is kept`, async (t) => {
    const { app, db, dataDir } = await createTestApp(t)
    const answer = await apply(app, { ...asha, job_id: await addJob(db) }, [bytes, 'cv.pdf'])
    assert.equal(answer.statusCode, 415, answer.body)
    assert.deepEqual(await cvFiles(dataDir), [])
  })
}

const names = [
  '../../../etc/passwd.pdf',
  '..\\..\\win.pdf',
  '/abs/olute.pdf',
  'a\0b.pdf',
  '.htaccess.pdf',
  'con.pdf',
  `${'x'.repeat(400)}.pdf`,
  '<img src=x onerror=alert(1)>.pdf',
  'a"; filename="b.html.pdf',
]
for (const name of names) {
  test(`a CV called ${JSON.stringify(name).slice(0, 40)} is stored under a name of ours and handed out as a download`, async (t) => {
    const { app, db, dataDir } = await createTestApp(t)
    const headers = await signIn(app)
    const answer = await apply(app, { ...asha, job_id: await addJob(db) }, [pdfCv, name])
    assert.equal(answer.statusCode, 200, answer.body)
    const [stored, ...others] = await cvFiles(dataDir)
    assert.deepEqual(others, [])
    assert.match(stored ?? '', /^[0-9a-f]{32}\.pdf$/)
    const sent = await send(app, calls.openCv, { param: stored, headers })
    assert.match(
      String(sent.headers['content-disposition']),
      /^attachment; filename="[^"\r\n/\\]+"; filename\*=UTF-8''[\w.%!~-]+$/,
    )
    assert.match(String(sent.headers['content-security-policy']), /sandbox/)
  })
}

async function addService(app: Parameters<typeof send>[0], session: Record<string, string>, bytes: Buffer) {
  const { payload, headers } = await form({ description: 'Roofs', image: bytes })
  return send(app, calls.createService, { payload, headers: { ...headers, ...session } })
}

// @sqlite Files built to be taken for something else: refused, or kept as what they are and harmless when handed out.
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { calls } from '#contract/calls.ts'
import { createOwnedApp, send } from '../../testing/app.ts'
import { addJob, apply, asha, cvFiles } from '../../testing/applications.ts'
import { docxCv, pdfCv } from '../../testing/cvs.ts'
import { photo, sendForm } from '../../testing/images.ts'

const script = '<script>alert(1)</script>'
const jpeg = await photo()
const png = await photo({ format: 'png' })

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
    const { app, dataDir, headers } = await createOwnedApp(t)
    const answer = await sendForm(
      app,
      calls.createService,
      { description: 'Roofs', image: bytes },
      { headers },
    )
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
    const { app, db, dataDir, headers } = await createOwnedApp(t)
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

// @sqlite
import assert from 'node:assert/strict'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import sharp from 'sharp'
import { Failure } from '../../http/errors.ts'
import { makeAvif, makePicture } from '../../storage/images/convert.ts'
import { sizeSuffixes, suffixesOf, uploadFormats } from '../../storage/images/picture-files.ts'
import { newFolder } from '../../testing/folder.ts'
import { hollowPng, noise, phonePhoto, photo, shoot } from '../../testing/images.ts'

test('a photo is stored at most 2560 px wide, with smaller sizes in two formats and a tiny placeholder', async (t) => {
  const { made, target, folder } = await make(t, await photo({ width: 4000, height: 300 }))
  assert.deepEqual([made.width, made.height], [2560, 192])
  assert.deepEqual(made.widths, [320, 640, 960, 1280, 1920])
  assert.match(made.placeholder, /^data:image\/webp;base64,/)
  assert.ok(made.placeholder.length < 500)
  const names = (await readdir(folder)).filter((name) => name.startsWith('made'))
  assert.deepEqual(
    names.sort(),
    suffixesOf(made.widths, uploadFormats)
      .map((suffix) => `made${suffix}`)
      .sort(),
  )
  const { width, height, format } = await sharp(`${target}-640.webp`).metadata()
  assert.deepEqual({ width, height, format }, { width: 640, height: 48, format: 'webp' })
  assert.equal((await sharp(`${target}-1280.jpg`).metadata()).width, 1280)
})

test('a tall picture is at most 2560 px high, and a small one is not made larger', async (t) => {
  const tall = await make(t, await photo({ width: 100, height: 4000 }))
  assert.deepEqual([tall.made.width, tall.made.height], [64, 2560])
  const small = await make(t, await photo({ width: 300, height: 200 }))
  assert.deepEqual([small.made.width, small.made.height, small.made.widths], [300, 200, []])
})

test('a photo from a phone is turned upright and loses its metadata, and what hangs on behind it', async (t) => {
  const source = Buffer.concat([await phonePhoto(), Buffer.from('<script>alert(1)</script>')])
  const before = await sharp(source).metadata()
  assert.equal(before.orientation, 6)
  assert.ok(source.includes('secret-marker'))
  const { made, folder, target } = await make(t, source)
  assert.deepEqual([made.width, made.height], [300, 400])
  // Rotated clockwise, the red corner moves from the top left to the top right.
  const { data, info } = await sharp(`${target}.jpg`).raw().toBuffer({ resolveWithObject: true })
  const right = (5 * info.width + info.width - 5) * 3
  assert.ok((data[right] ?? 0) > 200 && (data[right + 1] ?? 0) < 80, 'red at the top right')
  for (const name of await readdir(folder)) {
    if (!name.startsWith('made')) continue
    const { exif, icc, iptc, xmp } = await sharp(join(folder, name)).metadata()
    assert.deepEqual(
      { exif, icc, iptc, xmp },
      { exif: undefined, icc: undefined, iptc: undefined, xmp: undefined },
    )
    const stored = await readFile(join(folder, name))
    for (const part of ['secret-marker', 'script']) assert.ok(!stored.includes(part), part)
  }
})

test('CMYK, 16-bit, greyscale and transparent images become plain sRGB', async (t) => {
  const sources = {
    print: await shoot().toColourspace('cmyk').jpeg().toBuffer(),
    deep: await shoot().toColourspace('rgb16').png().toBuffer(),
    grey: await shoot().greyscale().toColourspace('b-w').jpeg().toBuffer(),
    clear: await shoot().ensureAlpha(0).png().toBuffer(),
  }
  for (const source of Object.values(sources)) {
    const { target } = await make(t, source)
    const { space, depth } = await sharp(`${target}.jpg`).metadata()
    assert.match(`${space} ${depth}`, /^(srgb|b-w) uchar$/)
  }
  const { target } = await make(t, sources.clear)
  const { data } = await sharp(`${target}.jpg`).raw().toBuffer({ resolveWithObject: true })
  assert.ok((data[0] ?? 0) > 250, 'what was transparent is white')
  const deep = await sharp(`${(await make(t, sources.deep)).target}.jpg`).stats()
  assert.ok(Math.abs((deep.channels[1]?.mean ?? 0) - 125) < 8, 'colours of 16 bits keep their brightness')
})

test('AVIF files are made from the stored picture', async (t) => {
  const { made, target } = await make(t, await photo({ width: 1000, height: 700 }))
  await makeAvif(`${target}.jpg`, made.widths, target)
  for (const suffix of sizeSuffixes(made.widths, ['avif']))
    assert.equal((await readFile(`${target}${suffix}`)).toString('latin1', 4, 12), 'ftypavif')
})

const refused: Record<string, { bytes: () => Promise<Buffer> | Buffer; code: string; says: RegExp }> = {
  'a HEIC photo': {
    bytes: () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    code: 'wrong_type',
    says: /save the photo as JPEG/,
  },
  'a GIF': {
    bytes: () => Buffer.from('GIF89a\x01\0\x01\0\0\0\0;'),
    code: 'wrong_type',
    says: /not a JPEG, PNG or WebP/,
  },
  'a web page behind the first bytes of a JPEG': {
    bytes: () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('<script>alert(1)</script>')]),
    code: 'invalid_input',
    says: /damaged/,
  },
  'a JPEG that was cut off': {
    bytes: async () => (await noise(300, 200).jpeg().toBuffer()).subarray(0, 20_000),
    code: 'invalid_input',
    says: /damaged or incomplete/,
  },
  'a WebP that was cut off': {
    bytes: async () => (await noise(300, 200).webp().toBuffer()).subarray(0, 20_000),
    code: 'invalid_input',
    says: /damaged or incomplete/,
  },
  'a PNG of 900 megapixels': {
    bytes: () => hollowPng(30_000, 30_000),
    code: 'too_large',
    says: /more than 50 megapixels/,
  },
  'a PNG that declares more pixels than it contains': {
    bytes: () => hollowPng(7_000, 7_000),
    code: 'invalid_input',
    says: /damaged/,
  },
}

for (const [what, { bytes, code, says }] of Object.entries(refused)) {
  test(`${what} is refused with a sentence`, async (t) => {
    const source = await bytes()
    await assert.rejects(make(t, source), (error) => {
      assert.ok(error instanceof Failure)
      assert.equal(error.code, code)
      assert.match(error.message, says)
      return true
    })
  })
}

async function make(t: TestContext, source: Buffer) {
  const folder = await newFolder(t)
  const target = join(folder, 'made')
  await writeFile(join(folder, 'source'), source)
  return { made: await makePicture(join(folder, 'source'), target), target, folder }
}

// The poster as a picture, to share and to print. Texts are measured: each is set as large as its place allows.
import type { CallOutput } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { type Language, pathIn } from '#contract/languages.ts'
import { publicPages } from '#contract/pages.ts'
import { jobPath } from '#contract/record-paths.ts'
import type { Translated } from '#contract/words.ts'
import { qrDrawing } from '../../blocks/qr-code.tsx'
import { createPen, type Pen } from './canvas-text.ts'

/** As tall as WhatsApp and Instagram show a picture whole. */
const size = { width: 1080, height: 1350 }
/** 289 dots per inch on A4. */
const scale = 2
export const pictureSize = { width: scale * size.width, height: scale * size.height }
const margin = 80
const width = size.width - 2 * margin
/** The dark upper part. */
const headHeight = 710
const bandTop = 1176
const code = { x: size.width - margin - 390, y: headHeight + 48, width: 390, height: 390 }

/** That of `Mark`, whose chunk every visitor loads: in a square of 24. */
const mark =
  'M2.75 2.75h18.5v18.5H2.75zM8.75 8.75h6.5v6.5h-6.5zM2.75 2.75l6 6M21.25 2.75l-6 6M21.25 21.25l-6-6M2.75 21.25l6-6'

const serif = (size: number) => `420 ${size}px Fraunces, "Noto Serif Malayalam", serif`
const sans = (size: number) => `400 ${size}px Figtree, "Anek Malayalam", sans-serif`
const bold = (size: number) => `600 ${size}px Figtree, "Anek Malayalam", sans-serif`

export async function drawPoster(poster: Poster, logo: string | undefined): Promise<Blob> {
  const [qr, logoImage] = await Promise.all([
    qrDrawing(poster.link),
    // Without the logo, if it cannot be fetched.
    logo ? loadImage(logo).catch(() => undefined) : undefined,
    // The faces that have the letters of these words.
    ...[serif, sans, bold].map((font) => document.fonts.load(font(40), JSON.stringify(poster))),
  ])
  const pen = createPen(poster.language, pictureSize, scale)
  pen.box('plaster', { x: 0, y: 0, ...size })
  drawHead(pen, poster, logoImage)
  drawFacts(pen, poster)
  pen.box('white', code)
  // On whole pixels: a square that is grey at its edges is harder to read for a camera.
  const whole = Math.floor(code.width / qr.size) * qr.size
  const aside = Math.floor((code.width - whole) / 2)
  pen.path(qr.path, qr.size, { x: code.x + aside, y: code.y + aside, width: whole }, { colour: 'charcoal' })
  drawBand(pen, poster)
  return pen.png()
}

function drawHead(pen: Pen, { company, hiring, title, pay }: Poster, logo: HTMLImageElement | undefined) {
  pen.box('leaf', { x: 0, y: 0, width: size.width, height: headHeight })
  // The plan of a house with a courtyard, which goes on beyond the corner.
  pen.path(mark, 24, { x: 725, y: -300, width: 620 }, { colour: 'brass', line: 0.06 })
  if (logo) pen.image(logo, { x: margin, y: 60, width: 76, height: 76 })
  else pen.path(mark, 24, { x: margin - 8, y: 60, width: 76 }, { colour: 'plaster', line: 1.5 })
  const style = { font: serif, colour: 'plaster', size: 150 } as const
  pen.text(company, { ...style, size: 44 }, { x: 172, y: 72, width: 600, height: 64 })

  const [top, labelHeight, payHeight] = [192, 62, pay ? 140 : 0]
  const height = headHeight - 28 - payHeight - top - labelHeight
  const place = { x: margin, y: top + labelHeight, width, height }
  // In the middle of what is left.
  place.y += (height - pen.heightOf(title, style, place)) / 2
  pen.text(hiring, { font: bold, colour: 'brass', size: 34 }, { ...place, y: place.y - labelHeight })
  pen.text(title, style, place)
  if (!pay) return
  const payPlace = { ...place, y: headHeight - 14 - payHeight, height: payHeight - 24 }
  const space = payPlace.height - pen.heightOf(pay, { ...style, size: 60 }, payPlace)
  pen.text(pay, { ...style, size: 60 }, { ...payPlace, y: payPlace.y + space / 2 })
}

/** All of them in the largest size in which they fit below each other. */
function drawFacts(pen: Pen, { facts }: Poster) {
  const place = { x: margin, y: headHeight + 44, width: width - code.width - 50, height: Infinity }
  const [nameHeight, gap] = [34, 16]
  const style = { font: sans, colour: 'charcoal', size: 40 } as const
  const heightOf = (value: string, size: number) => pen.heightOf(value, { ...style, size }, place)
  const total = (size: number) =>
    facts.reduce((sum, { value }) => sum + nameHeight + gap + heightOf(value, size), 0)
  let size: number = style.size
  const room = bandTop - 20 - place.y
  while (size > 1 && total(size) > room) size -= 1
  // Few of them stand further apart, so that a name is nearer to its own value.
  const step = gap + Math.min(24, Math.max(0, room - total(size)) / facts.length)
  for (const { name, value } of facts) {
    pen.text(name, { font: bold, colour: 'teak', size: 26 }, place)
    place.y += nameHeight
    pen.text(value, { ...style, size }, place)
    place.y += step + heightOf(value, size)
  }
}

function drawBand(pen: Pen, { call, phone, scan, typed }: Poster) {
  const left = { x: margin, y: bandTop, width: code.x - margin - 24, height: 48 }
  const right = { ...code, y: bandTop, height: 48 }
  const label = { font: bold, colour: 'laterite', size: 30 } as const
  pen.text(call, label, left)
  pen.text(phone, { font: serif, colour: 'charcoal', size: 60 }, { ...left, y: bandTop + 44, height: 84 })
  pen.text(scan, label, right)
  pen.text(typed, { font: sans, colour: 'stone', size: 24 }, { ...right, y: bandTop + 54 })
}

async function loadImage(address: string) {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

// What a poster says. Both languages stand here, since either is printed from screens
// in either.

const english = {
  hiring: 'We are hiring',
  place: 'Place',
  hours: 'Hours',
  experience: 'Experience',
  closes: 'Apply by',
  scan: 'Scan to apply',
  call: 'Call us',
}
const words: Record<Language, Translated<typeof english>> = {
  en: english,
  ml: {
    hiring: 'ആളെ ആവശ്യമുണ്ട്',
    place: 'സ്ഥലം',
    hours: 'സമയം',
    experience: 'പ്രവൃത്തിപരിചയം',
    closes: 'അവസാന തീയതി',
    scan: 'അപേക്ഷിക്കാൻ സ്കാൻ ചെയ്യൂ',
    call: 'വിളിക്കൂ',
  },
}

export type Poster = ReturnType<typeof posterIn>

export function posterIn(
  language: Language,
  job: CallOutput<Calls['getJobPoster']>,
  { publicUrl, phone }: { publicUrl: string; phone: string },
) {
  const { title, pay, company, ...texts } = job[language]
  const { hiring, scan, call, ...names } = words[language]
  const facts = (['place', 'hours', 'experience', 'closes'] as const)
    .map((name) => ({ name: names[name], value: texts[name] }))
    .filter(({ value }) => value !== '')
  return {
    language,
    ...{ title, pay, company, facts, hiring, scan, call, phone },
    /** Where the QR code leads. */
    link: publicUrl + pathIn(language, jobPath({ id: '', slug: job.slug })),
    /** What somebody can type: the list of all jobs. */
    typed: publicUrl.replace(/^https?:\/\//, '') + pathIn(language, publicPages.career.path),
  }
}

/** For whoever cannot see the picture. */
export const textOf = ({ company, hiring, title, pay, facts, call, phone }: Poster) =>
  [company, hiring, title, pay, ...facts.map(({ name, value }) => `${name}: ${value}`), `${call}: ${phone}`]
    .filter((text) => text !== '')
    .join('. ')

// Renders line drawings as demo pictures, on the ground of the page.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type DrawingName, drawings } from '#contract/houses/drawings.ts'
import { contentFolder } from './load.ts'

const width = 1600
const ground = '#fbf8f3'
const ink = '#211c18'
/** What is free around a drawing without words, of its width. */
const margin = 0.05
/** The weights of the lines in the files, and what they become. */
type Weights = Record<string, number>
const detailed: Weights = { '.35': 0.5, '.7': 0.8, '1.4': 1.5 }
const bold: Weights = { '.35': 0.9, '.7': 1.5, '1.4': 2.8 }
const typeScale = 1.2

export const isDrawing = (name: string): name is DrawingName => name in drawings

/** With words and dimensions, as JPEG. */
export async function drawWhole(name: DrawingName) {
  const svg = (await read(name, detailed)).replace(
    / font-size="([^"]*)"/g,
    (_, size) => ` font-size="${Number(size) * typeScale}"`,
  )
  return render(svg)
}

/** For small pictures, in the same shape: the drawing alone, larger and with thicker lines. */
export async function drawPlain(name: DrawingName) {
  const drawn = await read(name, bold)
  const [left, top, innerWidth, innerHeight] = drawings[name].inner
  const [, wholeWidth, wholeHeight] = drawn.match(/viewBox="0 0 (\d+) (\d+)"/) ?? []
  const ratio = Number(wholeWidth) / Number(wholeHeight)
  const shownWidth = Math.max(innerWidth, innerHeight * ratio) * (1 + 2 * margin)
  const shownHeight = shownWidth / ratio
  const x = left + (innerWidth - shownWidth) / 2
  const y = top + (innerHeight - shownHeight) / 2
  const svg = drawn
    .replace(/<g class="(labels|notes)".*?<\/g>/gs, '')
    .replace(/viewBox="[^"]*"/, `viewBox="${x} ${y} ${shownWidth} ${shownHeight}"`)
  return render(svg)
}

async function read(name: DrawingName, weights: Weights) {
  const svg = await readFile(join(contentFolder, `../drawings/${name}.svg`), 'utf8')
  return svg
    .replace(/<style\b.*?<\/style>/gs, '')
    .replace('<svg ', `<svg color="${ink}" width="${width}" `)
    .replace(/ stroke-width="([^"]*)"/g, (found, weight) =>
      weight in weights ? ` stroke-width="${weights[weight]}"` : found,
    )
    .replace(/ font-family="[^"]*"/g, ' font-family="Figtree, Liberation Sans, Arial, sans-serif"')
}

function render(svg: string) {
  // The conversion of uploads, which shares this process, allows no SVG.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })
  return sharp(Buffer.from(svg))
    .resize({ width })
    .flatten({ background: ground })
    .jpeg({ quality: 76, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

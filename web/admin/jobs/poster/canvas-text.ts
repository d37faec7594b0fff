// Draws on a canvas by places instead of points, in the colours of the site.
type Spot = { x: number; y: number; width: number }
type Place = Spot & { height: number }
export type Pen = ReturnType<typeof createPen>
type Colour = 'plaster' | 'charcoal' | 'stone' | 'laterite' | 'leaf' | 'teak' | 'brass' | 'white'
/** The size is the largest one; a text that does not fit its place is set smaller. */
type Style = { font: (size: number) => string; colour: Colour; size: number }

/** Malayalam letters are larger than Latin ones of the same size, and stand upon each other. */
const lettering = { en: { leading: 1.14, scale: 1 }, ml: { leading: 1.4, scale: 0.86 } }
/** Where letters stand in their line, so that they look centred. */
const baseline = 0.34

type Size = { width: number; height: number }

export function createPen(language: keyof typeof lettering, size: Size, zoom: number) {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = contextOf(canvas)
  context.scale(zoom, zoom)
  const theme = getComputedStyle(document.documentElement)
  const colourOf = (name: Colour) => theme.getPropertyValue(`--color-${name}`)
  const { leading, scale } = lettering[language]

  function fit(text: string, style: Style, { width, height }: Place) {
    const within = (limit: number) => linesOf(text, (line) => context.measureText(line).width <= limit)
    for (let size = style.size; size > 1; size -= 1) {
      const lineHeight = size * scale * leading
      context.font = style.font(size * scale)
      const lines = within(width)
      if (lines && lines.length * lineHeight <= height)
        return { size, lineHeight, lines: balanced(lines, width, within) }
    }
    return { size: 1, lineHeight: 1, lines: [text] }
  }

  return {
    box(colour: Colour, { x, y, width, height }: Place) {
      context.fillStyle = colourOf(colour)
      context.fillRect(x, y, width, height)
    },
    image(picture: HTMLImageElement, { x, y, width, height }: Place) {
      const shrunk = Math.min(width / picture.naturalWidth, height / picture.naturalHeight)
      context.drawImage(picture, x, y, picture.naturalWidth * shrunk, picture.naturalHeight * shrunk)
    },
    /** A path that was drawn in a square of `units`: filled, or as lines. */
    path(path: string, units: number, { x, y, width }: Spot, style: { colour: Colour; line?: number }) {
      context.save()
      context.translate(x, y)
      context.scale(width / units, width / units)
      context.fillStyle = context.strokeStyle = colourOf(style.colour)
      context.lineWidth = style.line ?? 1
      if (style.line) context.stroke(new Path2D(path))
      else context.fill(new Path2D(path))
      context.restore()
    },
    heightOf(text: string, style: Style, place: Place) {
      const { lines, lineHeight } = fit(text, style, place)
      return lines.length * lineHeight
    },
    text(text: string, style: Style, place: Place) {
      const { size, lineHeight, lines } = fit(text, style, place)
      context.fillStyle = colourOf(style.colour)
      for (const [index, line] of lines.entries())
        context.fillText(line, place.x, place.y + (index + 0.5) * lineHeight + size * scale * baseline)
    },
    png: () =>
      new Promise<Blob>((resolve, reject) =>
        canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png'),
      ),
  }
}

function contextOf(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw')
  return context
}

/** Undefined where a word is wider than a line. */
function linesOf(text: string, fits: (line: string) => boolean) {
  const lines: string[] = []
  for (const word of text.trim().split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else if (fits(word)) lines.push(word)
    else return undefined
  }
  return lines
}

/** As many lines, of about the same width: no word is alone in the last one. */
function balanced(lines: string[], width: number, within: (limit: number) => string[] | undefined) {
  let best = lines
  for (let limit = width; limit > width / 2; limit -= width / 20) {
    const narrower = within(limit)
    if (narrower?.length !== lines.length) break
    best = narrower
  }
  return best
}

/**
 * The number that the Career page leads to (web/public/careers/application-form.tsx), as its text about the crafts has it, unless
 * words stand for it.
 */
export function numberIn(crafts: string) {
  const [, label = '', number = ''] = /\[([^\]]*)\]\(tel:([^)]+)\)/.exec(crafts) ?? []
  const digits = digitsOf(label)
  return digits && digitsOf(number).endsWith(digits) ? label : number || undefined
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

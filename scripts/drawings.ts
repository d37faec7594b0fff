// Makes the files of content/drawings fit for <use>: one for each language, and everything that changes with its size
// or ground is a variable that the page sets. As attributes: Firefox holds a style to the page's policy.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { drawingLabels } from '../content/ml/drawings.ts'
import { type Drawing, type DrawingName, drawingNames, drawings } from '../contract/houses/drawings.ts'
import { root } from './setup.mjs'

/** By the weight of the line. */
const strokes: Record<string, string> = { '.35': 'fine', '.7': 'plain', '1.4': 'cut' }

/** The width of a drawing in which names have their size from the file. */
const usualWidth = 880

/** Dimensions, grid and title are for the site, and too small on a screen: without words around it, only names are left. */
function keepNames(svg: string, name: DrawingName) {
  const { inner, outer }: Drawing = drawings[name]
  if (outer) return svg
  const scaled = (size: string) => Math.round((Number(size) * inner[2] * 10) / usualWidth) / 10
  return svg
    .replace(/<g class="notes".*?<\/g>\s*/gs, '')
    .replace(/<text data-label="([^"]*)".*?<\/text>\s*/gs, (text, label) =>
      label in drawingLabels[name]
        ? text.replace(/ font-size="([^"]*)"/, (_: string, size: string) => ` font-size="${scaled(size)}"`)
        : '',
    )
}

function drawingFile(name: DrawingName, labels: Record<string, string> = {}) {
  return (
    keepNames(readFileSync(join(root, 'content/drawings', `${name}.svg`), 'utf8'), name)
      // With a size of its own, <use> shows it in its own units, whatever part of it a page looks at.
      .replace(
        /<svg (?=.*viewBox="0 0 (\d+) (\d+)")/,
        '<svg id="drawing" width="$1" height="$2" overflow="visible" ',
      )
      .replace(/ (role|aria-labelledby)="[^"]*"/g, '')
      .replace(/<(title|desc|style)\b.*?<\/\1>\s*/gs, '')
      .replace(/ font-family="[^"]*"/g, '')
      .replace(/ stroke-width="([^"]*)"/g, (whole, width) =>
        strokes[width] ? ` stroke-width="var(--drawing-${strokes[width]},${width})"` : whole,
      )
      .replace(/ font-size="([^"]*)"/g, ' font-size="calc($1px*var(--drawing-type,1))"')
      .replace(/<g class="(?:labels|notes)"/g, '<g display="var(--drawing-words)">$&')
      .replace(/(<g class="(?:labels|notes)".*?<\/g>)/gs, '$1</g>')
      .replace(/(data-label="([^"]*)"[^>]*>)[^<]*/g, (whole, start, label) =>
        labels[label] ? start + labels[label] : whole,
      )
      .replace(/ data-label="[^"]*"/g, '')
  )
}

/** By their path below the site's root. */
export const drawingFiles = () =>
  new Map(
    drawingNames.flatMap((name): [string, string][] => [
      [`drawings/${name}.svg`, drawingFile(name)],
      [`drawings/${name}.ml.svg`, drawingFile(name, drawingLabels[name])],
    ]),
  )

export function drawingsPlugin(): Plugin {
  return {
    name: 'drawings',
    generateBundle() {
      for (const [fileName, source] of drawingFiles()) this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = drawingFiles().get(request.url?.slice(1) ?? '')
        if (file) response.setHeader('Content-Type', 'image/svg+xml').end(file)
        else next()
      })
    },
  }
}

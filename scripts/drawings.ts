// Makes the files of content/drawings fit for <use>: one for each language, and everything that changes with its size
// or ground is a variable that the page sets. As attributes: Firefox holds a style to the page's policy.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { drawingLabels } from '../content/ml/drawings.ts'
import { type DrawingName, drawingNames } from '../contract/drawings.ts'
import { root } from './setup.mjs'

/** By the weight of the line. */
const strokes: Record<string, string> = { '.35': 'fine', '.7': 'plain', '1.4': 'cut' }

function drawingFile(name: DrawingName, labels: Record<string, string> = {}) {
  return (
    readFileSync(join(root, 'content/drawings', `${name}.svg`), 'utf8')
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

export function drawings(): Plugin {
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

import { preload } from 'react-dom'
import sans from './figtree.woff2'
import serif from './fraunces.woff2'

/** Starts both downloads with the style sheet, so that they mostly arrive before the first paint. */
export function preloadFonts() {
  for (const font of [sans, serif]) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: '' })
}

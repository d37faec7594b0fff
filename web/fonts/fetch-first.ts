import { preload } from 'react-dom'
import sans from './figtree.woff2'
import serif from './fraunces.woff2'

/** Both set out with the styles that name them, and mostly are there before anything is painted. */
export function fetchFontsFirst() {
  for (const font of [sans, serif]) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: '' })
}

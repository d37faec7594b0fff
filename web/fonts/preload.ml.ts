import { preload } from 'react-dom'
import malayalam from './anek-malayalam.woff2'
import sans from './figtree.woff2'
import signs from './fraunces-signs.woff2'
import headings from './noto-serif-malayalam.woff2'
import type * as english from './preload.ts'

/** Fraunces is loaded where a heading or a review has an English word. */
export const preloadFonts: typeof english.preloadFonts = () => {
  for (const font of [malayalam, headings, sans, signs])
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: '' })
}

// The pages as production renders them: `npm run check` and `npm test` build them before the tests.
import { join } from 'node:path'
import { createRenderer, type Renderer } from '../pages/render.ts'

export const renderer = await createRenderer(join(import.meta.dirname, '../../dist'))

export function countRenders() {
  let count = 0
  const counting: Renderer = async (...args) => {
    const page = await renderer(...args)
    if (page) count++
    return page
  }
  return { renderer: counting, count: () => count }
}

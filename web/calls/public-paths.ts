// The calls that public pages make. Apart from paths.ts, so that visitors do not load the paths of the admin area.
import { pathsOf } from './paths.ts'

export const publicPaths = pathsOf(
  ({ access, cache, form, file, beacon }) => access === 'anyone' && (cache || form || file || beacon),
)

// Addresses of pages are in lower case, without a slash at the end. Other spellings lead there.
import { languages, pathIn } from '#contract/languages.ts'
import { adminPages, publicPages } from '#contract/pages.ts'

const publicPaths = Object.values(publicPages).map(({ path }) => path)
const paths: string[] = [
  ...languages.flatMap((language) => publicPaths.map((path) => pathIn(language, path))),
  ...Object.values(adminPages).map(({ path }) => path),
]

const patternOf = (path: string) => path.replace(':slug', '([\\w-]+)').replace(/:\w+/, '([^/]+)')
const pages = paths.map((path) => ({ path, pattern: new RegExp(`^${patternOf(path)}/*$`, 'i') }))

/** Undefined when the address is canonical, or that of no page. */
export function canonicalUrl(url: string) {
  const [, path = '', search = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
  for (const page of pages) {
    const [found, value = ''] = page.pattern.exec(path) ?? []
    if (found === undefined) continue
    // Ids and tokens stay as they are.
    const canonical = page.path.replace(/:\w+/, (name) => (name === ':slug' ? value.toLowerCase() : value))
    return canonical === path ? undefined : canonical + search
  }
  return undefined
}

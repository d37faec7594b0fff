// The HTML document around a rendered page, with the scripts and styles of the build.
import { type Language, languageTags } from '#contract/languages.ts'
import type { PageContext, RenderedPage } from '#contract/pages.ts'

type Assets = {
  styles: string[]
  /** Of low priority for browsers. */
  printStyle: string
  scripts: string[]
  /** The app and its imports; a rendered page works without them for a moment. */
  modules: string[]
}
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

const start = 'web/start.ts'
const app = 'web/entry-client.tsx'
const print = 'web/public/shell/print.css'

/** The start script, and what it loads later: the app, the page's own chunk, and the imports of both. */
export function findAssets(manifest: Manifest, file: string | undefined): Assets {
  const modules = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || modules.has(chunk.file)) return
    modules.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit(app)
  if (file) visit(file)
  const { file: script = '', css = [] } = manifest[start] ?? {}
  return {
    styles: css.map(rooted),
    printStyle: rooted(manifest[print]?.file ?? ''),
    scripts: [rooted(script)],
    modules: [...modules].map(rooted),
  }
}

const rooted = (file: string) => `/${file}`

const ownIcons = `<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">`

const iconsOf = ({ company: { logo } }: PageContext) =>
  logo ? `<link rel="icon" href="${logo.src}">\n<link rel="apple-touch-icon" href="${logo.src}">` : ownIcons

type DocumentParts = { assets: Assets; context: PageContext; language: Language }

export function buildHtml(page: RenderedPage, { assets, context, language }: DocumentParts) {
  const preloads = page.body ? [] : assets.modules
  return `<!doctype html>
<html lang="${languageTags[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${page.head}
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<link rel="stylesheet" href="${assets.printStyle}" media="print">
${iconsOf(context)}
<link rel="manifest" href="/manifest.webmanifest">
<meta name="theme-color" content="#1F4033">
${preloads.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
</head>
<body>
<div id="root">${page.body}</div>
${page.state && scriptsOf(page, assets)}
</body>
</html>
`
}

function scriptsOf({ body, state }: RenderedPage, { scripts, modules }: Assets) {
  // Styles, fonts and pictures of a rendered page are more urgent than its script.
  const priority = body ? ' fetchpriority="low"' : ''
  return `<script type="application/json" id="state" data-modules="${modules.join(' ')}">${state.replaceAll('<', '\\u003c')}</script>
${scripts.map((src) => `<script type="module" src="${src}"${priority}></script>`).join('\n')}`
}

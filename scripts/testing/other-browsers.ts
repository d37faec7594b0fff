// A Firefox and a WebKit for the browser tests: the machine's own, or Debian's.
import { globSync } from 'node:fs'
import { findProgram, installPackages } from './apt.ts'

const webkitBrowsers = ['/usr/lib/*/webkit2gtk-4.1/MiniBrowser', '/usr/libexec/webkit2gtk-4.1/MiniBrowser']

/** Each is undefined where the machine lacks it. */
export const findOtherBrowsers = () => ({ firefox: findFirefox(), webkit: findWebkit() })

/** Installs what is missing, where that is possible. */
export async function fetchOtherBrowsers() {
  if (!findFirefox()) await installPackages('firefox-esr')
  if (!findWebkit()) await installPackages('webkit2gtk-driver', 'xvfb')
  return findOtherBrowsers()
}

function findFirefox() {
  return findProgram('firefox-esr') ?? findProgram('firefox')
}

/** The driver, the browser it drives, and a screen for it. */
function findWebkit() {
  const driver = findProgram('WebKitWebDriver')
  const browser = globSync(webkitBrowsers)[0]
  const screen = findProgram('Xvfb')
  return driver && browser && screen ? { driver, browser, screen } : undefined
}

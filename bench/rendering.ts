// A page that nobody has asked for yet: its queries, React, and compressing; beside React alone.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { loadWell, requestOf } from './load.ts'
import { median, medianRatio, perSecond, type Row } from './report.ts'
import { sharedProduct } from './servers.ts'

const rounds = 5
const least = 0.5
const connections = 8

export async function measureRender(): Promise<Row[]> {
  const { url } = await sharedProduct()
  let turn = 0
  // A known parameter that the home page does not use makes it a page of its own, with the same content.
  const unseen = (host: string) =>
    requestOf('GET', `/?topic=${process.pid}-${turn++}`, {
      Host: host,
      Accept: 'text/html',
      'Accept-Encoding': 'br',
    })
  const ours: number[] = []
  const theirs: number[] = []
  await loadWell(200, { url, next: unseen, connections })
  for (let round = 0; round < rounds; round++) {
    ours.push((await loadWell(200, { url, next: unseen, connections })).perSecond)
    theirs.push(await renderAlone(url))
  }
  const ratio = medianRatio(ours, theirs)
  return [
    {
      what: 'Home page, never asked for before, brotli',
      here: perSecond(median(ours)),
      beside: `React alone ${perSecond(median(theirs))}`,
      ratio,
      needed: `at least ${least} of React alone`,
      holds: ratio >= least,
    },
  ]
}

/** In a process of its own, as the server has one. */
async function renderAlone(url: string) {
  const child = spawn(process.execPath, ['bench/bare-render.ts', url], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return Number(output)
}

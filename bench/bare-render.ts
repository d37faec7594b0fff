// React's own speed: the home page from answers that are already there, over and over. Prints pages per second.
// Started as a process of its own: node bench/bare-render.ts URL
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type CallName, calls } from '#contract/calls.ts'

type Render = (
  url: string,
  answer: (name: CallName, sent: { query?: Record<string, string> }) => Promise<unknown>,
  given: { publicUrl: string; pictureVersion: string },
) => Promise<{ status: number; body: string }>

const warmUp = 300
const measured = 300
const [url = ''] = process.argv.slice(2)
const entry = join(import.meta.dirname, '../dist/server/entry-server.js')
const { render } = (await import(pathToFileURL(entry).href)) as { render: Render }
const answers = new Map<string, unknown>()

await renderOften(warmUp)
console.log(await renderOften(measured))

async function renderOften(times: number) {
  const started = performance.now()
  for (let i = 0; i < times; i++) {
    const page = await render('/', answer, { publicUrl: url, pictureVersion: '' })
    if (page.status !== 200) throw new Error('the page was not rendered')
  }
  return (times * 1_000) / (performance.now() - started)
}

async function answer(name: CallName, { query = {} }: { query?: Record<string, string> }) {
  const address = `${url}${calls[name].path}?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}`
  const known = answers.get(address)
  if (known) return known
  const response = await fetch(address)
  const items = await response.json()
  const answered = { items, total: Number(response.headers.get('X-Total-Count')) }
  answers.set(address, answered)
  return answered
}

// @sqlite The built pages, as the server draws them.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { defaults } from '#content/defaults.ts'
import { messages } from '#contract/messages.ts'
import type { AnswerCall } from '#contract/pages.ts'
import { company } from '#site'
import { createRenderer } from './render.ts'

const dist = join(import.meta.dirname, '../../dist')
const context = { publicUrl: 'http://localhost', pictureVersion: '', company, noticeVersion: '1' }
const contentOf = (params: unknown) => defaults[(params as { page: keyof typeof defaults }).page]
const empty: AnswerCall = async (name, { params }) =>
  name === 'getContent' ? contentOf(params) : { items: [], total: 0 }

test('a page is drawn whole, its title in the head and its data beside it', async () => {
  const render = await createRenderer(dist)
  const { status, html = '' } = (await render('/', empty, context)) ?? {}
  assert.equal(status, 200)
  const [head = '', body = ''] = html.split('</head>')
  assert.match(head, /<title>[^<]+<\/title>/)
  assert.match(body, /<h1/)
  assert.match(body, /id="state"[^>]*>\{"context":.*"listProjects"/)
})

test('a page that cannot be drawn is an error that tells why, not a page without its middle', async () => {
  const render = await createRenderer(dist)
  const torn: AnswerCall = async (name, { params }) =>
    name === 'getContent' ? contentOf(params) : { items: null, total: 1 }
  await assert.rejects(render('/', torn, context), TypeError)
})

test('a page whose texts cannot be read says so, under the name of the company', async () => {
  const render = await createRenderer(dist)
  const unread: AnswerCall = async (name) => {
    if (name === 'getContent') throw new Error('no database')
    return { items: [], total: 0 }
  }
  const { status, html = '' } = (await render('/about', unread, context)) ?? {}
  assert.equal(status, 503)
  assert.ok(html.includes(messages.errors.pageLost))
  assert.match(html, new RegExp(`<title>${company.name.replace('&', '&amp;')}</title>`))
  assert.ok(html.includes(company.phone))
})

test('pages that are asked for at once are drawn one in each turn, so that others are answered between them', async () => {
  const render = await createRenderer(dist)
  let turn = 0
  const count = () => {
    turn++
    timer = setImmediate(count)
  }
  let timer = setImmediate(count)
  const drawn = Promise.all([1, 2, 3, 4].map(async () => (await render('/', empty, context)) && turn))
  const turns = await drawn.finally(() => clearImmediate(timer))
  assert.equal(new Set(turns).size, turns.length, `drawn in the turns ${turns}`)
})

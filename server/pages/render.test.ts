// The built pages, as the server draws them.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { company } from '#site'
import { createRenderer } from './render.ts'

const dist = join(import.meta.dirname, '../../dist')
const context = { publicUrl: 'http://localhost', pictureVersion: '', company, noticeVersion: '1' }
const empty = async () => ({ items: [], total: 0 })

test('a page is drawn whole, its title in the head and its data beside it', async () => {
  const render = await createRenderer(dist)
  const { status, html } = await render('/', empty, context)
  assert.equal(status, 200)
  const [head = '', body = ''] = html.split('</head>')
  assert.match(head, /<title>[^<]+<\/title>/)
  assert.match(body, /<h1/)
  assert.match(body, /id="state"[^>]*>\{"context":.*"listProjects"/)
})

test('a page that cannot be drawn is an error that tells why, not a page without its middle', async () => {
  const render = await createRenderer(dist)
  const torn = async () => ({ items: null, total: 1 })
  await assert.rejects(render('/', torn, context), TypeError)
})

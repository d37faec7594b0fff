// @sqlite: Every call of visitors' pages, in both languages: `?language=ml` changes the sentences of an answer and nothing else.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { after, type TestContext, test } from 'node:test'
import type { InjectOptions } from 'fastify'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { messages } from '#contract/messages.ts'
import { publicPaths } from '../../../web/calls/public-paths.ts'
import { createTestApp } from '../../testing/app.ts'
import { addJob, asha, formOf, mailsIn } from '../../testing/applications.ts'
import { pdfCv } from '../../testing/cvs.ts'
import { hostileRequests, inTurns, someId } from '../../testing/hostile.ts'

type Body = { code?: string; message?: string; fields?: Record<string, string> }

const malayalamLetter = /[\u0d00-\u0d7f]/
/** Names such as PDF or `sort` stand alone. */
const englishWords = /[a-z]+ [a-z]+/i

const now = new Date()
const { app, db } = await createTestApp({ after } as TestContext, { now: () => now })
const rahul = { name: 'Rahul', phone: '98470 12345', message: 'A house in Aluva.' }
const wellFormedToken = 'x'.repeat(43)

const visitorCalls: [string, Call][] = [...Object.keys(publicPaths), 'getMyData'].map((name) => [
  name,
  calls[name as keyof typeof calls],
])

for (const [name, call] of visitorCalls) {
  test(`${name} says what is wrong in the language that it is asked in`, async () => {
    assert.equal(call.access, 'anyone')
    const id = call.path.includes(':token') ? wellFormedToken : someId
    const refused = await inTurns(hostileRequests(call, id, someId), async (request) => {
      const english = await app.inject(request)
      // What is wrong may be the language itself.
      if (english.statusCode < 400 || /\?language\b/.test(String(request.url))) return false
      const malayalam = await app.inject(inMalayalam(request))
      const what = `${request.method} ${String(request.url).slice(0, 200)} ${english.body.slice(0, 300)}`
      assert.equal(malayalam.statusCode, english.statusCode, what)
      expectTranslated(english.json(), malayalam.json(), what)
      return true
    })
    assert.ok(refused.includes(true))
  })
}

test('every message has its Malayalam, with the same values, and no English sentence has two', () => {
  const namesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].flat().sort()
  // In a process of its own, since other tests load words of the pages.
  const print = 'console.log(JSON.stringify([...translations].map(([english, all]) => [english, ...all])))'
  const script = `await import('./server/app.ts'); const { translations } = await import('#contract/words.ts'); ${print}`
  const translations: [string, ...string[]][] = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  )
  assert.ok(translations.length > 300)
  for (const [english, malayalam = '', ...others] of translations) {
    if (/\w/.test(english)) assert.match(malayalam, malayalamLetter, english)
    assert.deepEqual(namesIn(malayalam), namesIn(english), english)
    assert.deepEqual(others, [], english)
  }
})

test('what somebody has written stays as it is, even where we say the same', async () => {
  const { link = '' } = await post(200, calls.createEnquiry.path, { ...rahul, message: messages.loading })
  const token = new URL(link).pathname.split('/').at(-1) ?? ''
  const answer = await app.inject(inMalayalam({ url: calls.getMyData.path.replace(':token', token) }))
  assert.equal(answer.json().message, messages.loading)
})

test('a form that is in order is answered in the language of its page', async () => {
  const { createApplication, createEnquiry, updateMyData, withdrawMyData } = calls
  const job_id = await addJob(db)
  await post(200, createApplication.path, form({ ...asha, job_id }, pdfCv))
  const { link = '' } = await post(200, createEnquiry.path, rahul)
  const mail = (await mailsIn(db)).find(({ recipient }) => recipient === asha.email)
  for (const text of [link, mail?.text ?? '']) {
    const token = /\/my-data\/([\w-]{43})/.exec(text)?.[1] ?? ''
    await post(200, updateMyData.path.replace(':token', token), { name: 'Rahul R' })
    await post(200, withdrawMyData.path.replace(':token', token), { sure: true })
    await post(404, withdrawMyData.path.replace(':token', token), { sure: true })
  }
})

function inMalayalam(request: InjectOptions): InjectOptions {
  const url = String(request.url)
  return { ...request, url: `${url}${url.includes('?') ? '&' : '?'}language=ml` }
}

function expectTranslated(english: Body, malayalam: Body, what: string) {
  assert.deepEqual(Object.keys(malayalam), Object.keys(english), what)
  assert.equal(malayalam.code, english.code, what)
  assert.deepEqual(Object.keys(malayalam.fields ?? {}), Object.keys(english.fields ?? {}), what)
  for (const sentence of sentencesOf(english)) assert.doesNotMatch(sentence, malayalamLetter, what)
  expectMalayalam(malayalam, what)
}

function expectMalayalam(body: Body, what: string) {
  for (const sentence of sentencesOf(body)) {
    assert.match(sentence, malayalamLetter, what)
    assert.doesNotMatch(sentence, englishWords, what)
  }
}

const sentencesOf = ({ message = '', fields = {} }: Body) => [message, ...Object.values(fields)]

function form(fields: Record<string, string>, ...cvs: Buffer[]) {
  const payload = formOf(fields)
  for (const cv of cvs) payload.append('cv', new Blob([new Uint8Array(cv)]), 'cv.pdf')
  return payload
}

async function post(status: number, url: string, payload: object) {
  const answer = await app.inject(inMalayalam({ method: 'POST', url, payload }))
  assert.equal(answer.statusCode, status, answer.body)
  const body = answer.json<Body & { link?: string }>()
  expectMalayalam(body, answer.body)
  return body
}

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaults } from '#content/defaults.ts'
import { privacyNoticeVersion, privacyNoticeVersions } from '#contract/limits.ts'
import { wordsIn } from '#contract/words.ts'
import { words as english, words } from '../../web/public/legal/words.ts'
import { createTestApp, signIn } from '../testing/app.ts'
import { contentsOf, published } from '../testing/contents.ts'
import { renderer } from '../testing/renderer.ts'

const malayalam = wordsIn('ml', words)

test('the version of the privacy notice stands on its page once, also where the introduction leaves it out', async (t) => {
  const { app } = await createTestApp(t, { services: { renderer } })
  const { changeAndPublish } = contentsOf(app, await signIn(app))
  const open = async () => {
    const { body } = await app.inject({ url: '/privacy', headers: { accept: 'text/html' } })
    return body.slice(0, body.indexOf('id="state"')).replace(/<!-- -->/g, '')
  }
  const times = (page: string, version: string) => page.split(`version ${version}`).length - 1
  assert.equal(times(await open(), privacyNoticeVersion), 1)
  await changeAndPublish('privacy', (content) => {
    content.intro = 'Short and plain.'
  })
  const { version } = await published(app, 'privacy')
  assert.notEqual(version, privacyNoticeVersion)
  assert.equal(times(await open(), version), 1)
})

test('the page itself says how visits are counted, in both languages and also after its text was edited', async (t) => {
  const { app } = await createTestApp(t, { services: { renderer } })
  const { changeAndPublish } = contentsOf(app, await signIn(app))
  const expectTold = async () => {
    for (const [url, { title, text }] of [
      ['/privacy', english.visits],
      ['/ml/privacy', malayalam.visits],
    ] as const) {
      const { body } = await app.inject({ url, headers: { accept: 'text/html' } })
      const clauses = body.slice(0, body.indexOf('</main>')).split('<section')
      const last = clauses.at(-1)?.replace(/\u00a0/g, ' ') ?? ''
      for (const part of [`${title}</h2>`, ...text.split('\n\n').map((paragraph) => `<p>${paragraph}</p>`)])
        assert.ok(last.includes(part), `${url}: ${part}`)
    }
  }
  await expectTold()
  await changeAndPublish('privacy', (content) => {
    content.clauses = content.clauses.slice(0, 1)
  })
  await expectTold()
  const { body } = await app.inject({ url: '/terms', headers: { accept: 'text/html' } })
  assert.ok(!body.includes(english.visits.title))
})

test('the notice that comes with the site has the last of its versions, no two are the same, and the earlier ones are known', () => {
  assert.equal(defaults.privacy.version, privacyNoticeVersion)
  assert.equal(privacyNoticeVersions.at(-1), privacyNoticeVersion)
  assert.equal(new Set(privacyNoticeVersions).size, privacyNoticeVersions.length)
  assert.ok(privacyNoticeVersions.includes('2026-11'), 'forms of earlier sites are accepted')
})

import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import type { ContentDraft } from '#contract/content/calls.ts'
import type { PageKey } from '#contract/content/pages.ts'
import { publishNotice } from '../../web/admin/site/publish-notice.ts'
import { createTestApp, send, signIn } from '../testing/app.ts'

async function readDraft(t: TestContext, param: PageKey): Promise<ContentDraft> {
  const { app } = await createTestApp(t)
  return (await send(app, calls.getDraft, { param, headers: await signIn(app) })).json()
}

/** Without samples, whose promises would be named too. */
const readCompany = async (t: TestContext) => ({ ...(await readDraft(t, 'company')), samples: [] })

test('whoever publishes reads what changes, and nothing where nothing does', async (t) => {
  const draft = { ...(await readDraft(t, 'terms')), samples: [] }
  assert.equal(publishNotice(draft, draft.content, true), '')
  const content = { ...draft.content, title: 'What we agree on' }
  assert.equal(publishNotice(draft, content, true), 'Everybody sees the change at once: Heading.')
})

test('of more than three changes the first three are named', async (t) => {
  const draft = await readCompany(t)
  const content = {
    ...draft.content,
    name: 'Kadavu',
    shortName: 'Kadavu',
    phone: '1',
    whatsapp: '2',
    founded: '3',
  }
  assert.match(publishNotice(draft, content, true), /^Everybody [^;]+; [^;]+; [^;]+ and \d more\.$/)
})

test('the samples that are about to be public are counted, prices and promises among them', async (t) => {
  const draft = await readDraft(t, 'floorcoating')
  const content = { ...draft.content, lead: 'Floors that last.' }
  const counted = (after: object) =>
    / Of what they see then, (\d+) texts and pictures came with the site(?:, (\d+) of them prices or promises, in: (.*))?\.$/.exec(
      publishNotice(draft, { ...content, ...after }, true),
    )
  const { length } = draft.samples.filter(({ shown }) => shown)
  const [, all, promises, parts] = counted({}) ?? []
  assert.deepEqual([all, parts], [String(length - 1), 'Prices; For search engines'])
  assert.equal(Number(promises), draft.samples.filter(({ promise }) => promise).length)
  const { prices } = content as unknown as { prices: { items: object[] } }
  const off = counted({ prices: { ...prices, show: false } })
  assert.deepEqual(off?.slice(2), ['1', 'For search engines'])
  const moved = counted({ prices: { ...prices, items: prices.items.toReversed() } })
  assert.deepEqual(moved?.slice(1), [all, promises, parts], 'the order does not make a price theirs')
  assert.doesNotMatch(publishNotice({ ...draft, samples: [] }, content, true), /came with/)
})

test('prices that are switched on now count, though no visitor has read them yet', async (t) => {
  const draft = await readDraft(t, 'cost')
  const { rates } = draft.content as { rates: object }
  const content = { ...draft.content, rates: { ...rates, show: true, since: '2026-11-01' } }
  assert.match(publishNotice(draft, content, true), /prices or promises, in: Packages and rates\.$/)
  assert.doesNotMatch(publishNotice(draft, { ...draft.content, intro: 'What it costs.' }, true), /promises/)
})

test('who lowers the days for which data are kept reads that what is older is erased for good', async (t) => {
  const draft = await readCompany(t)
  const notice = (retentionDays: number, closedJobDays: number) =>
    publishNotice(draft, { ...draft.content, retentionDays, closedJobDays }, true)
  assert.match(notice(90, 10), /older than 90 days are then erased within a day, for good/)
  assert.match(notice(90, 10), /within a day, for good, if their job closed more than 10 days ago/)
  assert.doesNotMatch(notice(400, 40), /erased/)
})

test('who changes the address reads where messages go then, and who is told', async (t) => {
  const draft = await readCompany(t)
  const content = { ...draft.content, mail: 'desk@example.com' }
  const mails = 'New messages and applications are'
  assert.ok(publishNotice(draft, content, true).endsWith(`${mails} then mailed to desk@example.com.`))
  const later = { ...draft, published_at: new Date().toISOString() }
  const told = `then mailed to desk@example.com, and ${draft.published.mail} is told so.`
  assert.ok(publishNotice(later, content, true).endsWith(`${mails} ${told}`))
  const without = `${mails} mailed to desk@example.com once this site sends mail.`
  assert.ok(publishNotice(draft, content, false).endsWith(without))
})

test('who moves without new coordinates reads that maps still lead to the old place', async (t) => {
  const draft = await readCompany(t)
  const notice = (change: object) =>
    publishNotice(
      draft,
      { ...draft.content, address: { ...(draft.content.address as object), ...change } },
      true,
    )
  assert.match(notice({ street: '3 Mill Lane' }), /maps and directions still lead to the old place\.$/)
  assert.doesNotMatch(notice({ street: '3 Mill Lane', latitude: 10.1, longitude: 76.3 }), /maps/)
  assert.doesNotMatch(notice({ postalCode: '682020' }), /maps/)
})

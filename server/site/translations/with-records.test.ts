// Records and pages that are sent with the Malayalam of their texts: both are stored, or neither.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import type { Contents } from '#contract/content/pages.ts'
import { messages } from '#contract/messages.ts'
import type { RecordKind } from '#contract/records/fields.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { send, signInAs } from '../../testing/app.ts'
import { contentsOf } from '../../testing/contents.ts'
import { createOffice } from '../../testing/records.ts'

const words = staffMessages.translations
const mason = { title: 'Mason', description: 'Stone walls.', type: 'By the day', experience: '2 years' }
const malayalam = 'മേസ്തിരി'

type Entry = { english: string; malayalam: string; malayalam_from: string }
const entry = (english: string, own = malayalam, from = ''): Entry => ({
  english,
  malayalam: own,
  malayalam_from: from,
})

async function start(t: TestContext) {
  const { app, db, headers, staffFor } = await createOffice(t)
  const { draftOf, publish } = contentsOf(app, headers)
  const recordWith = (kind: RecordKind, field: string) => () => {
    const { add, change, list } = staffFor(kind)
    return {
      add: (text: string, translations?: unknown) => add({ [field]: text, translations }),
      change: async (text: string, translations: unknown, version: number) =>
        change((await list())[0]?.id ?? '', { [field]: text, translations, version }),
      shown: async (query = {}) => (await list(query, {}))[0]?.[field],
    }
  }

  /** Adds a record with one text, changes that text, and reads it as visitors do. */
  const kinds = {
    project: recordWith('projects', 'location'),
    service: recordWith('services', 'description'),
    job: recordWith('jobs', 'title'),
    async page() {
      /** Versions count from the first one that a test sees. */
      const first = (await draftOf('terms')).version
      const save = async (title: string, translations: unknown, version: number) => {
        const { content } = await draftOf('terms')
        const payload = { content: { ...content, title }, version, translations }
        const answer = await send(app, calls.saveDraft, { headers, param: 'terms', payload })
        if (answer.statusCode === 200) await publish('terms', answer.json().version)
        return answer
      }
      const shown = async (query = {}) =>
        (await send(app, calls.getContent, { param: 'terms', query })).json<Contents['terms']>().title
      return {
        add: (text: string, translations: unknown) => save(text, translations, first),
        // Saved and published, it has got two versions.
        change: (text: string, translations: unknown, version: number) =>
          save(text, translations, version === 1 ? first + 2 : version),
        shown,
      }
    },
  }
  const told = async () =>
    (await db.selectFrom('diary').select('changes').where('subject', '=', 'translation').execute()).map(
      ({ changes }) => JSON.parse(changes),
    )
  const suggestions = async () => {
    const query = { missing: 'true' }
    const texts: { english: string; earlier: string }[] = (
      await send(app, calls.listTranslations, { headers, query })
    ).json()
    return Object.fromEntries(texts.flatMap(({ english, earlier }) => (earlier ? [[english, earlier]] : [])))
  }
  const translate = (...translations: Entry[]) =>
    send(app, calls.saveTranslations, { headers, payload: { translations } })
  return { app, db, headers, staffFor, kinds, told, suggestions, translate }
}

const ml = { language: 'ml' }
const kinds = ['project', 'service', 'job', 'page'] as const

for (const kind of kinds)
  test(`a ${kind} comes with its Malayalam: both are on the site at once, and in the diary`, async (t) => {
    const site = await start(t)
    const { add, change, shown } = await site.kinds[kind]()
    await shown(ml)
    const added = await add('Strong words', [entry('Strong words')])
    assert.equal(added.statusCode, 200, added.body)
    assert.deepEqual([await shown(), await shown(ml)], ['Strong words', malayalam])
    const changed = await change('New words', [entry('New words', 'പുതിയത്')], 1)
    assert.equal(changed.statusCode, 200, changed.body)
    assert.deepEqual([await shown(), await shown(ml)], ['New words', 'പുതിയത്'])
    assert.deepEqual(await site.told(), [
      [{ field: 'Strong words', before: '', after: malayalam }],
      [{ field: 'New words', before: '', after: 'പുതിയത്' }],
    ])
  })

test('a text of several lines keeps its Malayalam, although a form with files sends other line breaks', async (t) => {
  const { add, change, shown } = await (await start(t)).kinds.service()
  const text = 'Old houses\n\nTiles relaid.\nRafters replaced.'
  const added = await add(text.replaceAll('\n', '\r\n'), [entry(text)])
  assert.equal(added.statusCode, 200, added.body)
  assert.deepEqual([await shown(), await shown(ml)], [text, malayalam])
  await change(text.replaceAll('\n', '\r\n'), [], 1)
  assert.deepEqual([await shown(), await shown(ml)], [text, malayalam])
})

for (const kind of kinds)
  test(`of a ${kind} that is refused neither language is stored, and the answer says which one was wrong`, async (t) => {
    const site = await start(t)
    const { add, change, shown } = await site.kinds[kind]()
    await add('Strong words', [entry('Strong words')])
    const diary = await site.told()
    const from = (own: string, text = 'New words') => [entry(text, own)]
    for (const [translations, status, message] of [
      [[entry('New words', 'പുതിയത്', 'somebody else’s')], 409, words.conflict],
      [from('അ'.repeat(9_000)), 400, undefined],
      [from('{phone} വിളിക്കൂ'), 400, 'There is no {phone} in the English text.'],
      [from('പുതിയത്', 'Words of nobody'), 404, words.unknown],
      ['[', 400, undefined],
      [[{ english: 'New words', malayalam }], 400, staffMessages.startMissing],
    ] as const) {
      const refused = await change('New words', translations, 1)
      assert.equal(refused.statusCode, status, refused.body)
      assert.ok(refused.json().fields.translations)
      if (message) assert.equal(refused.json().message, message)
    }
    const overtaken = await change('New words', [entry('New words')], 99)
    assert.equal(overtaken.statusCode, 409)
    assert.deepEqual(
      [overtaken.json().message, overtaken.json().fields],
      [messages.errors.conflict, undefined],
    )
    assert.deepEqual([await shown(), await shown(ml)], ['Strong words', malayalam])
    assert.deepEqual(await site.told(), diary)
  })

for (const kind of kinds)
  test(`the Malayalam of the former text of a ${kind} is offered for the new one, and never shown`, async (t) => {
    const site = await start(t)
    const { add, change, shown } = await site.kinds[kind]()
    await add('Strong words', [entry('Strong words')])
    await change('New words', undefined, 1)
    assert.deepEqual(await site.suggestions(), { 'New words': malayalam })
    assert.equal(await shown(ml), 'New words')
    await site.translate(entry('New words', 'പുതിയത്'))
    assert.deepEqual(await site.suggestions(), {})
    assert.equal(await shown(ml), 'പുതിയത്')
  })

test('what is reworded twice before somebody translates it keeps the offer', async (t) => {
  const site = await start(t)
  const { add, change } = await site.kinds.job()
  await add('Mason', [entry('Mason')])
  await change('Masons', undefined, 1)
  await change('Two masons', undefined, 2)
  assert.equal((await site.suggestions())['Two masons'], malayalam)
})

test('nothing is offered for another category, client or type, for a text that is translated, or after it was taken away', async (t) => {
  const site = await start(t)
  const { app, headers } = site
  const projects = await site.kinds.project()
  await projects.add('Chottanikkara', [entry('Villa'), entry('Asha'), entry('Chottanikkara')])
  // The name of a client is forgotten with the last project that has it.
  await projects.add('Chottanikkara', [])
  const { change: changeProject, list } = site.staffFor('projects')
  const others = { category: 'Boathouse of teak', client: 'Menon family', location: 'Thrissur', area: '12' }
  const changed = await changeProject((await list())[0]?.id ?? '', others)
  assert.equal(changed.statusCode, 200, changed.body)
  const job = await send(app, calls.createJob, {
    headers,
    payload: { ...mason, place: 'Aluva town', translations: [entry('By the day'), entry('Aluva town')] },
  })
  const change = (version: number, place: string) =>
    send(app, calls.updateJob, {
      headers,
      param: job.json().id,
      payload: { ...mason, type: 'By the wall', place, version },
    })
  await site.translate(entry('Thrissur', '', 'തൃശ്ശൂർ'))
  await change(1, 'Thrissur')
  assert.deepEqual(await site.suggestions(), {})
})

test('a text that only changes places in its list replaces nothing', async (t) => {
  const { app, headers, suggestions } = await start(t)
  const { change, draftOf } = contentsOf(app, headers)
  const untranslated = 'A plan of ours'
  const [first = '', ...rest] = (await draftOf('contact')).content.form.plans.slice(0, -1)
  const order = async (...plans: string[]) => {
    const saved = await change('contact', ({ form }) => Object.assign(form, { plans }))
    assert.equal(saved.statusCode, 200, saved.body)
  }
  await order(first, ...rest)
  await order(untranslated, first, ...rest)
  await order(first, untranslated, ...rest)
  await order(untranslated, ...rest)
  assert.deepEqual(await suggestions(), {})
  await order('Another plan of ours', ...rest)
  await order(first, ...rest)
  await order('Another plan of ours', ...rest)
  assert.deepEqual(Object.keys(await suggestions()), ['Another plan of ours'])
})

test('a job with the words of a page brings no Malayalam and no offer to that page', async (t) => {
  const { app, db, headers, suggestions, translate } = await start(t)
  const { change } = contentsOf(app, headers)
  await change('terms', { title: 'Words of a page' })
  const hiring = await signInAs(app, db, 'hiring')
  const save = (title: string, version: number, translations?: Entry[]) =>
    send(app, calls.updateJob, {
      headers: hiring,
      param: id,
      payload: { ...mason, title, version, translations },
    })
  const { id } = (await send(app, calls.createJob, { headers: hiring, payload: mason })).json()
  const refused = await save('Words of a page', 1, [entry('Words of a page')])
  assert.deepEqual([refused.statusCode, refused.json().message], [403, words.notYours])
  await translate(entry('Mason'))
  const before = await suggestions()
  assert.equal((await save('Words of a page', 1)).statusCode, 200)
  assert.deepEqual(await suggestions(), before)
})

// What every list of the office answers: its pages and orders, what is searched for, and what is filtered.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applicationStatuses } from '#contract/applications.ts'
import { enquiryStatuses } from '#contract/enquiries.ts'
import { recordKinds } from '#contract/records/registry.ts'
import { reviewStatuses } from '#contract/reviews.ts'
import { anyTable } from '../db/rows.ts'
import { send } from '../testing/app.ts'
import { createOffice, kindsTested, submissionKinds } from '../testing/records.ts'

type Office = Awaited<ReturnType<typeof createOffice>>

/** Every list of the office, with the order by name if it has one. */
const lists = [
  ...recordKinds.map((kind) => ({
    ...{ kind, field: kindsTested[kind].name, call: kindsTested[kind].list },
    sort: { projects: 'client', reviews: 'name', jobs: 'title', services: undefined }[kind],
    add: ({ staffFor }: Office, name: string) => staffFor(kind).add({ [kindsTested[kind].name]: name }),
  })),
  ...submissionKinds.map(({ kind, list, submit }) => ({
    ...{ kind, field: 'name', call: list, sort: 'name' },
    add: ({ app, db }: Office, name: string) => submit(app, db, { name }),
  })),
]

for (const { kind, field, call, sort, add } of lists)
  test(`${kind} are listed in pages with their number, found by any part of a word, in the order that was asked for`, async (t) => {
    const office = await createOffice(t)
    for (const name of ['Asha', 'biju 100%', 'Chitra É']) await add(office, name)
    const find = (query: Record<string, string> = {}) =>
      send(office.app, call, { headers: office.headers, query })
    const names = async (query?: Record<string, string>) =>
      (await find(query)).json().map((one: Record<string, string>) => one[field])
    const oldest = ['Asha', 'biju 100%', 'Chitra É']
    const usual = sort ? oldest.toReversed() : oldest
    assert.deepEqual(await names(), usual)
    assert.deepEqual(await names({ limit: '', offset: '' }), usual)
    for (const [limit, offset, items] of [
      [2, 0, usual.slice(0, 2)],
      [2, 2, usual.slice(2)],
      [2, 4, []],
      [0, 0, []],
    ] as const) {
      const page = await find({ limit: String(limit), offset: String(offset) })
      const shown = page.json().map((one: Record<string, string>) => one[field])
      assert.deepEqual([shown, page.headers['x-total-count']], [items, '3'])
    }
    for (const limit of ['1000', '-1', '1.5', 'many']) {
      const { statusCode, body } = await find({ limit })
      assert.deepEqual(
        [statusCode, JSON.parse(body).message],
        [400, 'The limit is a whole number from 0 to 200.'],
      )
    }
    if (!sort) return
    assert.deepEqual(await names({ sort: 'oldest' }), oldest)
    assert.deepEqual(await names({ sort }), oldest)
    assert.equal((await find({ sort: 'nonsense' })).statusCode, 400)
    for (const search of ['BIJU 100%', '%', 'iju'])
      assert.deepEqual(await names({ search }), ['biju 100%'], search)
    for (const search of ['chitra é', 'RA É']) assert.deepEqual(await names({ search }), ['Chitra É'], search)
    const none = await find({ search: 'Deepa' })
    assert.deepEqual([none.body, none.headers['x-total-count']], ['[]', '0'])
  })

const ofEach = (statuses: readonly string[]) =>
  Object.fromEntries(statuses.map((status) => [status, { status }]))
const oneOfEach = (statuses: readonly string[]) => statuses.map((status): Found => [{ status }, [status]])
const houses = { category: 'Houses', location: 'Kochi' }

type Found = [query: Record<string, string>, names: string[]]
/** What sets each row apart, by its name, and the names of those that each value of a filter leaves, the oldest first. */
const filters: { [kind: string]: { rows: Record<string, object>; refused: object[]; found: Found[] } } = {
  projects: {
    rows: {
      ...{ plain: {}, house: houses, built: { building: true }, pinned: { pinned: true } },
      hidden: { ...houses, shown: false, building: true, pinned: true },
    },
    refused: [{ status: 'nonsense' }],
    found: [
      [{}, ['plain', 'house', 'built', 'pinned']],
      [{ status: 'shown' }, ['plain', 'house', 'built', 'pinned']],
      [{ status: 'hidden' }, ['hidden']],
      [{ status: 'all' }, ['plain', 'house', 'built', 'pinned', 'hidden']],
      [{ building: 'true' }, ['built']],
      [{ building: 'true', status: 'all' }, ['built', 'hidden']],
      [{ pinned: 'true' }, ['pinned']],
      [{ category: 'Houses' }, ['house']],
      [{ location: 'Kochi', status: 'hidden' }, ['hidden']],
    ],
  },
  reviews: {
    rows: { ...ofEach(reviewStatuses), quoted: { quoted: true }, four: { rating: 4 } },
    refused: [{ status: 'nonsense' }, { rating: '6' }],
    found: [
      [{}, ['shown', 'quoted', 'four']],
      [{ status: 'waiting' }, ['waiting']],
      [{ status: 'shown' }, ['shown', 'quoted', 'four']],
      [{ status: 'hidden' }, ['hidden']],
      [{ status: 'all' }, [...reviewStatuses, 'quoted', 'four']],
      [{ rating: '4' }, ['four']],
      [{ quotes: 'true' }, ['quoted']],
    ],
  },
  jobs: {
    rows: { open: {}, over: { closes_on: '2020-01-01' }, closed: { open: false } },
    refused: [{ status: 'nonsense' }],
    found: [
      [{}, ['open']],
      [{ status: 'open' }, ['open']],
      [{ status: 'closed' }, ['over', 'closed']],
      [{ status: 'all' }, ['open', 'over', 'closed']],
    ],
  },
  applications: {
    rows: { ...ofEach(applicationStatuses), unwanted: { spam: true } },
    refused: [{ status: 'nonsense' }, { spam: 'nonsense' }],
    found: [
      [{}, [...applicationStatuses]],
      ...oneOfEach(applicationStatuses),
      [{ spam: 'true' }, ['unwanted']],
      [{ spam: 'true', status: 'new' }, ['unwanted']],
      [{ spam: 'true', status: 'rejected' }, []],
    ],
  },
  enquiries: {
    rows: {
      ...ofEach(enquiryStatuses),
      due: { status: 'answered', follow_up_on: '2020-01-01' },
      later: { status: 'answered', follow_up_on: '2099-01-01' },
      unwanted: { spam: true },
    },
    refused: [{ status: 'nonsense' }, { spam: 'nonsense' }, { follow_up: 'nonsense' }],
    found: [
      [{}, [...enquiryStatuses, 'due', 'later']],
      ...oneOfEach(enquiryStatuses.filter((status) => status !== 'answered')),
      [{ status: 'answered' }, ['answered', 'due', 'later']],
      [{ follow_up: 'due' }, ['due']],
      [{ follow_up: 'any' }, ['due', 'later']],
      [{ spam: 'true' }, ['unwanted']],
      [{ spam: 'true', status: 'won' }, []],
    ],
  },
}

for (const { kind, field, call, add } of lists.filter(({ kind }) => kind in filters))
  test(`${kind}: each value of a filter leaves the rows that it names, and no other; what is no value is refused`, async (t) => {
    const office = await createOffice(t)
    const { rows, refused, found } = filters[kind] ?? assert.fail()
    const rowsOf = anyTable<Record<string, string>>(office.db)
    for (const [name, columns] of Object.entries(rows)) {
      assert.equal((await add(office, name)).statusCode, 200, name)
      await rowsOf
        .updateTable(kind)
        .set({ [field]: name, ...columns })
        .where(field, '=', name)
        .execute()
    }
    const find = (query: object) =>
      send(office.app, call, { headers: office.headers, query: { sort: 'oldest', ...query } })
    for (const [query, names] of found) {
      const answer = await find(query)
      const shown = answer.json().map((one: Record<string, string>) => one[field])
      assert.deepEqual(
        [shown, answer.headers['x-total-count']],
        [names, `${names.length}`],
        JSON.stringify(query),
      )
    }
    for (const query of refused) assert.equal((await find(query)).statusCode, 400, JSON.stringify(query))
  })

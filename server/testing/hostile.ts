// For tests only: input that nobody should send.
import type { InjectOptions } from 'fastify'
import type { Call } from '#contract/call.ts'
import type { Db } from '../db/database.ts'
import { anyTable } from '../db/rows.ts'

export const someId = '019a0000-0000-7000-8000-000000000000'
const otherId = '019a0000-0000-7000-8000-00000000000f'
const paths = { main: '/uploads/projects/main.webp', gallery: '/uploads/projects/gallery.webp' }
const boundary = 'hostile'

/** Values that pass, by the name of the field: one at a time is replaced by something hostile. */
const good: Record<string, unknown> = {
  job_id: someId,
  name: 'Asha',
  email: 'asha@example.com',
  password: 'a long enough secret',
  phone: '+91 98470 00000',
  whatsapp: '9847000000',
  rating: 4,
  open: true,
  renderings: true,
  shown: true,
  pinned: true,
  image_url: paths.gallery,
  before: paths.gallery,
  after: paths.main,
  pictures: [{ image_url: paths.gallery, caption: 'Some words', alt: '', drawing: false }],
  gallery_images: [],
  ids: [],
  status: undefined,
  spam: undefined,
  version: undefined,
  closes_on: '2027-01-31',
  roles: ['editor'],
  from: '2027-01-31',
  bedrooms: 3,
  handed_over: 2024,
  months: 11,
  building: true,
  happened_on: '2024-01-31',
  stage: 'roof',
  public: true,
  permission_on: '2024-01-31',
  project_id: someId,
  quoted: true,
  language: 'en',
  answer: 'invite',
  by: 'mail',
  tell: true,
  told: 'reading',
  interview_at: '2999-01-31T10:30',
  mail_language: 'en',
  keep: true,
  follow_up_on: '2027-01-31',
  translations: undefined,
}
export const goodFor = (field: string) => (field in good ? good[field] : 'Some words')

const texts = [
  '',
  '   \t\n',
  '\u0000',
  'a\u0000b',
  '\ud800 alone',
  '\u202e\u200b\ufeff',
  'മലയാളം 🏡',
  "'; drop table accounts; --",
  '<img src=x onerror=alert(1)>',
  '../../../etc/passwd',
  '%00%2e%2e%2f',
  '__proto__',
  'constructor',
  '-1',
  '1e400',
  '2147483648',
  '99999999999999999999',
  'NaN',
  '{"$ne":null}',
  'x'.repeat(100_000),
]
export const values = [
  ...texts,
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  ['a'],
  {},
  { $ne: null },
  [[[[]]]],
]

const oddIds = [
  ...texts.filter((text) => text.trim() !== '').map(percentEncoded),
  someId,
  someId.toUpperCase(),
  `${someId}0`,
  '%E0%A4%A',
  '%zz',
  'x'.repeat(600),
]

const json = { 'content-type': 'application/json' }
const form = { 'content-type': `multipart/form-data; boundary=${boundary}` }

export const bodies: InjectOptions[] = [
  {},
  ...[
    '{',
    '"text"',
    'null',
    '[]',
    '[{}]',
    '7',
    '{}',
    '{"a":1,}',
    '{"__proto__":{"polluted":1}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '['.repeat(50_000),
    '{"a":'.repeat(20_000),
    JSON.stringify({ name: 'x'.repeat(300_000) }),
    Buffer.from([0x22, 0xff, 0xfe, 0x22]),
    Buffer.alloc(64),
  ].map((payload) => ({ payload, headers: json })),
  ...[
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/json-x',
    '',
    'a/b/c',
    ';',
  ].map((type) => ({ payload: 'name=Asha', headers: { 'content-type': type } })),
  { payload: '{}', headers: { 'content-type': 'application/json; charset=utf-16' } },
  { payload: '{}', headers: { ...json, 'content-encoding': 'gzip' } },
  ...[
    '',
    `--${boundary}`,
    `--${boundary}\r\n\r\n\r\n--${boundary}--\r\n`,
    part('name="constructor"', 'x') + end(),
    part(`name="${'n'.repeat(5_000)}"`, 'x') + end(),
    part('name="cv"; filename="../../cv.pdf"', '%PDF-') + end(),
    part('name="mainImage"; filename="\u0000.png"', 'not a picture') + end(),
    part('name="image"; filename="x.svg"', '<svg onload="alert(1)"/>') + end(),
  ].map((payload) => ({ payload, headers: form })),
]

/** A request for this call with every field in order, but for what is changed. */
export function filledIn(call: Call, changed: Record<string, unknown>): InjectOptions {
  const known = Object.keys(call.body?.shape ?? {}).map((field) => [field, goodFor(field)])
  const asked = Object.entries(changed).filter(([field]) => call.body && field in call.body.shape)
  const filled: Record<string, unknown> = Object.fromEntries([...known, ...asked])
  if (!call.files) return { payload: JSON.stringify(filled), headers: json }
  const parts = Object.entries(filled).filter(([, value]) => value !== undefined)
  return {
    payload: parts.map(([field, value]) => part(`name="${field}"`, String(value))).join('') + end(),
    headers: form,
  }
}

/** One thing wrong at a time: in the address, in a query parameter, in the body, in a field. */
export function hostileRequests(call: Call, id: string, job_id: string): InjectOptions[] {
  const { method } = call
  const url = call.path.replace(/:\w+/g, id)
  const base = call.body ? filledIn(call, {}) : {}
  const fields = Object.keys(call.body?.shape ?? {})
  const queries = Object.keys(call.query?.shape ?? {})
  const hostile = call.files ? texts : values
  return [
    ...(url === call.path
      ? []
      : oddIds.map((odd) => ({ url: call.path.replace(/:\w+/g, () => odd), ...base }))),
    ...queries.flatMap((query) => [
      ...texts.map((text) => ({ url: `${url}?${query}=${percentEncoded(text.slice(0, 3_000))}` })),
      { url: `${url}?${query}=1&${query}=2` },
      { url: `${url}?${query}[]=1&${query}[__proto__]=2` },
      { url: `${url}?${query}=%E0%A4%A&__proto__=1` },
    ]),
    ...bodies.filter((_, n) => n % 10 === 0).map((body) => ({ url, ...body })),
    ...fields.flatMap((field) =>
      hostile.map((value) => ({ url, ...filledIn(call, { job_id, [field]: value }) })),
    ),
    // All of them at once.
    ...(fields.length > 1 ? hostile : []).map((value) => ({
      url,
      ...filledIn(call, Object.fromEntries(fields.map((field) => [field, value]))),
    })),
  ].map((request) => ({ method, ...request }))
}

/** A few at once, as browsers would. */
export async function inTurns<T, U>(items: T[], work: (item: T) => Promise<U>) {
  const done: U[] = []
  for (let start = 0; start < items.length; start += 16) {
    done.push(...(await Promise.all(items.slice(start, start + 16).map(work))))
  }
  return done
}

function part(disposition: string, content: string) {
  return `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`
}

function end() {
  return `--${boundary}--\r\n`
}

/** A lone surrogate has no percent form. */
export function percentEncoded(text: string) {
  return encodeURIComponent(text.toWellFormed())
}

/** A house with what calls can be about, and a service, each with the same id. What is there stays. */
export async function insertHouse(db: Db) {
  const row = { id: someId, created_at: '2026-11-02T08:00:00.000Z', version: 1, upload_key: null }
  const place = { category: 'House', client: 'Asha', area: '1800 sq ft', location: 'Aluva', description: '' }
  const file = { width: 3, height: 2, widths: '[]', formats: '[]', placeholder: '', alt: '' }
  const picture = { ...file, project_id: someId, service_id: null, position: 0, upload_key: null }
  const { id, created_at } = row
  const rows = {
    projects: [{ ...row, ...place, slug: 'asha-aluva' }],
    services: [{ id, created_at, version: 1, title: '', description: '', slug: someId, position: 1 }],
    pictures: [
      { ...picture, id, src: paths.main, main: true },
      { ...picture, id: otherId, src: paths.gallery, main: false },
    ],
    updates: [
      {
        ...row,
        project_id: id,
        happened_on: '2026-11-02',
        stage: 'roof',
        text: 'Some words',
        by_name: 'Asha',
      },
    ],
    picture_pairs: [{ id, project_id: id, before_id: otherId, after_id: id }],
    links: [{ id, hash: id, kind: 'house', subject: id, data: '{"name":"Asha","by":""}', created_at }],
  }
  // It may have been deleted by chance, and would be again.
  await db.deleteFrom('trashed_pictures').execute()
  for (const [table, added] of Object.entries(rows))
    await anyTable<object>(db)
      .insertInto(table)
      .values(added)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

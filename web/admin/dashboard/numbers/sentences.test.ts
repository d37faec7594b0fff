import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sourcesSentence, visitsSentence } from './sentences.ts'

const today = { day: '2026-11-04', visits: 7 }
const ended = ['2026-11-01', '2026-11-02', '2026-11-03'].map((day, at) => ({ day, visits: at * 600 }))
const days = [...ended, today]

test('visits of whole days are compared, and only with days in which visits were counted', () => {
  const withBefore = (before: number | null) => visitsSentence({ since: '2026-01-01', days, before })
  assert.equal(withBefore(1700), '1,800 visits in the last 28 days, 100 more than in the 28 days before.')
  assert.equal(withBefore(1801), '1,800 visits in the last 28 days, 1 fewer than in the 28 days before.')
  assert.equal(withBefore(1800), '1,800 visits in the last 28 days, as many as in the 28 days before.')
  assert.equal(withBefore(0), '1,800 visits in the last 28 days, 1,800 more than in the 28 days before.')
  assert.equal(withBefore(null), '1,800 visits in the last 28 days.')
  const one = [{ day: '2026-11-02', visits: 1 }, today]
  assert.equal(
    visitsSentence({ since: '2026-11-02', days: one, before: null }),
    '1 visit in the last 28 days.',
  )
})

test('until 28 days are counted, it says since when', () => {
  const sentence = visitsSentence({ since: '2026-11-02', days, before: null })
  assert.match(sentence, /^1,807 visits since .*2.* Nov.*2026, when the counting began\.$/)
})

test('"most" is more than half of all, and of three at least', () => {
  const from = (whatsapp: number, google: number, unknown = 0) =>
    sourcesSentence([
      { source: 'google', visits: 90, enquiries: google, applications: 0 },
      { source: 'whatsapp', visits: 10, enquiries: 0, applications: whatsapp },
      { source: 'unknown', visits: 0, enquiries: unknown, applications: 0 },
    ])
  assert.equal(from(2, 1), 'Most people who wrote to you came from WhatsApp.')
  assert.equal(
    from(2, 1, 9),
    'People who wrote to you came from an unknown source (9), WhatsApp (2), Google (1).',
  )
  assert.equal(from(3, 1, 1), 'Most people who wrote to you came from WhatsApp.')
  assert.equal(from(2, 2), 'People who wrote to you came from Google (2), WhatsApp (2).')
  assert.equal(from(2, 0), 'People who wrote to you came from WhatsApp (2).')
  assert.equal(from(0, 0, 2), 'People who wrote to you came from an unknown source (2).')
  assert.equal(from(0, 0), 'Nobody has written to you in this time.')
})

test('the sentence is about what the roles include, and about visits without them', () => {
  const direct = { source: 'direct', visits: 4 } as const
  const google = { source: 'google', visits: 3 } as const
  assert.equal(sourcesSentence([direct, google]), 'Most visits came from direct links.')
  assert.equal(
    sourcesSentence([google, { ...google, source: 'facebook' }]),
    'Visits came from Google (3), Facebook (3).',
  )
  assert.equal(
    sourcesSentence([{ ...direct, enquiries: 3 }]),
    'Most people who wrote to you came from direct links.',
  )
  assert.equal(
    sourcesSentence([{ ...direct, applications: 1 }]),
    'People who wrote to you came from direct links (1).',
  )
  assert.equal(sourcesSentence([{ ...direct, enquiries: 0 }]), 'Nobody has written to you in this time.')
})

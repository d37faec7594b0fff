// What the lists of the staff compute by themselves.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { consentOf } from '../../inbox/consent.ts'
import { refreshAll } from '../calls.ts'
import { formatCalendarDay, formatDateTime, formatTimestampDay } from './format-date.ts'
import { mergeOrder } from './saved-order.ts'
import { shareActions } from './share-actions.ts'
import { filterBy, withChanges } from './table-state.ts'

test('a filter, a search or a page changes its part of the address, and an empty one leaves it', () => {
  const address = new URLSearchParams('search=asha&page=3')
  const changes: [Record<string, string>, string][] = [
    [{ page: '', status: 'new' }, 'search=asha&status=new'],
    [{ search: '' }, 'page=3'],
    [{ page: '4' }, 'search=asha&page=4'],
  ]
  for (const [change, expected] of changes) assert.equal(String(withChanges(address, change)), expected)
  assert.equal(String(address), 'search=asha&page=3')
  const all = ['', 'All']
  assert.deepEqual(filterBy('s', 'Status', 'All', { new: 'New' }).options, [all, ['new', 'New']])
  assert.deepEqual(filterBy('s', 'Status', 'All', [['new', 'New']]).options, [all, ['new', 'New']])
})

test('an order that somebody made keeps what is still there, and what is new comes last', () => {
  assert.deepEqual(mergeOrder(['c', 'x', 'a'], ['a', 'b', 'c']), ['c', 'a', 'b'])
  assert.deepEqual(mergeOrder([], ['a', 'b']), ['a', 'b'])
})

test('days and times are those of India, and what is no date is empty', () => {
  assert.equal(formatTimestampDay('2026-03-01T20:00:00.000Z'), '2 Mar 2026')
  assert.match(formatDateTime('2026-03-01T20:00:00.000Z'), /^2 Mar 2026, 1:30\sam$/)
  assert.equal(formatCalendarDay('2026-03-01'), '1 Mar 2026')
  for (const format of [formatTimestampDay, formatDateTime, formatCalendarDay])
    assert.equal(format('soon'), '')
})

test('a page that visitors see is opened, copied and shared by its whole address', () => {
  const linked = shareActions('https://site.example', '/gallery/villa', 'Villa & well').map((action) => [
    action.label,
    'to' in action && action.to,
  ])
  const whole = encodeURIComponent('Villa & well\nhttps://site.example/gallery/villa?utm_source=whatsapp')
  assert.deepEqual(linked, [
    ['View on site', '/gallery/villa'],
    ['Copy link', false],
    ['Share on WhatsApp', `https://wa.me/?text=${whole}`],
  ])
})

test('a consent says when it was given, to which notice and in which language', () => {
  const given = { consent: true, consent_at: '2026-03-01T05:00:00.000Z', notice_version: '2026-11' }
  const inMalayalam = consentOf({ ...given, notice_language: 'ml' }, 'enquiry')
  assert.match(
    inMalayalam,
    /^Given on 1 Mar 2026, 10:30\sam to the privacy notice, version 2026-11, in Malayalam$/,
  )
  assert.match(consentOf({ ...given, notice_language: '' }, 'enquiry'), /version 2026-11$/)
  const none = { ...given, consent: false, notice_language: '' } as const
  assert.equal(consentOf(none, 'application'), 'Not given with this application')
})

test('after a change no list shows what was there before it, not even one that was just being loaded', async () => {
  const client = new QueryClient()
  let stored = 'before'
  for (const loadedBefore of [false, true]) {
    stored = 'before'
    const queryKey = ['list', loadedBefore]
    const answers: (() => void)[] = []
    const queryFn = () => {
      const found = stored
      return new Promise<string>((resolve) => answers.push(() => resolve(found)))
    }
    if (loadedBefore) client.setQueryData(queryKey, 'long ago')
    const observer = new QueryObserver(client, { queryKey, queryFn })
    const stop = observer.subscribe(() => undefined)
    stored = 'after'
    const refreshed = refreshAll(client)
    await new Promise(setImmediate)
    for (const answer of answers) answer()
    await refreshed
    assert.deepEqual([observer.getCurrentResult().data, answers.length], ['after', 2])
    stop()
  }
  client.clear()
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CallError } from '../../../calls/api.ts'
import { saveOrAsk } from './save-or-ask.ts'

/** A record that somebody else has changed to version 2; `choice` is what the second person answers. */
async function saveStale(choice: 'mine' | 'theirs' | undefined) {
  const log: unknown[] = []
  const saved = await saveOrAsk<{ version: number }>(
    {
      async send(over) {
        log.push(['send', over?.version])
        if (!over) throw new CallError(409, 'Somebody else has changed this')
      },
      load: async () => ({ version: 2 }),
      take: ({ version }) => log.push(['take', version]),
    },
    async ({ version }) => {
      log.push(['ask', version])
      return choice
    },
  )
  return { saved, log }
}

const stale = [
  ['send', undefined],
  ['ask', 2],
]

test('whoever keeps their own words saves them over the newer version', async () => {
  assert.deepEqual(await saveStale('mine'), { saved: true, log: [...stale, ['send', 2]] })
})

test('whoever takes the newer version gets it into the form, and nothing is saved', async () => {
  assert.deepEqual(await saveStale('theirs'), { saved: false, log: [...stale, ['take', 2]] })
})

test('whoever closes the question has neither saved nor lost anything', async () => {
  assert.deepEqual(await saveStale(undefined), { saved: false, log: stale })
})

test('without a newer version nobody is asked, and another failure stays a failure', async () => {
  const edit = { load: assert.fail, take: assert.fail }
  assert.equal(await saveOrAsk({ ...edit, send: async () => undefined }, assert.fail), true)
  const ofMalayalam = new CallError(409, 'Please look at it', {
    fields: { translations: 'Please look at it' },
  })
  const failures = [new CallError(500, ''), new CallError(0, ''), ofMalayalam, new Error('a fault of ours')]
  for (const error of failures)
    await assert.rejects(
      saveOrAsk({ ...edit, send: () => Promise.reject(error) }, assert.fail),
      (thrown) => thrown === error,
    )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { refreshAll } from './refresh.ts'

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

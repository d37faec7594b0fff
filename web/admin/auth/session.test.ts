import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CallError } from '../../calls/api.ts'
import { turn } from '../../testing/turns.ts'
import { passwordPrompt, withSession } from '../blocks/calls.ts'

/** A call that works once somebody has logged in. */
function createCall() {
  let [tries, isIn] = [0, false]
  const send = async () => {
    tries++
    if (!isIn) throw new CallError(401, 'Please log in')
    return 'done'
  }
  const logIn = () => {
    isIn = true
  }
  return { send, logIn, countTries: () => tries }
}

test('calls without a session wait for one password and are then made again, each once', async () => {
  const [first, second] = [createCall(), createCall()]
  const both = Promise.all([withSession(first.send), withSession(second.send)])
  await turn()
  assert.ok(passwordPrompt.isOpen())
  for (const { logIn } of [first, second]) logIn()
  passwordPrompt.succeed()
  assert.deepEqual(await both, ['done', 'done'])
  assert.ok(!passwordPrompt.isOpen())
  assert.deepEqual([first.countTries(), second.countTries()], [2, 2])
})

test('a refusal that comes after somebody has logged in again asks for nothing', async () => {
  const late = Promise.withResolvers<void>()
  let tries = 0
  const answer = withSession(async () => {
    if (tries++ > 0) return 'done'
    await late.promise
    throw new CallError(401, '')
  })
  passwordPrompt.succeed()
  late.resolve()
  await turn()
  assert.ok(!passwordPrompt.isOpen())
  assert.equal(await answer, 'done')
})

test('other failures are told at once; who gives up is asked again by the next call', async (t) => {
  await assert.rejects(
    withSession(() => Promise.reject(new CallError(500, 'no'))),
    { status: 500 },
  )
  let told = 0
  t.after(passwordPrompt.subscribe(() => told++))
  const { send } = createCall()
  withSession(send)
  await turn()
  passwordPrompt.close()
  assert.ok(!passwordPrompt.isOpen())
  withSession(send)
  await turn()
  assert.ok(passwordPrompt.isOpen())
  assert.equal(told, 3)
  passwordPrompt.close()
})

// @sqlite
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { needsLinux } from '../../../scripts/testing/skipped-tests.ts'
import { Failure } from '../../http/errors.ts'
import { newFolder } from '../../testing/folder.ts'
import { noise, photo } from '../../testing/images.ts'
import { until } from '../../testing/until.ts'
import { runImageWork, wakeImageWork } from './pictures.ts'

test('a picture is converted in a child process, and a refusal arrives as a Failure', async (t) => {
  const folder = await newFolder(t)
  const source = join(folder, 'source')
  await writeFile(source, await photo())
  const made = await runImageWork('makePicture', source, join(folder, 'made'))
  assert.deepEqual([made.width, made.height, made.widths], [330, 30, [320]])
  await writeFile(source, 'GIF89a')
  const refusal = runImageWork('makePicture', source, join(folder, 'made'))
  await assert.rejects(refusal, (error) => error instanceof Failure && error.code === 'wrong_type')
})

test('an error of the disk is not taken for a bad picture', async (t) => {
  const folder = await newFolder(t)
  const source = join(folder, 'source')
  await writeFile(source, await photo())
  await assert.rejects(runImageWork('makePicture', source, join(folder, 'none/made')), { code: 'ENOENT' })
})

const onLinux = needsLinux('finds the process through /proc')

test(
  'when a child process dies, also while it starts, its job fails as busy, and later ones get a new process',
  onLinux,
  async (t) => {
    const folder = await newFolder(t)
    const source = join(folder, 'source')
    await writeFile(source, await noise(2000, 1500).jpeg().toBuffer())
    for (const state of ['starting', 'ready']) {
      await endChildren(t)
      if (state === 'ready') await wakeImageWork()
      const lost = runImageWork('makePicture', source, join(folder, 'lost'))
      await Promise.all([endChildren(t), assert.rejects(lost, isBusy, state)])
    }
    const made = await runImageWork('makePicture', source, join(folder, 'made'))
    assert.equal(made.width, 2000)
  },
)

test('a job that takes too long fails as busy, and its process is ended', onLinux, async (t) => {
  await wakeImageWork()
  const [pid = 0] = childrenOf(process.pid)
  process.kill(pid, 'SIGSTOP')
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const late = runImageWork('makePicture', 'source', 'made')
  t.mock.timers.tick(90_000)
  await assert.rejects(late, isBusy)
  t.mock.timers.tick(1_000)
  t.mock.timers.reset()
  await until(t, () => !childrenOf(process.pid).includes(pid))
})

test('a child process started during an upload converts its picture', onLinux, async (t) => {
  const folder = await newFolder(t)
  const source = join(folder, 'source')
  await writeFile(source, await photo())
  await endChildren(t)
  await wakeImageWork()
  const started = childrenOf(process.pid)
  assert.equal(started.length, 1)
  await runImageWork('makePicture', source, join(folder, 'made'))
  assert.deepEqual(childrenOf(process.pid), started)
})

const isBusy = (error: unknown) => error instanceof Failure && error.code === 'busy'

async function endChildren(t: TestContext) {
  for (const pid of childrenOf(process.pid)) process.kill(pid, 'SIGKILL')
  await until(t, () => childrenOf(process.pid).length === 0)
}

function childrenOf(pid: number) {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return text.trim().split(' ').filter(Boolean).map(Number)
}

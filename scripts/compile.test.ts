import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { compileServer, root } from './setup.mjs'
import { server } from './tasks.mjs'

const tell = `data:text/javascript,process.once('exit',()=>console.log(process.moduleLoadList.join()))`

test('a server whose code was compiled beforehand does not load what reads TypeScript', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'site-compiled-'))
  t.after(() => rm(folder, { recursive: true }))
  const loadedWith = async (cache: string) => {
    const options = { cwd: root, env: { ...process.env, NODE_COMPILE_CACHE: cache } }
    const command = ['--import', tell, ...server, '--load']
    return (await promisify(execFile)(process.execPath, command, options)).stdout
  }
  const compile = () => compileServer(process.execPath, server, { NODE_COMPILE_CACHE: folder })
  assert.match(await loadedWith(join(folder, 'empty')), /amaro/, 'otherwise it does')
  await compile()
  assert.doesNotMatch(await loadedWith(folder), /amaro/)
  const { mtimeMs } = await stat(join(folder, 'made-from'))
  await compile()
  assert.equal((await stat(join(folder, 'made-from'))).mtimeMs, mtimeMs, 'once is enough')
})

test('without a place to keep what was compiled the server is started all the same', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'site-compiled-'))
  t.after(() => rm(folder, { recursive: true }))
  const file = join(folder, 'no-folder')
  await writeFile(file, '')
  await compileServer(process.execPath, server, { NODE_COMPILE_CACHE: join(file, 'compiled') })
  // What stands there leads nowhere, so it cannot be written.
  await symlink('no-folder/made-from', join(folder, 'made-from'))
  await compileServer(process.execPath, server, { NODE_COMPILE_CACHE: folder })
})

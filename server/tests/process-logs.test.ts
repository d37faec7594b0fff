// Sends marked values in every field at the most verbose log level: none of them may be logged.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { newFolder } from '../testing/folder.ts'
import { form, photo } from '../testing/images.ts'
import { freePort, readyLine, start, talk } from '../testing/process.ts'
import { visit } from '../testing/site.ts'

const mark = 'markedperson'
const phone = '98765012345'
const password = 'marked secret words'
const person = {
  ...{ name: `${mark} name`, address: `${mark} street`, qualification: `${mark} degree` },
  ...{ experience: `${mark} years`, email: `${mark}@example.com`, whatsapp: phone },
}

test('nothing that people send is logged', async (t) => {
  const dataDir = await newFolder(t)
  // Without a mail server the links in mails would be logged, so an unreachable one is set.
  const SMTP_URL = `smtp://127.0.0.1:${await freePort()}`
  const server = start(t, { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'trace', SMTP_URL })
  await server.prints(readyLine)
  const site = visit(server.port())
  const account = { email: `${mark}.owner@example.com`, password }
  await site.logIn(account)
  const job_id = await site.addJob()
  const cv = { name: `${mark}.pdf`, bytes: Buffer.from(`%PDF-1.7\n${mark}`) }
  assert.equal((await site.apply({ ...person, job_id }, cv)).status, 200)
  await site.apply({ ...person, job_id, email: mark }, cv)
  await site.apply({ ...person, job_id }, { name: `${mark}.exe`, bytes: Buffer.from(mark) })
  await site.post(calls.createEnquiry.path, { name: mark, phone, message: `${mark} asks` })
  await site.post(calls.login.path, { email: account.email, password: `${mark} wrong` })
  await site.post(
    calls.login.path,
    { email: account.email, password, [mark]: mark },
    { origin: `https://${mark}.example` },
  )
  await site.post(calls.forgotPassword.path, { email: account.email })
  const image = await photo()
  const house = {
    category: mark,
    client: mark,
    area: '9',
    location: mark,
    description: mark,
    mainImage: image,
  }
  const { payload, headers } = await form({ ...house, galleryImages: [image, image, image] })
  const sent = { method: 'POST', body: new Uint8Array(payload), headers }
  const { id: project } = await (await site.ask(calls.createProject.path, sent)).json()
  const made = await (
    await site.post(calls.addHouseLink.path.replace(':id', project), { name: `${mark} family` })
  ).json()
  const family = /[\w-]{43}$/.exec(made.link)?.[0] ?? ''
  await (await site.ask(`/house/${family}`, { headers: { accept: 'text/html' } })).text()
  const following = calls.followHouse.path.replace(':token', family)
  assert.equal((await site.post(following, { email: `${mark}.family@example.com` })).status, 200)
  const [application] = await site.list<{ id: string; cv: string }>(
    `${calls.listApplications.path}?search=${mark}`,
  )
  assert.ok(application)
  await (await site.ask(`/uploads/cv/${application.cv}`)).arrayBuffer()
  for (const path of [
    `/${mark}`,
    `/gallery?category=${mark}`,
    `/admin/reviews/${mark}%E0%A4%A`,
    `/admin/reviews/${mark}`,
  ])
    await (
      await site.ask(path, { headers: { referer: `https://${mark}.example`, 'x-forwarded-for': mark } })
    ).text()
  const noise = await talk(t, server.port(), `GET /${mark} HTTP/1.1\r\n${mark}\r\n\r\n`)
  await noise.closed
  const reader = mailedToken(dataDir, 'house')
  const confirming = calls.confirmFollowing.path.replace(':token', reader)
  assert.equal((await site.post(confirming, {})).status, 200)
  const token = mailedToken(dataDir, 'forgot-password')
  await (await site.ask(calls.checkResetLink.path.replace(':token', token))).text()
  await site.post(`/admin/reset-password/${token}`, { password: `${password} two` })
  const link = mailedToken(dataDir, 'my-data')
  for (const path of [`/my-data/${link}`, calls.openMyCv.path.replace(':token', link)])
    await (await site.ask(path, { headers: { accept: 'text/html' } })).text()
  const withdrawal = calls.withdrawMyData.path.replace(':token', link)
  assert.equal((await site.post(withdrawal, { sure: true })).status, 200)
  // With the other password, since the reset has ended the session.
  await site.logIn({ ...account, password: `${password} two` })
  await site.post(calls.signup.path, { email: `${mark}.staff@example.com`, password })
  const [colleague] = await site.list<{ id: string }>(`${calls.listAccounts.path}?status=waiting`)
  await site.post(calls.approveAccount.path.replace(':id', colleague?.id ?? ''), {})
  const confirmation = mailedToken(dataDir, 'confirm')
  await site.post(`/admin/reset-password/${confirmation}`, { password })
  const role = calls.changeRoles.path.replace(':id', colleague?.id ?? '')
  for (const [path, body] of [
    [calls.changeName.path, { name: mark }],
    [role, { roles: ['owner'], password: `${password} two` }],
    [calls.changePassword.path, { current_password: `${mark} guess`, password: `${password} three` }],
    [calls.changePassword.path, { current_password: `${password} two`, password: `${password} three` }],
  ] as const)
    await (await site.put(path, body)).text()
  await site.logIn({ ...account, password: `${password} three` })
  const session = site.cookie().split('=')[1] ?? ''
  await site.post(calls.logout.path, {})
  server.process.kill('SIGTERM')
  assert.equal(await server.exitCode(), 0)

  const secrets = [family, reader, mark, phone, password, session, token, link, confirmation, application.cv]
  for (const secret of secrets) assert.ok(secret.length > 8)
  assertSilentAbout(secrets, server.output())
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
  const events = new Set(lines.map(({ event }) => event))
  for (const event of [
    'signup',
    'login',
    'login_failed',
    'reset_link_asked',
    'password_reset',
    'account_approved',
    'roles_changed',
    'password_change_failed',
    'password_changed',
    'cross_site',
    'cv_opened',
    'application_withdrawn',
  ])
    assert.ok(events.has(event), event)
  const failed = lines.find(({ event }) => event === 'login_failed')
  assert.equal(failed.network, '127.0.0.1')
  assert.equal(failed.account, lines.find(({ event }) => event === 'login').account)
  assert.match(failed.emailHash, /^[0-9a-f]{12}$/)
  assert.ok(lines.some(({ route, status }) => route === calls.resetPassword.path && status === 200))
})

function assertSilentAbout(secrets: string[], log: string) {
  for (const secret of secrets) {
    const line = log.split('\n').find((one) => one.includes(secret))
    assert.equal(line, undefined)
  }
}

/** Read from the queued mail, the only place where it is stored. */
function mailedToken(dataDir: string, page: string) {
  const db = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true })
  const rows = db.prepare('select text from mails where text like ?').all(`%/${page}/%`)
  db.close()
  return new RegExp(`/${page}/([\\w-]+)`).exec(String(rows[0]?.text))?.[1] ?? ''
}

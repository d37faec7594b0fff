// For tests only: a job, an applicant, and the files on disk.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { calls } from '#contract/calls.ts'
import type { JobInput } from '#contract/jobs.ts'
import { newId, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { insertJob } from '../jobs/jobs.ts'
import { createMailSender } from '../mail/sender.ts'
import { insertOnce, type Row } from '../submissions/store.ts'
import { type createTestApp, send } from './app.ts'

type Site = Awaited<ReturnType<typeof createTestApp>>
type App = Site['app']

export const asha = {
  name: 'Asha Menon',
  address: '12 Temple Road, Aluva',
  qualification: 'B.Tech Civil',
  experience: '4 years',
  email: 'asha@example.com',
  whatsapp: '+91 98470 12345',
}

export async function addJob(db: Db, change: Partial<JobInput> = {}, now = new Date()) {
  const job = { title: 'Site engineer', description: 'Two sites.', type: 'Full-time', experience: '2 years' }
  const fields = { ...job, pay: '', place: '', hours: '', closes_on: null, phone_only: false, ...change }
  return (await insertJob(db, fields, now)).id
}

/** As browsers send a form without files. */
export function formOf(fields: Record<string, string | undefined>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value)
  return form
}

export function apply(app: App, fields: Record<string, string | undefined>, cv?: [Buffer, name: string]) {
  const payload = formOf(fields)
  if (cv) payload.set('cv', new Blob([new Uint8Array(cv[0])]), cv[1])
  return send(app, calls.createApplication, { payload })
}

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** As the server does it in the background. */
export const sendMails = (site: Pick<Site, 'db' | 'clock' | 'deliver'>) =>
  createMailSender({ ...site, log: quiet }).sendDue()

export const mailsIn = (db: Db) => db.selectFrom('mails').selectAll().orderBy('id').execute()

/** Of the newest link to this page that was mailed, to anybody or to this address. */
export async function mailedToken(db: Db, page = 'forgot-password', recipient?: string) {
  const mails = (await mailsIn(db)).filter((mail) => !recipient || mail.recipient === recipient)
  const tokens = mails.map(({ text }) => new RegExp(`/${page}/([\\w-]{43})`).exec(text)?.[1])
  return tokens.findLast((token) => token) ?? ''
}

/** Inserts directly into the database, with empty fields except `change`. Returns the id. */
export async function storeApplication(db: Db, change: Partial<Row<'applications'>>) {
  const row = newApplication(change)
  await insertOnce(db, 'applications', row)
  return row.id
}

export function newApplication(change: Partial<Row<'applications'>>): Row<'applications'> {
  const id = newId()
  return { ...blank, id, fingerprint: id, ...change }
}

const blank: Omit<Row<'applications'>, 'id' | 'fingerprint'> = {
  job_id: null,
  job_title: '',
  name: '',
  address: '',
  qualification: '',
  experience: '',
  email: '',
  whatsapp: '',
  cv: null,
  cv_name: null,
  cv_left_out: false,
  status: 'new',
  version: 1,
  told: 'received',
  interview_at: null,
  interview_place: '',
  spam: false,
  confirmation_withheld: false,
  keep: false,
  job_closed_at: null,
  link_hash: null,
  consent_at: timeOf(new Date()),
  notice_version: '1',
  notice_language: '',
  created_at: timeOf(new Date()),
}

/** Stored CVs and temporary files. */
export async function cvFiles(dataDir: string) {
  const waiting = await readdir(join(dataDir, 'incoming'))
  const stored = await readdir(join(dataDir, 'uploads', 'cv')).catch(() => [])
  return [...stored, ...waiting.map((name) => `incoming/${name}`)]
}

/** All files under the folder that hold this text, or have it in their name. */
export async function filesWith(folder: string, text: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const holding = await Promise.all(paths.map(async (path) => (await readFile(path)).includes(text)))
  return paths.filter((path, i) => holding[i] || path.includes(text))
}

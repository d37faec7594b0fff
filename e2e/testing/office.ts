// A visitor's browser, and behind it the office: `office` makes calls with a session of the owner.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import type { Job, JobInput } from '../../contract/jobs.ts'
import type { ReviewInput } from '../../contract/reviews.ts'
import { expect, test } from './browser.ts'

export { expect, test }

/** A word that no other test uses. */
export const unique = (word: string) => `${word} ${crypto.randomUUID().slice(0, 8)}`

export async function addJob(office: APIRequestContext, input: Partial<JobInput> = {}): Promise<Job> {
  const data = {
    title: unique('Mason'),
    description: 'You lay laterite, four courses a day.\n\n- mornings on site\n- tea at ten',
    type: 'Full-time',
    experience: '2 years',
    ...input,
  }
  const { id } = await (await office.post(calls.createJob.path, { data })).json()
  const jobs: Job[] = await (await office.get(calls.listJobs.path)).json()
  const job = jobs.find((one) => one.id === id)
  if (!job) throw new Error('the job was not added')
  return job
}

/** Sent without a form, by whoever `api` is. */
export async function apply(api: APIRequestContext, job_id: string, fields: object = {}, params = {}) {
  const contact = { email: 'anu@example.com', whatsapp: '94470 00000', address: 'Temple Road, Aluva' }
  const rest = { name: unique('Anu'), ...contact, qualification: 'ITI Civil', experience: 'Two years' }
  const multipart = { ...rest, ...(fields as typeof rest), job_id }
  const answer = await api.post(calls.createApplication.path, { multipart, params })
  expect(answer.status(), await answer.text()).toBe(200)
  return { name: multipart.name, link: (await answer.json()).link as string }
}

/** Likewise; returns the name. */
export async function ask(api: APIRequestContext, name = unique('Asha'), fields = {}) {
  const data = { name, phone: '+91 98470 12345', message: 'We have 12 cents in Kakkanad.', ...fields }
  expect((await api.post(calls.createEnquiry.path, { data })).status()).toBe(200)
  return name
}

/** As typed by staff; returns its id and its name. */
export async function addReview(api: APIRequestContext, fields: Partial<ReviewInput> = {}) {
  const data = { name: unique('Asha'), review: 'They kept the date they gave us.', rating: 5, ...fields }
  const answer = await api.post(calls.createReview.path, { data })
  expect(answer.status(), await answer.text()).toBe(200)
  return { ...data, id: String((await answer.json()).id) }
}

/** What the office has got from this sender. */
export const received = async (
  office: APIRequestContext,
  list: 'listApplications' | 'listEnquiries',
  search: string,
) => (await office.get(calls[list].path, { params: { search } })).json()

/** All that the form of a job asks for, apart from a CV. */
export async function fillInApplication(page: Page, name: string, fields: Record<string, string> = {}) {
  const values = {
    ...{ Name: name, Email: 'anu@example.com', 'WhatsApp number': '+91 94470 00000' },
    ...{ Address: 'Temple Road, Aluva', Qualification: 'ITI Civil', Experience: 'Two years' },
    ...fields,
  }
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value)
}

export const removeJob = (office: APIRequestContext, job: Job) =>
  office.delete(calls.deleteJob.path.replace(':id', job.id))

/** The path of the link to this page in the newest mail to this address that has one. */
export async function linkInMail(
  email: string,
  page: 'my-data' | 'house' | 'admin/confirm' | 'admin/forgot-password' = 'my-data',
) {
  const outbox = join(process.env.E2E_DATA_DIR ?? '', 'outbox')
  const pattern = new RegExp(`(?:/ml)?/${page}/[\\w-]{43}`)
  let link = ''
  await expect
    .poll(async () => {
      for (const name of (await readdir(outbox).catch(() => [])).sort()) {
        const mail = await readFile(join(outbox, name), 'utf8').catch(() => '')
        if (mail.includes(`\nTo: ${email}`)) link = pattern.exec(bodyOf(mail))?.[0] ?? link
      }
      return link
    })
    .not.toBe('')
  return link
}

/** A mail in Malayalam travels as base64. */
function bodyOf(mail: string) {
  const [head = '', ...body] = mail.split(/\r?\n\r?\n/)
  return /encoding: base64/i.test(head) ? Buffer.from(body.join(''), 'base64').toString() : body.join('\n\n')
}

/** The smallest file that is a PDF. */
export const cv = {
  name: 'Anu Thomas CV.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'),
}

export const textFile = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('Anu Thomas') }

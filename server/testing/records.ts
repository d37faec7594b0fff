// For tests only: the kinds of records and of submissions, each with its calls and with fields that pass.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { messages } from '#contract/messages.ts'
import type { RecordKind } from '#contract/records/fields.ts'
import type { Db } from '../db/database.ts'
import { createTestApp, send, signIn } from './app.ts'
import { addJob, apply, asha } from './applications.ts'
import { form, photo } from './images.ts'

const picture = await photo()

type Words = Record<'added' | 'updated' | 'deleted' | 'missing' | 'notFound', string>
type Kind = {
  create: Call
  list: Call
  read: Call
  update: Call
  remove: Call
  /** The field that names it. */
  name: string
  /** The other fields that it needs. */
  fields: Record<string, string>
  files: Record<string, Buffer | Buffer[]>
  /** By which visitors no longer see it. */
  hide?: { call: Call; payload: object }
  words: Words
}

export const kindsTested: Record<RecordKind, Kind> = {
  projects: {
    ...{ create: calls.createProject, update: calls.updateProject, remove: calls.deleteProject },
    ...{ list: calls.listProjects, read: calls.getProject },
    name: 'client',
    hide: { call: calls.showProject, payload: { shown: false } },
    fields: { category: 'Villa', area: '2,450 sq ft', location: 'Aluva' },
    files: { mainImage: picture, galleryImages: [picture, picture, picture] },
    words: {
      added: 'Images uploaded successfully!',
      updated: 'Product updated!',
      deleted: '✅ Product deleted',
      missing: 'Please fill in category, client, area and location.',
      notFound: 'Project not found',
    },
  },
  reviews: {
    ...{ create: calls.createReview, update: calls.updateReview, remove: calls.deleteReview },
    ...{ list: calls.listReviews, read: calls.getReview },
    name: 'name',
    hide: { call: calls.showReview, payload: { status: 'hidden', reason: 'Names a neighbour' } },
    fields: { review: 'They kept the date they gave us.' },
    files: {},
    words: {
      added: 'Review submitted!',
      updated: 'Review updated!',
      deleted: 'Review deleted',
      missing: 'Please fill in name and review.',
      notFound: 'Review not found',
    },
  },
  services: {
    ...{ create: calls.createService, update: calls.updateService, remove: calls.deleteService },
    ...{ list: calls.listServices, read: calls.getService },
    name: 'title',
    fields: { description: 'Compound walls in laterite.' },
    files: { image: picture },
    words: {
      added: 'Service added successfully',
      updated: 'Service updated',
      deleted: 'Service deleted',
      missing: 'Please add a description and an image.',
      notFound: 'Service not found',
    },
  },
  jobs: {
    ...{ create: calls.createJob, update: calls.updateJob, remove: calls.deleteJob },
    ...{ list: calls.listJobs, read: calls.getJob },
    name: 'title',
    hide: { call: calls.openJob, payload: { open: false } },
    fields: { description: 'Laterite and brick.', type: 'Full-time', experience: '3 years' },
    files: {},
    words: {
      added: '✅ Job added successfully',
      updated: '✅ Job updated.',
      deleted: '✅ Job deleted.',
      missing: '⚠️ Please fill all fields.',
      notFound: 'This job opening was not found',
    },
  },
}

type Headers = Record<string, string>
type Query = Record<string, string>
export type AnyRecord = { id: string; slug: string; version: number } & Record<string, unknown>

export async function createOffice(t: TestContext, options?: Parameters<typeof createTestApp>[1]) {
  const site = await createTestApp(t, options)
  const { app, dataDir } = site
  const headers = await signIn(app)

  /** A body with files is a form, in which everything is text. */
  async function ask(call: Call, body: object, { param = '', as = headers, query = {} }: Asked = {}) {
    if (!call.files) return send(app, call, { param, query, headers: as, payload: body })
    const sent = await form(
      Object.fromEntries(
        Object.entries(body).flatMap(([name, value]) => (value === undefined ? [] : [[name, inForm(value)]])),
      ),
    )
    return send(app, call, { param, query, payload: sent.payload, headers: { ...as, ...sent.headers } })
  }

  function staffFor(kind: RecordKind) {
    const { name, fields, files, ...own } = kindsTested[kind]
    const find = async (query: Query = {}, as: Headers = headers) =>
      send(app, own.list, {
        headers: as,
        query: { ...(kind === 'services' ? {} : { status: 'all' }), ...query },
      })
    const list = async (query?: Query, as?: Headers): Promise<AnyRecord[]> => (await find(query, as)).json()
    return {
      find,
      list,
      add: (change: object = {}, asked?: Asked) =>
        ask(own.create, { [name]: 'Asha', ...fields, ...files, ...change }, asked),
      /** From the first version, unless the change names another. */
      change: (param: string, change: object = {}, asked?: Asked) =>
        ask(own.update, { version: 1, [name]: 'Asha', ...fields, ...change }, { param, ...asked }),
      remove: (param: string, as: Headers = headers) => send(app, own.remove, { param, headers: as }),
      /** By itself; services are found by the end of their address. */
      read: ({ id, slug }: Pick<AnyRecord, 'id' | 'slug'>, query: Query = {}, as: Headers = headers) =>
        send(app, own.read, { param: kind === 'services' ? slug : id, query, headers: as }),
      names: async (query?: Query, as?: Headers) => (await list(query, as)).map((one) => one[name]),
    }
  }

  return {
    ...{ ...site, headers, staffFor },
    restore: (param: string) => send(app, calls.restoreTrashed, { param, headers }),
    /** What lies in the store and among the incoming files; what is in the trash lies elsewhere. */
    async storedNames() {
      const all = await readdir(join(dataDir, 'uploads'), { recursive: true }).catch(() => [])
      const kept = all.filter((name) => /\.\w+$/.test(name) && !name.startsWith('trash'))
      return [...kept, ...(await readdir(join(dataDir, 'incoming')))].toSorted()
    },
  }
}

type Asked = { param?: string; as?: Headers; query?: Query }

function inForm(value: unknown) {
  if (Buffer.isBuffer(value)) return value
  if (Array.isArray(value) && Buffer.isBuffer(value[0])) return value as Buffer[]
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

type App = Awaited<ReturnType<typeof createTestApp>>['app']
type Fields = Record<string, string | undefined>

export const enquirer = {
  name: 'ആശ 👷',
  phone: '+91 98470 12345',
  plan: 'A house of 1,800 sq ft',
  message: "We have 6 cents in Aluva.\n<b>When</b> can we talk? '; drop table enquiries; --",
  topic: 'Full construction contracts',
}

/** For the one job there is, which is added with the first application. */
async function sendApplication(app: App, db: Db, fields: Fields = {}) {
  const job = await db.selectFrom('jobs').select('id').executeTakeFirst()
  return apply(app, { ...asha, job_id: job?.id ?? (await addJob(db)), ...fields })
}

const sendEnquiry = (app: App, _db: Db, fields: Fields = {}) =>
  send(app, calls.createEnquiry, { payload: { ...enquirer, ...fields } })

export const submissionKinds = [
  {
    kind: 'applications',
    one: 'an application',
    submit: sendApplication,
    typed: asha,
    status: 'interviewed',
    words: {
      submitted: 'Application submitted successfully!',
      updated: 'Application updated',
      deleted: 'Application deleted',
      notFound: 'This application was not found',
    },
    list: calls.listApplications,
    get: calls.getApplication,
    update: calls.updateApplication,
    note: calls.addApplicationNote,
    erase: calls.deleteApplication,
    export: calls.exportApplications,
  },
  {
    kind: 'enquiries',
    one: 'an enquiry',
    submit: sendEnquiry,
    typed: enquirer,
    status: 'answered',
    words: {
      submitted: messages.enquiries.submitted,
      updated: 'Enquiry updated',
      deleted: 'Enquiry deleted',
      notFound: messages.enquiries.notFound,
    },
    list: calls.listEnquiries,
    get: calls.getEnquiry,
    update: calls.updateEnquiry,
    note: calls.addEnquiryNote,
    erase: calls.deleteEnquiry,
    export: calls.exportEnquiries,
  },
] as const

// One person's data across applications and enquiries: to show it to them, and to erase it when they ask.
import { Readable } from 'node:stream'
import { messages } from '#contract/messages.ts'
import { routes } from '#contract/routes.ts'
import { keyOfCv } from '../applications/cv.ts'
import { eraseApplications, type Stores } from '../applications/rules.ts'
import { findApplicationsOf, insertCvOpening } from '../applications/store.ts'
import type { Clock } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { eraseEnquiries } from '../enquiries/rules.ts'
import { findEnquiriesOf } from '../enquiries/store.ts'
import { Failure } from '../http/failure.ts'
import type { Api } from '../http/handle.ts'
import { personFile } from './export.ts'

export function peopleRoutes(api: Api, services: Stores & { clock: Clock }) {
  const { db, files, clock } = services

  api.handle(routes.findPerson, ({ query }) => findPerson(db, query.contact))

  api.handle(routes.exportPerson, async ({ query, account, request, reply }) => {
    const person = await findPerson(db, query.contact)
    if (person.applications.length + person.enquiries.length === 0)
      throw new Failure('not_found', messages.people.nobody)
    for (const { id, cv } of person.applications) {
      if (!cv) continue
      await insertCvOpening(db, id, account, clock())
      request.log.info({ event: 'cv_opened', application: id, account: account.id })
    }
    reply.headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Disposition': 'attachment; filename="personal-data.html"',
      'Cache-Control': 'private, no-store',
    })
    return Readable.from(personFile(person, (cv) => files.open(keyOfCv(cv)), clock()))
  })

  api.handle(routes.erasePerson, async ({ body: { ids }, account, request }) => {
    const erased = (await eraseApplications(services, ids)) + (await eraseEnquiries(services, ids))
    if (erased === 0) throw new Failure('not_found', messages.people.nobody)
    request.log.warn({ event: 'person_erased', records: ids, by: account.id })
    return { message: messages.people.erased }
  })
}

/** Whoever applies leaves a mail address and a number, whoever enquires only a number: one leads to the other. */
async function findPerson(db: Db, contact: string) {
  const known = await recordsOf(db, [contact])
  return recordsOf(db, [
    contact,
    ...known.applications.flatMap(({ email, whatsapp }) => [email, whatsapp]),
    ...known.enquiries.map(({ phone }) => phone),
  ])
}

async function recordsOf(db: Db, contacts: string[]) {
  const emails = [...new Set(contacts.filter((one) => one.includes('@')).map((one) => one.toLowerCase()))]
  const numbers = [...new Set(contacts.filter((one) => !one.includes('@')).map(numberOf))].filter(Boolean)
  return {
    applications: await findApplicationsOf(db, emails, numbers),
    enquiries: await findEnquiriesOf(db, numbers),
  }
}

/** The same telephone is written with and without its country code. */
function numberOf(typed: string) {
  const digits = typed.replace(/\D/g, '')
  return digits.length < 8 ? '' : digits.slice(-10)
}

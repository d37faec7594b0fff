// One person's data in applications and enquiries, to export and to erase on request.
import { Readable } from 'node:stream'
import { calls } from '#contract/calls.ts'
import { personErased } from '#contract/people/people.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { writeDiary } from '../db/diary.ts'
import { Failure } from '../http/failure.ts'
import type { Api } from '../http/handle.ts'
import type { Services } from '../ops/services.ts'
import { eraseReaders, findReaders } from '../records/house-readers.ts'
import { recordCvOpening } from './application-store.ts'
import { type EraseServices, eraseSubmissions } from './erase.ts'
import { personFile } from './person-file.ts'
import { findByContact, kinds } from './store.ts'

type PersonServices = EraseServices &
  Pick<Services, 'company'> & {
    config: { backupAt: string | undefined; backupKeep: number }
  }

export function personRoutes(api: Api, services: PersonServices) {
  const { db, config, company } = services

  api.handle(calls.findPerson, async ({ query, audit }) => {
    await writeDiary(db, audit, { kind: 'listed', subject: 'person' })
    return findPerson(query.contact)
  })

  api.handle(calls.exportPerson, async ({ query, account, audit, request, reply }) => {
    const person = await findPerson(query.contact)
    if (Object.values(person).every(({ length }) => length === 0))
      throw new Failure('not_found', staffMessages.people.nobody)
    await writeDiary(db, audit, { kind: 'exported', subject: 'person' })
    for (const { id, cv } of person.applications) {
      if (!cv) continue
      await recordCvOpening(db, id, account, audit)
      request.log.info({ event: 'cv_opened', application: id, account: account.id })
    }
    reply.headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Disposition': 'attachment; filename="personal-data.html"',
      'Cache-Control': 'private, no-store',
    })
    return Readable.from(personFile(services, person, await company(), audit.now))
  })

  api.handle(calls.erasePerson, async ({ body: { ids }, account, audit, request }) => {
    const erased = await eraseSubmissions(services, kinds, ids, audit)
    if (erased + (await eraseReaders(services, ids, audit)) === 0)
      throw new Failure('not_found', staffMessages.people.nobody)
    request.log.warn({ event: 'person_erased', records: ids, by: account.id })
    return { message: personErased(config.backupAt ? config.backupKeep : undefined) }
  })

  /** Applicants leave a mail address and a number, enquirers only a number: one leads to the other. */
  async function findPerson(contact: string) {
    const known = await findSubmissions([contact])
    return findSubmissions([
      contact,
      ...known.applications.flatMap(({ email, whatsapp }) => [email, whatsapp]),
      ...known.enquiries.map(({ phone }) => phone),
    ])
  }

  async function findSubmissions(contacts: string[]) {
    const addresses = contacts.filter((one) => one.includes('@')).map((one) => one.toLowerCase())
    const phones = contacts.filter((one) => !one.includes('@')).map(lastDigits)
    const [emails, numbers] = [[...new Set(addresses)], [...new Set(phones)].filter(Boolean)]
    return {
      applications: await findByContact(db, 'applications', emails, numbers),
      enquiries: await findByContact(db, 'enquiries', emails, numbers),
      houses: await findReaders(db, emails),
    }
  }
}

/** The same number is written with and without its country code. */
function lastDigits(phone: string) {
  const digits = phone.replace(/\D/g, '')
  return digits.length < 8 ? '' : digits.slice(-10)
}

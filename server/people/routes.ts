// One person's data in applications and enquiries, to export and to erase on request.
import { Readable } from 'node:stream'
import type { Account } from '#contract/access/accounts.ts'
import type { Application } from '#contract/applications.ts'
import type { ReadCompany } from '#contract/content/company.ts'
import type { Enquiry } from '#contract/enquiries.ts'
import { personErased } from '#contract/people/people.ts'
import { routes } from '#contract/routes.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import type { Clock } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { type Action, writeDiary } from '../db/diary.ts'
import { Failure } from '../http/failure.ts'
import type { Api } from '../http/handle.ts'
import { personFile, type SeeApplication } from './export.ts'

type Applications = {
  findByContact: (emails: string[], numbers: string[]) => Promise<Application[]>
  erase: (ids: string[], act: Action) => Promise<number>
  noteCvOpening: (id: string, account: Account, act: Action) => Promise<void>
} & SeeApplication
type Enquiries = {
  findByContact: (numbers: string[]) => Promise<Enquiry[]>
  erase: (ids: string[], act: Action) => Promise<number>
}
type Services = {
  db: Db
  clock: Clock
  applications: Applications
  enquiries: Enquiries
  config: { backupAt: string | undefined; backupKeep: number }
  company: ReadCompany
}

export function peopleRoutes(api: Api, services: Services) {
  const { db, clock, applications, enquiries, config, company } = services

  api.handle(routes.findPerson, async ({ query, act }) => {
    await writeDiary(db, act, { kind: 'listed', subject: 'person' })
    return findPerson(query.contact)
  })

  api.handle(routes.exportPerson, async ({ query, account, act, request, reply }) => {
    const person = await findPerson(query.contact)
    if (person.applications.length + person.enquiries.length === 0)
      throw new Failure('not_found', staffMessages.people.nobody)
    await writeDiary(db, act, { kind: 'exported', subject: 'person' })
    for (const { id, cv } of person.applications) {
      if (!cv) continue
      await applications.noteCvOpening(id, account, act)
      request.log.info({ event: 'cv_opened', application: id, account: account.id })
    }
    reply.headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Disposition': 'attachment; filename="personal-data.html"',
      'Cache-Control': 'private, no-store',
    })
    return Readable.from(personFile(person, applications, await company(), clock()))
  })

  api.handle(routes.erasePerson, async ({ body: { ids }, account, act, request }) => {
    const erased = (await applications.erase(ids, act)) + (await enquiries.erase(ids, act))
    if (erased === 0) throw new Failure('not_found', staffMessages.people.nobody)
    request.log.warn({ event: 'person_erased', records: ids, by: account.id })
    return { message: personErased(config.backupAt ? config.backupKeep : undefined) }
  })

  /** Applicants leave a mail address and a number, enquirers only a number: one leads to the other. */
  async function findPerson(contact: string) {
    const known = await findRecords([contact])
    return findRecords([
      contact,
      ...known.applications.flatMap(({ email, whatsapp }) => [email, whatsapp]),
      ...known.enquiries.map(({ phone }) => phone),
    ])
  }

  async function findRecords(contacts: string[]) {
    const emails = contacts.filter((one) => one.includes('@')).map((one) => one.toLowerCase())
    const phones = contacts.filter((one) => !one.includes('@')).map(lastDigits)
    const numbers = [...new Set(phones)].filter(Boolean)
    return {
      applications: await applications.findByContact([...new Set(emails)], numbers),
      enquiries: await enquiries.findByContact(numbers),
    }
  }
}

/** The same number is written with and without its country code. */
function lastDigits(phone: string) {
  const digits = phone.replace(/\D/g, '')
  return digits.length < 8 ? '' : digits.slice(-10)
}

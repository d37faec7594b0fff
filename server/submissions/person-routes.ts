// One person's data in applications and enquiries, to export and to erase on request.
import { Readable } from 'node:stream'
import type { Application } from '#contract/applications.ts'
import { calls } from '#contract/calls.ts'
import type { Company } from '#contract/content/company.ts'
import { formatDay, formatMoment } from '#contract/days.ts'
import type { Enquiry } from '#contract/enquiries.ts'
import { leadSourceNames } from '#contract/people/lead-words.ts'
import { type OpenedCv, type Person, personErased } from '#contract/people/people.ts'
import { noticeLanguages, staffMessages } from '#contract/staff-messages.ts'
import type { Db } from '../db/database.ts'
import { writeDiary } from '../db/diary.ts'
import { Failure } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import { listNotes } from '../notes/notes.ts'
import type { Services } from '../ops/services.ts'
import { eraseReaders, findReaders } from '../records/house-readers.ts'
import type { Files } from '../storage/files.ts'
import { contentTypeOfCv, keyOfCv, listCvOpenings, recordCvOpening } from './applications.ts'
import { type EraseServices, eraseSubmissions } from './retention.ts'
import { findByContact, type Kind, kinds } from './store.ts'

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
    const erased = await eraseSubmissions({ ...services, audit }, kinds, ids)
    if (erased + (await eraseReaders(services, ids, { audit })) === 0)
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

// The data of one person as a self-contained page, with the CVs inside.

export async function* personFile(
  { db, files }: Pick<EraseServices, 'db' | 'files'>,
  person: Person,
  { name, mail, retentionDays }: Company,
  now: Date,
) {
  yield `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Personal data held by ${escapeHtml(name)}</title>
<h1>Personal data held by ${escapeHtml(name)}</h1>
<p>As of ${plainTime(now.toISOString())}. Applications and enquiries are deleted ${retentionDays} days after they came in at the latest, and
an address that gets mails about a house when nothing was new there for as long; everything when you ask:
${escapeHtml(mail)}.</p>
`
  for (const application of person.applications) {
    yield record(`Application for ${application.job_title}`, applicationFields(application))
    if (application.cv) yield await cvLink(files, application.cv, application.cv_name ?? application.cv)
    yield* notesRecord(db, 'applications', application.id)
    const { items } = await listCvOpenings(db, { application: application.id })
    if (items.length > 0) yield record('Who opened the CV', items.map(openingField))
  }
  for (const enquiry of person.enquiries) {
    yield record('Enquiry', enquiryFields(enquiry))
    yield* notesRecord(db, 'enquiries', enquiry.id)
  }
  for (const { house, email, created_at } of person.houses)
    yield record('Mails about a house', [
      ['House', house],
      ['Email', email],
      ['Asked for', plainTime(created_at)],
    ])
  yield '</html>\n'
}

async function* notesRecord(db: Db, kind: Kind, id: string) {
  const notes = await listNotes(db, kind, id)
  if (notes.length > 0)
    yield record(
      'Our notes and answers',
      notes.map(({ created_at, by_name, text }) => [`${plainTime(created_at)} ${by_name}`, text]),
    )
}

const openingField = ({ email, opened_at }: OpenedCv) => [plainTime(opened_at), email]

function consentFields(one: Application | Enquiry, none: string) {
  const language = noticeLanguages[one.notice_language]
  const consent = one.consent
    ? `Given on ${plainTime(one.consent_at)}, by sending the form, to our privacy notice, version ${one.notice_version}`
    : none
  return [['Consent', consent], ...(language ? [['Language of the notice', language]] : [])]
}

const applicationFields = (one: Application) => [
  ['Sent', plainTime(one.created_at)],
  ...consentFields(one, 'Not given with this application'),
  ['For later jobs', one.keep ? 'May be kept' : 'Only for this job'],
  ['Name', one.name],
  ['Email', one.email],
  ['WhatsApp number', one.whatsapp],
  ['Address', one.address],
  ['Qualification', one.qualification],
  ['Experience', one.experience],
  ['Status', one.status],
  ['Your page says', one.told],
  ['Interview', [one.interview_at, one.interview_place].filter(Boolean).join(', ')],
]

const enquiryFields = (one: Enquiry) => [
  [one.by_hand ? 'Noted' : 'Sent', plainTime(one.created_at)],
  ...consentFields(
    one,
    one.by_hand
      ? 'None was asked for: our office noted this after a call or a visit'
      : 'Not given with this enquiry',
  ),
  ['Name', one.name],
  ['Phone', one.phone],
  ['Plans to build', one.plan],
  ['Message', one.message],
  ['Came from', one.topic],
  ['Status', one.status],
  ['We want to call again on', one.follow_up_on ? formatDay(one.follow_up_on) : ''],
  ['How you heard of us', one.came_from && leadSourceNames[one.came_from]],
  ['Why', one.why],
]

const plainTime = (moment: string) => `${formatMoment(new Date(moment))} in India`

function record(title: string, fields: string[][]) {
  const rows = fields
    .filter(([, value]) => value)
    .map(
      ([label = '', value = '']) =>
        `<dt><b>${escapeHtml(label)}</b></dt><dd>${escapeHtml(value).replaceAll('\n', '<br>')}</dd>`,
    )
  return `<h2>${escapeHtml(title)}</h2>\n<dl>\n${rows.join('\n')}\n</dl>\n`
}

async function cvLink(files: Files, cv: string, name: string) {
  const file = await files.open(keyOfCv(cv))
  if (!file) return '<p>The CV could not be found.</p>\n'
  const content = Buffer.concat(await file.stream.toArray()).toString('base64')
  const address = `data:${contentTypeOfCv(cv)};base64,${content}`
  return `<p><a download="${escapeHtml(name)}" href="${address}">CV: ${escapeHtml(name)}</a></p>\n`
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

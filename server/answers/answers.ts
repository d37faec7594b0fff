import type { Selectable, Updateable } from 'kysely'
import { linkAddress } from '#contract/access/private-links.ts'
import { calls } from '#contract/calls.ts'
import type { Company } from '#contract/content/company.ts'
import { phonesOf } from '#contract/content/hours.ts'
import { timeInIndia } from '#contract/days.ts'
import type { Language } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import {
  type AnswerFilling,
  type AnswerInput,
  type AnswerName,
  type AnswerText,
  answerDefaults,
  answerNames,
  answerMessages as words,
} from '#contract/people/answers.ts'
import type { Db } from '../db/database.ts'
import { type AuditContext, recordListing, writeDiary } from '../db/diary.ts'
import { lockRow } from '../db/rows.ts'
import { hashToken } from '../db/settings.ts'
import type { Tables } from '../db/tables.ts'
import { Failure, InputFailure, orNotFound } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import { type NewMail, unlinked } from '../mail/queue.ts'
import { addNote } from '../notes/notes.ts'
import type { Services } from '../ops/services.ts'
import { auditChange } from '../records/diary.ts'

export function answerRoutes(api: Api, services: AnswerServices & Pick<Services, 'wakeMail'>) {
  const { db, wakeMail } = services

  api.handle(calls.listAnswerTexts, async () => {
    const items = await listAnswerTexts(db)
    return { items, total: items.length }
  })

  api.handle(calls.saveAnswerText, async ({ params: { id }, body, audit }) => {
    await db.transaction().execute(async (tx) => {
      if (!(await saveAnswerText(tx, id, body))) throw new Failure('conflict', words.overtaken)
      await writeDiary(tx, audit, { kind: 'changed', subject: 'site', action: 'answer_text_changed' })
    })
    return { message: words.textSaved }
  })

  api.handle(calls.prepareAnswers, async ({ params: { id }, audit }) => {
    await recordListing(db, audit, 'application')
    const found = db.selectFrom('applications').select(['name', 'job_title']).where('id', '=', id)
    const applicant = orNotFound(await found.executeTakeFirst(), messages.applications.notFound)
    const [texts, en, ml] = await Promise.all([
      listAnswerTexts(db),
      fillingFor(services, applicant, 'en'),
      fillingFor(services, applicant, 'ml'),
    ])
    return { texts, filling: { en, ml } }
  })

  api.handle(calls.sendAnswer, async ({ params, body, audit }) => {
    await sendAnswer(services, params.id, body, audit)
    if (body.by === 'mail') wakeMail()
    return { message: body.by === 'mail' ? words.queued : words.noted }
  })
}

// An answer to an applicant: status, interview, what the private page says, note and mail change together.

type AnswerServices = Pick<
  Services,
  'db' | 'mailQuota' | 'publicUrl' | 'company' | 'translator' | 'privateLinkToken'
>
type Applicant = Selectable<Tables['applications']>

/** What stands for the words in braces. What the applicant typed cannot become a link in a mail of the company. */
async function fillingFor(
  { company, translator }: Pick<AnswerServices, 'company' | 'translator'>,
  { name, job_title }: Pick<Applicant, 'name' | 'job_title'>,
  language: Language,
): Promise<AnswerFilling> {
  const { name: own, address } = await company(language)
  const translate = await translator(language)
  return {
    name: unlinked(name),
    job: translate(job_title),
    company: own,
    place: [address.street, address.city].filter(Boolean).join(', '),
  }
}

async function sendAnswer(services: AnswerServices, id: string, input: AnswerInput, audit: AuditContext) {
  const { by, text, language, answer } = input
  if (answer === 'invite' && input.interview_at < timeInIndia(audit.now).replace(' ', 'T'))
    throw new InputFailure(words.timeOver, { interview_at: words.timeOver })
  const company = await services.company(language)
  const translate = await services.translator(language)
  const token = await services.privateLinkToken(id)
  await services.db.transaction().execute(async (tx) => {
    const applicant = orNotFound(await lockRow(tx, 'applications', id), messages.applications.notFound)
    if (applicant.version !== input.version) throw new Failure('conflict', words.changed)
    if (by === 'mail' && applicant.email === '') throw new Failure('invalid_input', words.noAddress)
    const changed = { ...columnsAfter(applicant, input), version: applicant.version + 1 }
    await auditChange({ tx, audit }, 'applications', id, () =>
      tx.updateTable('applications').set(changed).where('id', '=', id).execute(),
    )
    await addNote({ tx, audit }, 'applications', id, { kind: by, text })
    if (by === 'whatsapp') return
    // Without the key of the time when it came, there is no link to give.
    const isLinkKnown = applicant.link_hash === hashToken(token)
    const link = isLinkKnown ? linkAddress('myData', { ...services, language }, token) : undefined
    const mail = answerMail(applicant, input, { company, job: translate(applicant.job_title), link })
    if (!(await services.mailQuota.queueAnswer(tx, mail, audit.actor.id ?? '', audit.now)))
      throw new Failure('too_many', words.enoughMails)
  })
}

function columnsAfter(
  { status, told }: Applicant,
  { answer, tell, interview_at, interview_place }: AnswerInput,
): Updateable<Tables['applications']> {
  // Nobody stays invited to an interview that is off or another one now, even where the page is to say no more.
  const untold = told === 'invited' ? 'reading' : told
  switch (answer) {
    case 'invite':
      return { status: 'invited', told: tell ? 'invited' : untold, interview_at, interview_place }
    case 'more':
      // Any other status than New stays.
      return {
        status: status === 'new' ? 'shortlisted' : status,
        told: tell && told !== 'invited' ? 'reading' : told,
      }
    case 'reject':
      return { status: 'rejected', told: tell ? 'rejected' : untold, interview_at: null, interview_place: '' }
  }
}

const mailWords = {
  en: {
    subject: 'Your application: ',
    link: 'What you sent us, and how far it has come, is always here. The link is yours alone, so please do not pass it on:',
  },
  ml: {
    subject: 'നിങ്ങളുടെ അപേക്ഷ: ',
    link: 'നിങ്ങൾ അയച്ചതും അത് എവിടെയെത്തി എന്നതും എപ്പോഴും ഇവിടെ കാണാം. ഈ ലിങ്ക് നിങ്ങൾക്കു മാത്രമുള്ളതാണ്, മറ്റാർക്കും കൊടുക്കരുത്:',
  },
}

function answerMail(
  { id, email }: Applicant,
  { language, text }: AnswerInput,
  { company, job, link }: { company: Company; job: string; link: string | undefined },
): NewMail {
  const own = mailWords[language]
  const signature = `${company.name}\n${phonesOf(company).join(' / ')}`
  return {
    about: id,
    recipient: email,
    replyTo: company.mail,
    language,
    subject: own.subject + job,
    text: [text, link && `${own.link}\n${link}`, `${signature}\n`].filter(Boolean).join('\n\n'),
  }
}

/** All of them: those that staff have changed, and the others as the site comes with them. */
async function listAnswerTexts(db: Db): Promise<AnswerText[]> {
  const changed = await db.selectFrom('answer_texts').selectAll().execute()
  return answerNames.map(
    (id) => changed.find((one) => one.id === id) ?? { id, ...answerDefaults[id], version: 0 },
  )
}

/** False when it is no longer in the version that the change started from. */
async function saveAnswerText(tx: Db, id: AnswerName, { version, ...text }: Omit<AnswerText, 'id'>) {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('answer_texts')
    .values({ id, ...text, version: 1 })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...text, version: version + 1 })
        .where('answer_texts.version', '=', version),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

// The mails to those who follow a house: about new updates one for all that came within an hour, and at most one in a day. Their
// links carry the reader's own token, which is made from the reader's id each time, since only its hash is stored.
import { linkAddress } from '#contract/access/private-links.ts'
import type { Company } from '#contract/content/company.ts'
import { phonesOf } from '#contract/content/hours.ts'
import { datesIn, formatDay } from '#contract/days.ts'
import { type Stage, stageNames } from '#contract/houses/stages.ts'
import type { Language } from '#contract/languages.ts'
import { projectName } from '#contract/record-paths.ts'
import { inBoth, wordsIn } from '#contract/words.ts'
import { hourMs, minuteMs, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { hashToken } from '../db/settings.ts'
import { type NewMail, queueMail } from '../mail/queue.ts'
import type { Services } from '../ops/services.ts'
import type { Job } from '../ops/work.ts'
import type { Translate } from './house.ts'

type AnnounceServices = HouseMailServices & Pick<Services, 'wakeMail' | 'translator'>
type Words = { company: Company; translate: Translate }

/** Whoever adds one update often adds the next one, or corrects the first. */
const waitMs = hourMs
const pauseMs = 20 * hourMs

export async function announceUpdates(services: AnnounceServices, now: Date) {
  const { db, company, translator, wakeMail } = services
  const due = await findDue(db, now)
  if (due.length === 0) return
  // Read before the transactions, in which SQLite answers nobody else.
  const readTexts = async (language: Language) => ({
    company: await company(language),
    translate: await translator(language),
  })
  const words = { en: await readTexts('en'), ml: await readTexts('ml') }
  for (const { project_id } of due)
    await db.transaction().execute((tx) => announce({ ...services, tx, now }, project_id, words))
  wakeMail()
}

export const announcementJob = (services: AnnounceServices): Job => ({
  name: 'mailing new updates to families',
  everyMs: 5 * minuteMs,
  run: (now) => announceUpdates(services, now),
})

function findDue(db: Db, now: Date) {
  const ago = (ms: number) => timeOf(new Date(now.getTime() - ms))
  return db
    .selectFrom('updates')
    .select('project_id')
    .distinct()
    .where('announced_at', 'is', null)
    .where('created_at', '<=', ago(waitMs))
    .where('project_id', 'not in', (e) =>
      e
        .selectFrom('updates')
        .select('project_id')
        .where('announced_at', '>', ago(pauseMs))
        // A time in the future was written while the clock was ahead.
        .where('announced_at', '<=', timeOf(now)),
    )
    .execute()
}

/** Marks them in the transaction that queues the mails: of several processes one gets them. */
async function announce(
  { tx, now, publicUrl, privateLinkToken }: AnnounceServices & { tx: Db; now: Date },
  project: string,
  words: Record<Language, Words>,
) {
  const marked = await tx
    .updateTable('updates')
    .set({ announced_at: timeOf(now) })
    .where('project_id', '=', project)
    .where('announced_at', 'is', null)
    .returning(['id', 'happened_on', 'stage', 'text', 'created_at'])
    .execute()
  const newestFirst = marked.toSorted(
    (a, b) => b.happened_on.localeCompare(a.happened_on) || b.id.localeCompare(a.id),
  )
  for (const { confirmed_at, id, email, language, ...house } of await listConfirmed(tx, project)) {
    // What was there already when they said yes is nothing new.
    const updates = newestFirst.filter(({ created_at }) => created_at > String(confirmed_at))
    if (updates.length === 0) continue
    const token = await privateLinkToken(id)
    const following = await tx
      .updateTable('house_readers')
      .set({ stop_hash: hashToken(token) })
      .where('id', '=', id)
      .executeTakeFirst()
    // Stopped at this moment; whoever stops from now on waits, and takes the mail along.
    if (following.numUpdatedRows === 0n) continue
    const { translate, company } = words[language]
    const news = { title: projectName(house, translate), updates }
    await queueMail(tx, newsMail({ id, email, language, token }, { publicUrl, company }, news), now)
  }
}

const listConfirmed = (tx: Db, project: string) =>
  tx
    .selectFrom('house_readers as readers')
    .innerJoin('links', 'links.id', 'link_id')
    .innerJoin('projects', 'projects.id', 'subject')
    .select(['readers.id', 'email', 'language', 'confirmed_at', 'title', 'client', 'location'])
    .where('subject', '=', project)
    .where('confirmed_at', 'is not', null)
    .orderBy('readers.id')
    .execute()

export type HouseMailServices = Pick<Services, 'db' | 'publicUrl' | 'company' | 'privateLinkToken'>

type MailedReader = { id: string; email: string; language: Language; token: string }
type Options = { publicUrl: string; company: Company }
export type NewUpdate = { happened_on: string; stage: Stage | ''; text: string; created_at: string }

/** Says nothing about the house: the address may be a stranger's. */
export function questionMail(reader: MailedReader, options: Options): NewMail {
  const link = linkAddress('reader', { ...options, language: reader.language }, reader.token)
  return mailTo(reader, options, wordsIn(reader.language, mails).question(options.company, link))
}

export function newsMail(
  reader: MailedReader,
  options: Options,
  house: { title: string; updates: NewUpdate[] },
): NewMail {
  const link = linkAddress('reader', { ...options, language: reader.language }, reader.token)
  const stopLink = `${linkAddress('reader', options, reader.token)}/stop`
  return {
    ...mailTo(reader, options, wordsIn(reader.language, mails).news(house, link, `${link}#stop`)),
    stopLink,
  }
}

function mailTo(
  { id, email, language }: MailedReader,
  { company }: Options,
  { subject, text }: { subject: string; text: string },
): NewMail {
  const signature = `${company.name}\n${phonesOf(company).join(' / ')}\n`
  return { about: id, recipient: email, replyTo: company.mail, language, subject, text: text + signature }
}

const mails = inBoth({
  question: [
    ({ shortName }: Company, link: string) => {
      return {
        subject: `Do you want mails about your house from ${shortName}?`,
        text: `Hello,

On the page of a house that we are building, somebody has asked us to write to this address when there is something new. If that was you, open this link and confirm it:
${link}

The link is yours alone, so please do not pass it on. If it was not you, you need not do anything: we write no further mail, and delete your address after a day.

`,
      }
    },
    ({ shortName }, link) => ({
      subject: `${shortName}: നിങ്ങളുടെ വീടിന്റെ വിവരങ്ങൾ മെയിലിൽ വേണോ?`,
      text: `നമസ്കാരം

ഞങ്ങൾ പണിയുന്ന ഒരു വീടിന്റെ പേജിൽ, പുതിയ വിശേഷം വരുമ്പോൾ ഈ വിലാസത്തിലേക്ക് മെയിൽ അയയ്ക്കണമെന്ന് ഒരാൾ ആവശ്യപ്പെട്ടിട്ടുണ്ട്. അതു നിങ്ങളാണെങ്കിൽ ഈ ലിങ്ക് തുറന്ന് സ്ഥിരീകരിക്കൂ:
${link}

ഈ ലിങ്ക് നിങ്ങൾക്കു മാത്രമുള്ളതാണ്, മറ്റാർക്കും കൊടുക്കരുത്. നിങ്ങളല്ലെങ്കിൽ ഒന്നും ചെയ്യേണ്ട: ഇനി മെയിൽ അയയ്ക്കില്ല, ഒരു ദിവസം കഴിഞ്ഞ് നിങ്ങളുടെ വിലാസം മായ്ച്ചുകളയും.

`,
    }),
  ],
  news: [
    (house: { title: string; updates: NewUpdate[] }, link: string, stop: string) => {
      return {
        subject: `New from your house: ${house.title}`,
        text: `Hello,

There is something new about ${house.title}.

${house.updates.map((update) => lineOf(update, formatDay, stageNames)).join('\n')}

The pictures are on your page. The link is yours alone, so please do not pass it on:
${link}

To get no more of these mails:
${stop}

`,
      }
    },
    ({ title, updates }, link, stop) => ({
      subject: `നിങ്ങളുടെ വീടിന്റെ പുതിയ വിശേഷം: ${title}`,
      text: `നമസ്കാരം

നിങ്ങളുടെ വീടിന്റെ (${title}) പുതിയ വിശേഷങ്ങളുണ്ട്.

${updates.map((update) => lineOf(update, datesIn('ml').formatDay, wordsIn('ml', stageNames))).join('\n')}

ചിത്രങ്ങൾ നിങ്ങളുടെ പേജിലുണ്ട്. ഈ ലിങ്ക് നിങ്ങൾക്കു മാത്രമുള്ളതാണ്, മറ്റാർക്കും കൊടുക്കരുത്:
${link}

ഈ മെയിലുകൾ ഇനി വേണ്ടെങ്കിൽ:
${stop}

`,
    }),
  ],
})

function lineOf(
  { happened_on, stage, text }: NewUpdate,
  format: typeof formatDay,
  names: Record<Stage, string>,
) {
  const head = [format(happened_on), stage && names[stage]].filter(Boolean).join(', ')
  return text ? `${head}: ${text.replace(/\s+/g, ' ')}` : head
}

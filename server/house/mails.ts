// The mails to those who follow a house. Their links carry the reader's own token, which is made from the reader's id each
// time, since only its hash is stored. mails.ml.ts has the same in Malayalam.
import type { Company } from '#contract/content/company.ts'
import { phonesOf } from '#contract/content/hours.ts'
import { formatDay } from '#contract/days.ts'
import { houseAddress } from '#contract/houses/house.ts'
import { type Stage, stageNames } from '#contract/houses/stages.ts'
import type { Language } from '#contract/languages.ts'
import type { NewMail } from '../mail/queue.ts'
import type { Services } from '../ops/services.ts'
import * as malayalam from './mails.ml.ts'

export type HouseMailServices = Pick<Services, 'db' | 'publicUrl' | 'company' | 'privateLinkToken'>

export type MailedReader = { id: string; email: string; language: Language; token: string }
type Options = { publicUrl: string; inLanguage: Company }
export type NewUpdate = { happened_on: string; stage: Stage | ''; text: string; created_at: string }

const texts = { en: { question, news }, ml: malayalam }

/** Says nothing about the house: the address may be a stranger's. */
export function questionMail(reader: MailedReader, options: Options): NewMail {
  const link = houseAddress(options.publicUrl, reader.language, reader.token)
  return mailTo(reader, options, texts[reader.language].question(options.inLanguage, link))
}

export function newsMail(
  reader: MailedReader,
  options: Options,
  house: { title: string; updates: NewUpdate[] },
): NewMail {
  const link = houseAddress(options.publicUrl, reader.language, reader.token)
  const stopLink = `${houseAddress(options.publicUrl, 'en', reader.token)}/stop`
  return {
    ...mailTo(reader, options, texts[reader.language].news(house, link, `${link}#stop`)),
    stopLink,
  }
}

function mailTo(
  { id, email, language }: MailedReader,
  { inLanguage }: Options,
  { subject, text }: { subject: string; text: string },
): NewMail {
  const signature = `${inLanguage.name}\n${phonesOf(inLanguage).join(' / ')}\n`
  return { about: id, recipient: email, replyTo: inLanguage.mail, language, subject, text: text + signature }
}

export function question({ shortName }: Company, link: string) {
  return {
    subject: `Do you want mails about your house from ${shortName}?`,
    text: `Hello,

On the page of a house that we are building, somebody has asked us to write to this address when there is something new. If that was you, open this link and confirm it:
${link}

The link is yours alone, so please do not pass it on. If it was not you, you need not do anything: we write no further mail, and delete your address after a day.

`,
  }
}

export function news(house: { title: string; updates: NewUpdate[] }, link: string, stop: string) {
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
}

export function lineOf(
  { happened_on, stage, text }: NewUpdate,
  format: typeof formatDay,
  names: Record<Stage, string>,
) {
  const head = [format(happened_on), stage && names[stage]].filter(Boolean).join(', ')
  return text ? `${head}: ${text.replace(/\s+/g, ' ')}` : head
}

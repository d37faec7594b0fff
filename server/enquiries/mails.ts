import type { Company } from '#contract/content/company.ts'
import { adminPages } from '#contract/pages.ts'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import type { NewMail } from '../mail/queue.ts'
import { languageOfRecipient } from '../mail/recipient-language.ts'
import { notice as noticeInMalayalam } from './notice.ml.ts'
import { notice } from './notice.ts'

type About = { company: Company; publicUrl: string }

const notices = { en: notice, ml: noticeInMalayalam }

export async function enquiryMail(
  tx: Db,
  enquiry: Tables['enquiries'],
  { company, publicUrl }: About,
): Promise<NewMail> {
  const write = notices[await languageOfRecipient(tx, company.mail)]
  const mail = write(enquiry, publicUrl + adminPages.enquiries.path)
  return { about: enquiry.id, recipient: company.mail, ...mail }
}

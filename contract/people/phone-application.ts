// An application for a job for which a phone number is enough.
import type { z } from 'zod'
import { type ApplicationInput, applicationCalls, applicationInput } from '../applications.ts'
import { type Call, post } from '../call.ts'
import type { Message } from '../languages.ts'
import { fieldNames, lineSchema, nameSchema, phoneSchema } from '../schemas.ts'
import { phoneMessages } from './phone-words.ts'
import { submissionInput } from './submissions.ts'

const { missing, years, oneYear } = phoneMessages

export const phoneApplicationInput = submissionInput.extend({
  name: nameSchema(missing),
  phone: phoneSchema(missing, 'phone'),
  trade: lineSchema(missing, fieldNames.trade),
  /** A number, or words such as 'since 2015'. */
  years: lineSchema(missing, fieldNames.years),
  job_id: lineSchema(missing, fieldNames.job_id),
  keep: applicationInput.shape.keep,
})

export type PhoneApplicationInput = z.infer<typeof phoneApplicationInput>

/** Stored among the other applications, without what was not asked. */
export function asApplication(input: PhoneApplicationInput, translate: (message: Message) => string) {
  const { phone, trade, years: typed, ...fields } = input
  const count = /^\d{1,2}$/.test(typed) ? Number(typed) : undefined
  const counted = count === 1 ? oneYear : { text: years, values: { years: count ?? 0 } }
  const experience = count === undefined ? typed : translate(counted)
  return {
    ...fields,
    whatsapp: phone,
    qualification: trade,
    experience,
    email: '',
    address: '',
  } satisfies ApplicationInput
}

export const phoneApplicationCalls = {
  createPhoneApplication: {
    ...post('/admin/career/phone', 'Apply for a job for which a phone number is enough'),
    access: 'anyone',
    body: phoneApplicationInput,
    form: 'career',
    limit: 'applications',
    output: applicationCalls.createApplication.output,
  },
} as const satisfies Record<string, Call>

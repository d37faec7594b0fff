// An application or enquiry as its sender sees it, by a private link.
import { z } from 'zod'
import { toldStates } from '../applications.ts'
import { type Call, file, get, post } from '../call.ts'
import { maxNameLength } from '../limits.ts'
import { byLink, emailSchema, fieldNames, lineSchema, phoneSchema, texts, tickSchema } from '../schemas.ts'
import { myDataMessages as words } from './my-data-words.ts'
import { consent } from './submissions.ts'

const sent = {
  created_at: z.string(),
  ...consent,
  /** The expected day of erasure; null when it is due, which is within a day. */
  erased_on: z.string().nullable(),
}

export const myApplication = z.object({
  kind: z.literal('application'),
  ...texts('job_title', 'name', 'address', 'qualification', 'experience', 'email', 'whatsapp'),
  cv_name: z.string().nullable(),
  keep: z.boolean(),
  /** It is kept only because the applicant allowed it; without that it would be erased within a day. */
  over_unless_kept: z.boolean(),
  /** What staff have chosen to tell, and the interview once it is told. */
  told: z.enum(toldStates),
  interview_at: z.string().nullable(),
  interview_place: z.string(),
  ...sent,
})

export const myEnquiry = z.object({
  kind: z.literal('enquiry'),
  ...texts('name', 'phone', 'plan', 'message', 'topic'),
  /** The office noted it, after a call or a visit. */
  by_hand: z.boolean(),
  ...sent,
})

/** Has neither status nor notes of the office. */
export const myData = z.discriminatedUnion('kind', [myApplication, myEnquiry])

const { missing } = words

/** Absent fields stay unchanged; fields that the record does not have are ignored. */
export const myDataChange = z
  .object({
    name: lineSchema(missing, fieldNames.name, maxNameLength),
    address: lineSchema(missing, fieldNames.address, 500),
    email: emailSchema(missing),
    whatsapp: phoneSchema(missing, 'whatsapp'),
    phone: phoneSchema(missing, 'phone'),
    keep: tickSchema(false).unwrap(),
  })
  .partial()

export const myDataWithdrawal = z.object({ sure: tickSchema(false).refine((sure) => sure, words.confirm) })

const byLinkOnly = { access: 'anyone', params: byLink, limit: 'myData' } as const

export const myDataCalls = {
  getMyData: { ...get('/my-data/:token/record', 'What somebody has sent'), ...byLinkOnly, output: myData },
  openMyCv: { ...file('/my-data/:token/cv', 'The CV that was sent, by the private link'), ...byLinkOnly },
  updateMyData: { ...post('/my-data/:token'), ...byLinkOnly, body: myDataChange, form: 'myData' },
  withdrawMyData: {
    ...post('/my-data/:token/withdraw', 'Erase what was sent by the private link, and tell the company'),
    ...byLinkOnly,
    body: myDataWithdrawal,
    form: 'myData',
  },
} as const satisfies Record<string, Call>

export type MyData = z.infer<typeof myData>
export type MyDataChange = z.infer<typeof myDataChange>

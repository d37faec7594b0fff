// Answers to applicants: texts that staff keep in English and Malayalam, and sending one.
import { z } from 'zod'
import { type Call, create, get, list, put } from '../call.ts'
import { languages } from '../languages.ts'
import { maxLineLength } from '../limits.ts'
import { byId, lineSchema, optionalTextSchema, texts, tickSchema, wholeNumberSchema } from '../schemas.ts'
import { staffMessages } from '../staff-messages.ts'
import { inBoth } from '../words.ts'

export const answerMessages = inBoth({
  missing: ['Please write the text.', 'സന്ദേശം എഴുതൂ.'],
  incomplete: ['Please fill in what is missing.', 'വിട്ടുപോയത് പൂരിപ്പിക്കൂ.'],
  unknown: ['There is no such answer.', 'ഇങ്ങനെയൊരു മറുപടിയില്ല.'],
  unknownWay: ['An answer goes out by WhatsApp or by mail.', 'മറുപടി വാട്സാപ്പിലോ മെയിലിലോ അയയ്ക്കാം.'],
  unknownBlank: [
    'In braces only these words are filled in: {name}, {job}, {company}, {date}, {time}, {place}.',
    'ഈ വാക്കുകൾ മാത്രമേ ബ്രാക്കറ്റിൽ എഴുതാനാകൂ: {name}, {job}, {company}, {date}, {time}, {place}.',
  ],
  blankLeft: [
    'There are still braces in the text. Please write what they stand for.',
    'സന്ദേശത്തിൽ ബ്രാക്കറ്റ് ബാക്കിയുണ്ട്. അതിനു പകരം വേണ്ടത് എഴുതൂ.',
  ],
  noTime: ['Please choose the day and the time of the interview.', 'ഇന്റർവ്യൂവിന്റെ തീയതിയും സമയവും തിരഞ്ഞെടുക്കൂ.'],
  timeOver: ['This time is over. Please choose a later one.', 'ഈ സമയം കഴിഞ്ഞുപോയി. മറ്റൊരു സമയം തിരഞ്ഞെടുക്കൂ.'],
  noPlace: ['Please write where the interview is.', 'ഇന്റർവ്യൂ എവിടെയാണെന്ന് എഴുതൂ.'],
  noAddress: [
    'This applicant has given no mail address. Please answer by WhatsApp.',
    'അപേക്ഷിച്ചയാൾ ഇമെയിൽ വിലാസം തന്നിട്ടില്ല. വാട്സാപ്പിൽ മറുപടി അയയ്ക്കൂ.',
  ],
  enoughMails: [
    'Enough mails have gone out today, and this one was not sent. Please use WhatsApp, or call.',
    'ഇന്ന് ഇനി മെയിൽ അയയ്ക്കാനാകില്ല; ഇത് അയച്ചിട്ടില്ല. വാട്സാപ്പിൽ അയയ്ക്കൂ, അല്ലെങ്കിൽ വിളിക്കൂ.',
  ],
  noted: ['Answer noted', 'മറുപടി കുറിച്ചുവച്ചു'],
  queued: ['Answer noted. The mail waits to be sent.', 'മറുപടി കുറിച്ചുവച്ചു. മെയിൽ അൽപസമയത്തിനകം പോകും.'],
  changed: [
    'Somebody else has answered or changed this application meanwhile, so this answer was not taken. What you typed is kept: please look at the application first.',
    'ഇതിനിടെ മറ്റാരോ ഈ അപേക്ഷയ്ക്കു മറുപടി നൽകി, അല്ലെങ്കിൽ അതു മാറ്റി. അതുകൊണ്ട് ഈ മറുപടി എടുത്തിട്ടില്ല; നിങ്ങൾ എഴുതിയത് ഇവിടെയുണ്ട്. ആദ്യം അപേക്ഷ ഒന്നു നോക്കൂ.',
  ],
  textSaved: ['The text is saved', 'സേവ് ചെയ്തു'],
  overtaken: [
    'Somebody else has changed this text meanwhile. Please close it, open it again and look at it.',
    'ഇതിനിടെ മറ്റൊരാൾ ഇതു മാറ്റി. അടച്ച് വീണ്ടും തുറന്നു നോക്കൂ.',
  ],
  loadFailed: ['The texts could not be loaded', 'സന്ദേശങ്ങൾ കിട്ടിയില്ല'],
})

export const answerNames = ['invite', 'more', 'reject'] as const
export type AnswerName = (typeof answerNames)[number]
/** It also has to fit into a link to WhatsApp. */
export const maxAnswerLength = 2_000
export const answerWays = ['whatsapp', 'mail'] as const

/** What a text may name in braces. */
export const answerBlanks = ['name', 'job', 'company', 'date', 'time', 'place'] as const
export type AnswerBlank = (typeof answerBlanks)[number]

const namedIn = (text: string) => [...text.matchAll(/\{([^{}\n]*)\}/g)].map(([, name]) => name ?? '')
const isBlank = (name: string) => answerBlanks.some((one) => one === name)

const textSchema = lineSchema(answerMessages.missing, 'The text', maxAnswerLength)
const keptText = textSchema.refine((text) => namedIn(text).every(isBlank), answerMessages.unknownBlank)

/** `version` is 0 for the text that the site comes with. */
export const answerText = z.object({
  id: z.enum(answerNames),
  ...texts('english', 'malayalam'),
  version: z.number(),
})

const startVersion = wholeNumberSchema(0, 1_000_000, staffMessages.startMissing)

export const answerTextInput = z.object({ english: keptText, malayalam: keptText, version: startVersion })

const filling = z.object(texts('name', 'job', 'company', 'place'))
export type AnswerFilling = z.infer<typeof filling>

export const preparedAnswers = z.object({
  texts: z.array(answerText),
  /** What stands for the words in braces, but for day and time; the place is that of the office. */
  filling: z.object({ en: filling, ml: filling }),
})

/** Such as 2026-12-01T10:30. With a Z it would be a time elsewhere. */
const localTime = z.iso.datetime({ local: true, precision: -1 }).regex(/\d$/)

export const answerInput = z
  .object({
    answer: z.enum(answerNames, answerMessages.unknown),
    by: z.enum(answerWays, answerMessages.unknownWay),
    language: z.enum(languages, staffMessages.auth.chooseLanguage),
    text: textSchema.refine((text) => !namedIn(text).some(isBlank), answerMessages.blankLeft),
    /** Whether the private page says it too. */
    tell: tickSchema(true),
    /** Of an invitation. Indian time. */
    interview_at: z
      .string(answerMessages.noTime)
      .refine((at) => at === '' || localTime.safeParse(at).success, answerMessages.noTime)
      .default(''),
    interview_place: optionalTextSchema('The place', maxLineLength),
    version: startVersion,
  })
  .refine(({ answer, interview_at }) => answer !== 'invite' || interview_at !== '', {
    path: ['interview_at'],
    error: answerMessages.noTime,
  })
  .refine(({ answer, interview_place }) => answer !== 'invite' || interview_place !== '', {
    path: ['interview_place'],
    error: answerMessages.noPlace,
  })

const ofHiring = { access: 'applications' } as const

export const answerCalls = {
  listAnswerTexts: {
    ...list('/admin/answer-texts', 'The texts of answers to applicants'),
    ...ofHiring,
    output: answerText,
  },
  saveAnswerText: {
    ...put('/admin/answer-texts/:id'),
    ...ofHiring,
    params: z.object({ id: z.enum(answerNames) }),
    body: answerTextInput,
  },
  prepareAnswers: {
    ...get('/admin/career/:id/answers', 'The texts of answers, and what fills them for this applicant'),
    ...ofHiring,
    params: byId,
    output: preparedAnswers,
  },
  sendAnswer: {
    ...create(
      '/admin/career/:id/answers',
      'Queue an answer as a mail, or note one that goes out by WhatsApp, with what it changes',
    ),
    ...ofHiring,
    params: byId,
    body: answerInput,
  },
} as const satisfies Record<string, Call>

export type AnswerText = z.infer<typeof answerText>
export type AnswerInput = z.infer<typeof answerInput>
export type AnswerWay = (typeof answerWays)[number]
export type PreparedAnswers = z.infer<typeof preparedAnswers>

/** The texts that the site comes with. Staff change them. */
export const answerDefaults: Record<AnswerName, { english: string; malayalam: string }> = {
  invite: {
    english: `Hello {name},

Thank you for applying to {company} for the job '{job}'. We would like to meet you.

Day: {date}
Time: {time}
Place: {place}

Please answer this message and tell us whether you can come, or call us.`,
    malayalam: `നമസ്കാരം {name},

{company} എന്ന കമ്പനിയിൽ ‘{job}’ എന്ന ജോലിക്ക് അപേക്ഷിച്ചതിനു നന്ദി. ഇന്റർവ്യൂവിനായി നിങ്ങളെ നേരിൽ കാണണമെന്നുണ്ട്.

തീയതി: {date}
സമയം: {time}
സ്ഥലം: {place}

വരാനാകുമോ എന്ന് ഈ സന്ദേശത്തിനു മറുപടിയായി അറിയിക്കൂ, അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കൂ.`,
  },
  more: {
    english: `Hello {name},

Thank you for applying to {company} for the job '{job}'. Before we decide, we would like to know a little more: please tell us which work you have done last, and from when you could start. If you have a CV or certificates, please send us photos of them.`,
    malayalam: `നമസ്കാരം {name},

{company} എന്ന കമ്പനിയിൽ ‘{job}’ എന്ന ജോലിക്ക് അപേക്ഷിച്ചതിനു നന്ദി. തീരുമാനിക്കും മുമ്പ് കുറച്ചു കാര്യങ്ങൾ കൂടി അറിയണം: അവസാനം ചെയ്ത ജോലി ഏതാണ്, എന്നു മുതൽ ജോലിക്കു വരാനാകും എന്ന് എഴുതൂ. സി.വി.യോ സർട്ടിഫിക്കറ്റോ ഉണ്ടെങ്കിൽ അതിന്റെ ഫോട്ടോ അയയ്ക്കൂ.`,
  },
  reject: {
    english: `Hello {name},

Thank you for applying to {company} for the job '{job}', and for your time. This time we have chosen somebody else. We wish you all the best, and you are welcome to apply again for another job.`,
    malayalam: `നമസ്കാരം {name},

{company} എന്ന കമ്പനിയിൽ ‘{job}’ എന്ന ജോലിക്ക് അപേക്ഷിച്ചതിനു നന്ദി. ഇത്തവണ ഞങ്ങൾ മറ്റൊരാളെയാണ് തിരഞ്ഞെടുത്തത്. നിങ്ങൾക്ക് എല്ലാ ആശംസകളും; മറ്റൊരു ഒഴിവു വരുമ്പോൾ വീണ്ടും അപേക്ഷിക്കൂ.`,
  },
}

import { calls } from '#contract/calls.ts'
import { messages } from '#contract/messages.ts'
import { answerMessages as words } from '#contract/people/answer-messages.ts'
import { recordListing, writeDiary } from '../db/diary.ts'
import { Failure, orNotFound } from '../http/failure.ts'
import type { Api } from '../http/handle.ts'
import type { Services } from '../ops/services.ts'
import { type AnswerServices, fillingFor, sendAnswer } from './answers.ts'
import { listAnswerTexts, saveAnswerText } from './store.ts'

export function answerRoutes(api: Api, services: AnswerServices & Pick<Services, 'wakeMail'>) {
  const { db, wakeMail } = services

  api.handle(calls.listAnswerTexts, async () => {
    const items = await listAnswerTexts(db)
    return { items, total: items.length }
  })

  api.handle(calls.saveAnswerText, async ({ params: { id }, body, audit }) => {
    const note = 'changed a text of the answers to applicants'
    await db.transaction().execute(async (tx) => {
      if (!(await saveAnswerText(tx, id, body))) throw new Failure('conflict', words.overtaken)
      await writeDiary(tx, audit, { kind: 'changed', subject: 'site', note })
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

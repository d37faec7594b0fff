// The answer to a public form that was sent without JavaScript: its thanks, or the form again with what was typed.
import type { FastifyReply } from 'fastify'
import { type CallName, calls } from '#contract/calls.ts'
import { pathIn } from '#contract/languages.ts'
import { publicPages } from '#contract/pages.ts'
import type { Route } from '#contract/route.ts'
import type { FormOutcome } from '../http/handle.ts'
import { languageOf } from '../http/language.ts'
import type { RenderResponse } from './render.ts'

type SendFormPage = (route: Route, reply: FastifyReply, outcome: FormOutcome) => Promise<unknown>
type FormResult = { link?: string; mailed?: boolean; cv_left_out?: boolean }
type Options = { renderPage: RenderResponse; renderJobPage: RenderResponse; sendMyDataForm: SendFormPage }

export function createFormPages({ renderPage, renderJobPage, sendMyDataForm }: Options): SendFormPage {
  return async (route, reply, outcome) => {
    if (route.path.startsWith(publicPages.myData.path)) return sendMyDataForm(route, reply, outcome)
    const { status, message: sentence, errors, result } = outcome
    const isApplication = route.path === calls.createApplication.path
    const { path } = isApplication ? publicPages.career : publicPages.contact
    const language = languageOf(reply.request)
    reply.header('Vary', 'Accept')
    if (status === 200) {
      // The private link is shown on its own page.
      const { link, mailed, cv_left_out } = result as FormResult
      const thanks = link ? new URL(link).pathname : pathIn(language, path)
      const details = [mailed && 'mailed', cv_left_out && 'without-cv'].filter(Boolean)
      return reply.redirect(`${thanks}?sent=${details.join('-') || '1'}`, 303)
    }
    const fields = textsOf(outcome.fields)
    const form: CallName = isApplication ? 'createApplication' : 'createEnquiry'
    const address = isApplication ? `${path}/${encodeURIComponent(fields.job_id ?? '')}` : path
    const render = isApplication ? renderJobPage : renderPage
    const formErrors = { form, sentence, fields, errors }
    const page = await render(reply.log, pathIn(language, address), { status, address, formErrors })
    return reply.code(page.status).headers(page.headers).send(page.body)
  }
}

export const textsOf = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, String(value)]))

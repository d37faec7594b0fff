// The answer to a public form that was sent without JavaScript: its thanks, or the form again with what was typed.
import type { Call } from '#contract/call.ts'
import { type CallName, calls } from '#contract/calls.ts'
import { pathIn } from '#contract/languages.ts'
import { type FormErrors, publicPages } from '#contract/pages.ts'
import type { FormRefusal, SendFormPage } from '../http/handle.ts'
import { languageOf } from '../http/negotiation.ts'
import type { RenderResponse } from './render.ts'

type FormResult = { link?: string; mailed?: boolean; cv_left_out?: boolean }
type Options = { renderPage: RenderResponse; renderJobPage: RenderResponse }

export function createFormPages({ renderPage, renderJobPage }: Options): SendFormPage {
  return async (call, reply, outcome) => {
    const { path } = publicPages[call.form]
    const language = languageOf(reply.request)
    reply.header('Vary', 'Accept')
    if ('result' in outcome) {
      // The private link is shown on its own page.
      const { link, mailed, cv_left_out } = outcome.result as FormResult
      const thanks = link ? new URL(link).pathname : pathIn(language, path)
      const details = [mailed && 'mailed', cv_left_out && 'without-cv'].filter(Boolean)
      return reply.redirect(`${thanks}?sent=${details.join('-') || '1'}`, 303)
    }
    const { status } = outcome
    const formErrors = formErrorsOf(call, outcome)
    const isApplication = call.form === 'career'
    const address = isApplication ? `${path}/${encodeURIComponent(formErrors.fields.job_id ?? '')}` : path
    const render = isApplication ? renderJobPage : renderPage
    const page = await render(reply.log, pathIn(language, address), { status, address, formErrors })
    return reply.code(page.status).headers(page.headers).send(page.body)
  }
}

const names = new Map<Call, string>(Object.entries(calls).map(([name, call]) => [call, name]))

export const formErrorsOf = (call: Call, { message, fields, errors }: FormRefusal): FormErrors => ({
  form: names.get(call) as CallName,
  sentence: message,
  fields: Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, String(value)])),
  errors,
})

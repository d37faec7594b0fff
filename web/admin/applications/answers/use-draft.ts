// The answer that is being written: which one, in which language, when and where, and its text.
import { useState } from 'react'
import type { Application } from '#contract/applications.ts'
import { type Language, languageIn } from '#contract/languages.ts'
import type { AnswerName, PreparedAnswers } from '#contract/people/answers.ts'
import { useUnsaved } from '../../../ui/unsaved.ts'
import { dayAndTime, fillText, refillText, type Values } from './fill.ts'

type When = { at: string; place: string | undefined }

export function useDraft(application: Application, first: AnswerName, prepared: PreparedAnswers) {
  const [answer, setAnswer] = useState<AnswerName>(first)
  const [language, setLanguage] = useState<Language>(languageIn(application.notice_language))
  const [when, setWhen] = useState<When>({
    at: application.interview_at ?? '',
    place: application.interview_place || undefined,
  })
  /** Texts that were changed here, by answer and language. */
  const [typed, setTyped] = useState<Record<string, string>>({})
  useUnsaved(Object.keys(typed).length > 0)

  const valuesIn = (one: Language, { at, place }: When): Values => ({
    ...prepared.filling[one],
    ...dayAndTime(at, one),
    place: place ?? prepared.filling[one].place,
  })
  function changeWhen(change: Partial<When>) {
    const next = { ...when, ...change }
    setWhen(next)
    setTyped((texts) =>
      Object.fromEntries(
        Object.entries(texts).map(([key, text]) => {
          const one = languageIn(key.slice(-2))
          return [key, refillText(text, valuesIn(one, when), valuesIn(one, next))]
        }),
      ),
    )
  }
  const key = `${answer} ${language}`
  const kept = prepared.texts.find(({ id }) => id === answer)
  const template = (language === 'ml' ? kept?.malayalam : kept?.english) ?? ''
  const values = valuesIn(language, when)
  return {
    ...{ answer, setAnswer, language, setLanguage },
    at: when.at,
    changeWhen,
    /** What stands for the words in braces. */
    values,
    text: typed[key] ?? fillText(template, values),
    setText: (text: string) => setTyped({ ...typed, [key]: text }),
  }
}

// The answer that is being written: which one, in which language, when and where, and its text.
import { useState } from 'react'
import type { Application } from '#contract/applications.ts'
import { dayMs } from '#contract/days.ts'
import { type Language, languageIn } from '#contract/languages.ts'
import type { AnswerBlank, AnswerName, PreparedAnswers } from '#contract/people/answers.ts'
import { interviewTime } from '#contract/people/interview.ts'
import { useUnsaved } from '../../../ui/unsaved.ts'

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

// Fills the texts of answers, each in its own language, whatever the language of the screen is.

type Values = Record<AnswerBlank, string>

/** What is not known yet stays in its braces. */
export const fillText = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (braces, name: AnswerBlank) => values[name] || braces)

/**
 * The same for a text that was changed by hand: what stood for a blank before, or its braces, gives way. The last of them, since
 * the name at the beginning may be one too.
 */
export function refillText(text: string, before: Values, after: Values) {
  const changing = (['date', 'time', 'place'] as const).filter((blank) => before[blank] !== after[blank])
  return changing.reduce((filled, blank) => {
    const braces = `{${blank}}`
    const old = before[blank] || braces
    const at = filled.lastIndexOf(old)
    return at < 0 ? filled : filled.slice(0, at) + (after[blank] || braces) + filled.slice(at + old.length)
  }, text)
}

/** Of a time in India such as 2026-12-01T10:30. */
export function dayAndTime(at: string, language: Language) {
  const moment = new Date(`${at}Z`)
  if (Number.isNaN(moment.getTime())) return { date: '', time: '' }
  const partIn = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(moment)
  const [weekday, month] = [partIn({ weekday: 'long' }), partIn({ month: 'long' })]
  const [day, year, hours] = [moment.getUTCDate(), moment.getUTCFullYear(), moment.getUTCHours()]
  if (language === 'en') return { date: `${weekday}, ${day} ${month} ${year}`, time: interviewTime(at) }
  const minutes = at.slice(14, 16)
  const time = `${hours % 12 || 12}${minutes === '00' ? '' : `.${minutes}`}`
  return { date: `${year} ${month} ${day}, ${weekday}`, time: `${partOfDay(hours)} ${time}` }
}

function partOfDay(hours: number) {
  if (hours < 12) return 'രാവിലെ'
  return hours < 14 ? 'ഉച്ചയ്ക്ക്' : hours < 16 ? 'ഉച്ചകഴിഞ്ഞ്' : 'വൈകിട്ട്'
}

// The days that an interview is usually on: tomorrow and the day after it, but for Sundays.

export type InterviewDay = { at: string; weekday: number; isTomorrow: boolean }

const sunday = 0
const weekdayOf = (day: string) => new Date(day).getUTCDay()
const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10)

/** At ten in the morning; today is such as 2026-12-01. */
export function interviewDays(today: string): InterviewDay[] {
  const first = workDayAfter(today)
  return [first, workDayAfter(first)].map((day) => ({
    at: `${day}T10:00`,
    weekday: weekdayOf(day),
    isTomorrow: day === dayAfter(today),
  }))
}

function workDayAfter(day: string) {
  const next = dayAfter(day)
  return weekdayOf(next) === sunday ? dayAfter(next) : next
}

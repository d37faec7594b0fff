// Fills the texts of answers, each in its own language, whatever the language of the screen is.
import type { Language } from '#contract/languages.ts'
import type { AnswerBlank } from '#contract/people/answers.ts'
import { interviewTime } from '#contract/people/interview.ts'

export type Values = Record<AnswerBlank, string>

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

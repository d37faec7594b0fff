// The days that an interview is usually on: tomorrow and the day after it, but for Sundays.
import { dayMs } from '#contract/days.ts'

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

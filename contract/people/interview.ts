// When an interview is, as people read it. Apart from days.ts, which every public page loads.
import { formatDay } from '../days.ts'

/** Such as 3:00 pm, of 2026-12-01T15:00. */
export function interviewTime(at: string) {
  const hours = Number(at.slice(11, 13))
  return `${hours % 12 || 12}${at.slice(13)} ${hours < 12 ? 'am' : 'pm'}`
}

/** Such as 1 December 2026, 3:00 pm. */
export const interviewMoment = (at: string) => `${formatDay(at)}, ${interviewTime(at)}`

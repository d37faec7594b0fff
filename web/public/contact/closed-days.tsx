import { closedDaysFrom } from '#contract/content/hours.ts'
import { dayInIndia, formatDay } from '#contract/days.ts'
import { useCompany } from '../../page-context.ts'
import { words } from './words.ts'

/** Days on which nobody is in the office, until they have passed. */
export function ClosedDays() {
  const days = closedDaysFrom(useCompany(), dayInIndia(new Date()))
  if (days.length === 0) return null
  return (
    <span className="mt-3 block">
      {words.closedOn}
      {days.map(({ reason, from, to }, index) => (
        <span key={index} className="block">
          {words.closedDays(formatDay(from), to && to !== from ? formatDay(to) : undefined, reason)}
        </span>
      ))}
    </span>
  )
}

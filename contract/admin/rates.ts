// Whether visitors may see the packages on a day, and what staff read where they may not.

import type { CostContent } from '../amounts/cost.ts'
import { formatDay } from '../days.ts'

type Rates = Pick<CostContent, 'months'> & { rates: Pick<CostContent['rates'], 'show' | 'since'> }

export const isCostShown = ({ rates, months }: Rates, today: string) =>
  rates.show && rates.since !== '' && rates.since <= today && today <= lastDayOf(rates.since, months)

/** A month without such a day, as after 31 August, ends with its last one. */
function lastDayOf(since: string, months: number) {
  const [year = 0, month = 0, day = 0] = since.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const last = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth)))
  return last.toISOString().slice(0, 10)
}

/** Empty while the packages are shown, or switched off. */
export function whyCostHidden(content: Rates, today: string) {
  const { rates, months } = content
  if (!rates.show || isCostShown(content, today)) return ''
  if (rates.since === '') return 'Visitors do not see what a house costs: the rates have no day.'
  if (rates.since > today)
    return `Visitors do not see what a house costs yet: its rates begin on ${formatDay(rates.since)}.`
  const limit = months === 1 ? 'a month' : `${months} months`
  return `Visitors no longer see what a house costs: its rates are of ${formatDay(rates.since)}, more than ${limit} ago.`
}

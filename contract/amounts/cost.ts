// The page about what a house costs, which the page of construction contracts shows a part of: its schema, and whether visitors
// may see the packages on a day.
import { contactBand, heading, search } from '../content/field-groups.ts'
import { type ContentOf, date, group, line, list, number, section, text } from '../content/fields.ts'
import { formatDay } from '../days.ts'

const rate = (label: string) => number(label, { min: 100, max: 100_000, hint: 'Only the number.' })

export const costSchema = group('What a house costs', {
  title: heading(),
  intro: text('Introduction', { max: 400 }),
  areaHint: line('Below the words “Built-up area”', {
    max: 160,
    neutral: true,
    hint: 'How large a house with two or three bedrooms is.',
  }),
  rates: section(
    'Packages and rates',
    {
      since: date('Day of these rates', {
        optional: 'needed to show them',
        hint: 'Visitors read it beside every range. Change it when you have gone through the rates again.',
      }),
      packages: list(
        'Packages',
        group('Package', {
          name: line('Name', { max: 40 }),
          from: rate('From, in rupees for each square foot'),
          to: rate('To, in rupees for each square foot'),
          included: text('What is in it', { max: 500 }),
          excluded: text('What is not in it', { max: 500 }),
        }),
        { min: 1, max: 6, itemLabel: 'Package' },
      ),
      note: text('Below the range', { max: 300, optional: true }),
    },
    {
      promise: true,
      hint: 'The page, and all links to it, are there only while this is switched on and the rates are not too old.',
    },
  ),
  months: number('Months for which rates stand', {
    min: 1,
    max: 36,
    neutral: true,
    ownerOnly: true,
    hint: 'So long after their day visitors no longer see the rates, and the dashboard says so.',
  }),
  contact: contactBand(),
  search: search(),
})

export type CostContent = ContentOf<typeof costSchema>
export type Package = CostContent['rates']['packages'][number]

/** The home page leads to the packages while visitors may see them. */
export type WithCostLink<Home> = Home & { hasCost?: true }
/** The page of construction contracts has the packages themselves. */
export type WithCost<Service> = Service & { cost?: CostContent }

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

// Takes the place of days.ts on Malayalam pages. The server formats in English with the one, in Malayalam with the other.
import { type formatDay as english, momentWith } from './days.ts'

export * from './days.ts'

const months = 'ജനുവരി ഫെബ്രുവരി മാർച്ച് ഏപ്രിൽ മേയ് ജൂൺ ജൂലൈ ഓഗസ്റ്റ് സെപ്റ്റംബർ ഒക്ടോബർ നവംബർ ഡിസംബർ'.split(' ')

/** Such as 2026 ഡിസംബർ 31, of 2026-12-31. */
export const formatDay: typeof english = (day) => {
  const [year, month, date] = day.slice(0, 10).split('-').map(Number)
  return `${year} ${months[Number(month) - 1]} ${date}`
}

/** Such as 2026 ഡിസംബർ, of 2026-12-31. */
export const formatMonth = (day: string) => formatDay(day).replace(/ \d+$/, '')

/** Such as 2026 ഡിസംബർ 31, 5:45 pm. */
export const formatMoment = (moment: Date) => momentWith(formatDay, moment)

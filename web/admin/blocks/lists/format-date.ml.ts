import { dayInIndia, formatDay, formatMoment } from '#contract/days.ts'
import { dateColumn as column, type formatDate as english } from './format-date.ts'

const ofValid =
  (format: (value: string) => string): typeof english =>
  (value) =>
    Number.isNaN(Date.parse(value)) ? '' : format(value)

export const formatDayOf = ofValid((value) => formatDay(dayInIndia(new Date(value))))
export const formatDateTime = ofValid((value) => formatMoment(new Date(value)))
export const formatDate = ofValid(formatDay)

const shortMonths = 'ജനു ഫെബ്രു മാർച്ച് ഏപ്രി മേയ് ജൂൺ ജൂലൈ ഓഗ സെപ്റ്റം ഒക്ടോ നവം ഡിസം'.split(' ')
const shortDay = (day: string) => {
  const [year, month, date] = day.slice(0, 10).split('-').map(Number)
  return `${year} ${shortMonths[Number(month) - 1]} ${date}`
}
export const formatShortDate = ofValid(shortDay)
const shortDayOf = ofValid((value) => shortDay(dayInIndia(new Date(value))))

export const dateColumn: typeof column = (key, label, format = shortDayOf) => column(key, label, format)

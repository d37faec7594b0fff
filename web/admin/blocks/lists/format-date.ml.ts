import { dayInIndia, formatDay, formatMoment } from '#contract/days.ml.ts'
import { dateColumn as column, type formatDate as english } from './format-date.ts'

const ofValid =
  (format: (value: string) => string): typeof english =>
  (value) =>
    Number.isNaN(Date.parse(value)) ? '' : format(value)

export const formatDayOf = ofValid((value) => formatDay(dayInIndia(new Date(value))))
export const formatDateTime = ofValid((value) => formatMoment(new Date(value)))
export const formatDate = ofValid(formatDay)

export const dateColumn: typeof column = (key, label, format = formatDayOf) => column(key, label, format)

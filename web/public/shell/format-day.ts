const longDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

/** Such as "31 December 2026", of 2026-12-31. */
export const formatDay = (day: string) => longDate.format(new Date(day))

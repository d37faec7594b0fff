const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** Such as "31 December 2026", of 2026-12-31. The first use of Intl would block a phone for some 30 ms. */
export function formatDay(day: string) {
  const [year, month, date] = day.slice(0, 10).split('-').map(Number)
  return `${date} ${months[Number(month) - 1]} ${year}`
}

// Takes the place of hours.ts on Malayalam pages.
import type * as english from './hours.ts'

export * from './hours.ts'

const names = {
  Mo: 'തിങ്കൾ',
  Tu: 'ചൊവ്വ',
  We: 'ബുധൻ',
  Th: 'വ്യാഴം',
  Fr: 'വെള്ളി',
  Sa: 'ശനി',
  Su: 'ഞായർ',
}

/** Such as "തിങ്കൾ–ശനി". */
export const daysOf: typeof english.daysOf = ({ from, to }) =>
  from === to ? names[from] : `${names[from]}–${names[to]}`

/** Such as "രാവിലെ 9 മുതൽ വൈകിട്ട് 6 വരെ". */
export const timesOf: typeof english.timesOf = ({ open, opens, closes }) =>
  open ? `${sayTime(opens)} മുതൽ ${sayTime(closes)} വരെ` : 'അവധി'

/** The hour at which each part of the day ends. */
const partsOfDay: [number, string][] = [
  [4, 'രാത്രി'],
  [6, 'പുലർച്ചെ'],
  [12, 'രാവിലെ'],
  [14, 'ഉച്ചയ്ക്ക്'],
  [16, 'ഉച്ചകഴിഞ്ഞ്'],
  [20, 'വൈകിട്ട്'],
  [25, 'രാത്രി'],
]

/** Such as "വൈകിട്ട് 5.30" for 17:30, kept on one line. */
function sayTime(time: string) {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const part = partsOfDay.find(([end]) => hour < end)?.[1]
  return `${part}\u00a0${hour % 12 || 12}${minute ? `.${String(minute).padStart(2, '0')}` : ''}`
}

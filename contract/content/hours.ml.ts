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

/** Such as "തിങ്കൾ മുതൽ ശനി വരെ". */
export const daysOf: typeof english.daysOf = ({ from, to }) =>
  from === to ? names[from] : `${names[from]} മുതൽ ${names[to]} വരെ`

/** Such as "09:00 മുതൽ 18:00 വരെ". */
export const timesOf: typeof english.timesOf = ({ open, opens, closes }) =>
  open ? `${opens} മുതൽ ${closes} വരെ` : 'അവധി'

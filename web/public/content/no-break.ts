/** Longer words after a number may be wider than a narrow column together with it. */
const gaps = /(?<=\d[+%]?) (?=\d|[\p{L}\p{M}]{1,12}(?![\p{L}\p{M}]))|(?<=\bsq) (?=ft)|(?<=ചതുരശ്ര) (?=അടി)/gu

/** With no-break spaces: a phone number stays in one line, and a number with its unit. */
export const noBreak = (text: string) => text.replace(gaps, '\u00a0')

// What somebody has typed, in a mail to somebody else. Mail programs make links of plain text, so a stranger's text could
// put a link into a mail from the company; they all end a link at a space.

/** Where a link would go on: only digits may follow a dot, as in 2.5, and only one dot, unlike in an IP address. */
const insideLinks = new RegExp(
  [
    '[dots](?=[^ \\n\\d.])',
    '(?<!\\d)[dots](?=\\d)',
    '(?<=\\d[dots]\\d+)[dots](?=\\d)',
    '(?<=\\p{L}):(?=[^ \\n])',
    ':(?=[/\\\\])',
    '[@\\\\](?=[^ \\n])',
  ]
    .join('|')
    // All that browsers read as a dot.
    .replaceAll('dots', '.\\u2024\\u3002\\ufe52\\uff0e\\uff61'),
  'gu',
)

/** With a space in whatever would become a link: evil. com */
export const unlinked = (text: string) => text.replace(insideLinks, '$& ')

const ordinaryAddress = /^(?!.*www\.)[\w+-]+(?:\.[\w+-]+)*@[\w-]+(?:\.[\w-]+)+$/i

/** What an owner goes by: an ordinary address stays whole, of which a mail program makes at most a new mail. */
export const ownerInMail = (text: string) => (ordinaryAddress.test(text) ? text : unlinked(text))

/** A stranger's address, which nobody should reach by a tap: asha (at) example (dot) com */
export const addressInMail = (text: string) =>
  unlinked(text.replaceAll('@', ' (at) ').replace(/(?<=\S)\.(?=\S)/g, ' (dot) '))

/** With all its texts unlinked, also those of records in it. */
export const unlinkedRecord = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, unlinkedValue(value)])) as T

function unlinkedValue(value: unknown) {
  if (typeof value === 'string') return unlinked(value)
  return typeof value === 'object' && value !== null ? unlinkedRecord(value) : value
}

const word = /^(?:[\p{L}\p{M}'’-]|\u200c|\u200d){1,30}$/u
/** Such as K. or Dr. */
const initial = /^(?:[\p{L}\p{M}]|\u200c|\u200d){1,3}\.$/u
const maxWords = 5

/** For a mail to the address that was typed beside it, which may be a stranger's; empty when it does not look like a name. */
export function nameInMail(typed: string) {
  const words = unlinked(typed).split(' ').filter(Boolean)
  const isName = words.length <= maxWords && words.every((one) => word.test(one) || initial.test(one))
  return isName ? words.join(' ') : ''
}

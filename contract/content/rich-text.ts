// Parses the notations of longer texts: paragraphs, lists and links, and nothing else.
export type Inline = string | { label: string; href: string }
export type Block = { kind: 'paragraph'; text: Inline[] } | { kind: 'list'; items: Inline[][] }

const dash = /^\s*- +/
const anyBullet = /^\s*[-–•*][^\S\n]+/
/** No brackets in the label: nested ones would make the pattern slow. */
export const link = /\[([^[\]\n]+)\]\(([^)\n]+)\)/g
/**
 * A path or anchor of the site, http, https, mailto or tel: never a script. Browsers read a backslash as a slash, and skip
 * tabs.
 */
const allowedLink = /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@[^\s@]|tel:\+?\d|\/(?![/\\\t])|#)/i

/** The texts of pages. A link that is not allowed stays plain text. */
export const parseRich = (text: string) => parseBlocks(text, dash, parseInline)

/** The descriptions of records: lists with any usual bullet, and no links. */
export const parsePlain = (text: string) => parseBlocks(text.trim(), anyBullet, (line) => [line])

function parseBlocks(text: string, bullet: RegExp, parseLine: (line: string) => Inline[]) {
  return splitBlocks(text, bullet).map(
    (lines): Block =>
      bullet.test(lines[0] ?? '')
        ? { kind: 'list', items: lines.map((line) => parseLine(line.replace(bullet, ''))) }
        : { kind: 'paragraph', text: parseLine(lines.join('\n')) },
  )
}

export function parseInline(text: string): Inline[] {
  const parts: Inline[] = []
  let end = 0
  for (const match of text.matchAll(link)) {
    const [whole, label = '', written = ''] = match
    const href = hrefOf(written)
    if (!allowedLink.test(href)) continue
    if (match.index > end) parts.push(text.slice(end, match.index))
    parts.push({ label, href })
    end = match.index + whole.length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}

function hrefOf(written: string) {
  const href = written.trim()
  return /^tel:/i.test(href) ? `tel:${href.slice('tel:'.length).replace(/[^+\d]/g, '')}` : href
}

/** The lines of each paragraph or list. An empty line ends a block; so does the beginning or the end of a list. */
function splitBlocks(text: string, bullet: RegExp) {
  const blocks: string[][] = []
  let isOpen = false
  for (const line of text.split('\n')) {
    const block = blocks.at(-1)
    const isSameKind = block && bullet.test(line) === bullet.test(block[0] ?? '')
    if (line.trim() === '') isOpen = false
    else if (isOpen && isSameKind) block.push(line)
    else {
      blocks.push([line])
      isOpen = true
    }
  }
  return blocks
}

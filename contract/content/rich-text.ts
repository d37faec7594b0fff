// Parses the notation of longer texts: paragraphs, lists and links, and nothing else.
export type Inline = string | { label: string; href: string }
export type Block = { kind: 'paragraph'; text: Inline[] } | { kind: 'list'; items: Inline[][] }

const dash = /^\s*- +/
/** No brackets in the label: nested ones would make the pattern slow. */
export const link = /\[([^[\]\n]+)\]\(([^)\n]+)\)/g
/** Browsers read a backslash as a slash, and skip tabs. */
const allowedLink = /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@[^\s@]|tel:\+?\d|\/(?![/\\\t])|#)/i

/** A path or anchor of the site, http, https, mailto or tel: never a script. */
export const isLink = (href: string) => allowedLink.test(href)

/** A link that is not allowed stays plain text. */
export function parseRich(text: string): Block[] {
  return splitBlocks(text, dash).map((lines) =>
    dash.test(lines[0] ?? '')
      ? { kind: 'list', items: lines.map((line) => parseInline(line.replace(dash, ''))) }
      : { kind: 'paragraph', text: parseInline(lines.join('\n')) },
  )
}

export function parseInline(text: string): Inline[] {
  const parts: Inline[] = []
  let end = 0
  for (const match of text.matchAll(link)) {
    const [whole, label = '', written = ''] = match
    const href = hrefOf(written)
    if (!isLink(href)) continue
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
export function splitBlocks(text: string, bullet: RegExp) {
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

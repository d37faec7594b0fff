// For tests only: what is in the HTML of a page, found by selectors. Their values stand in quotation marks and have no spaces.
import { Config, HtmlElement, Parser, TextNode } from 'html-validate'

const config = await Config.defaultConfig().resolve()

export function parseDocument(html: string) {
  const root = new Parser(config).parseHtml(html)
  const all = (selector: string) => root.querySelectorAll(selector)
  /** Of the links whose text has these words, in the main part or another one. */
  const hrefsOf = (words: string, place = 'main') =>
    all(`${place} a`)
      .filter((link) => textOf(link).includes(words))
      .map((link) => attributeOf(link, 'href'))
  return {
    all,
    hrefsOf,
    hrefOf: (words: string) => hrefsOf(words)[0],
    texts: (selector: string) => all(selector).map(textOf),
    /** The links whose address begins so, within an element or all. */
    links: (start: string, within?: HtmlElement) =>
      (within ?? root).querySelectorAll('a').filter((link) => attributeOf(link, 'href').startsWith(start)),
    labelled: (tag: string, label: string) =>
      all(tag).find((element) => attributeOf(element, 'aria-label') === label),
  }
}

/** What a reader sees of it, with single spaces. */
export const textOf = (element: HtmlElement) =>
  [...textsIn(element)]
    .map(([text]) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

export const attributeOf = (element: HtmlElement, name: string) =>
  decode(element.getAttributeValue(name) ?? '')

/** Each text within an element, and the element it stands in. */
export function* textsIn(element: HtmlElement): Generator<[text: string, parent: HtmlElement]> {
  for (const node of element.childNodes) {
    if (node instanceof TextNode) yield [decode(node.textContent), element]
    else if (node instanceof HtmlElement && !node.is('script')) yield* textsIn(node)
  }
}

/** React escapes no other characters. */
const escaped: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
}
const decode = (text: string) => text.replace(/&(?:lt|gt|quot|amp|#x27);/g, (one) => escaped[one] ?? one)

/** Where the page shows a text of one of its parts; without it, where it shows the part. */
export function findPlace(root: Element, own: string, ofPart: readonly string[]) {
  // A long text is there once.
  const lines = ofPart.flatMap(linesOf).sort((one, other) => other.length - one.length)
  const part = firstPlace(root, lines)
  return firstPlace(part?.closest('section') ?? root, linesOf(own)) ?? part
}

const fewestLetters = 3

/** As the page shows them, without the signs of rich text. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => plain(line.replace(/^- /, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')))
    .filter((line) => line.length >= fewestLetters)

function firstPlace(root: Element, lines: readonly string[]) {
  for (const line of lines) {
    const found = placeOf(root, line)
    if (found) return found
  }
  return undefined
}

/** The innermost element with the text, or the picture that it describes. */
function placeOf(root: Element, text: string) {
  let found: Element | undefined
  for (let next = childWith(root, text); next; next = childWith(next, text)) found = next
  return found ?? [...root.querySelectorAll('img')].find(({ alt }) => plain(alt) === text)
}

const childWith = (element: Element, text: string) =>
  [...element.children].find((child) => child.checkVisibility() && plain(child.textContent).includes(text))

const plain = (text: string | null) => (text ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()

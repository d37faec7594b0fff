/** The start of a text that is too long, cut at a word. */
export function truncate(text: string, maxLength: number) {
  if (text.length <= maxLength) return text
  const start = text.slice(0, maxLength)
  return `${start.slice(0, start.lastIndexOf(' '))}…`
}

type Block = { isList: boolean; lines: string[] }
const bullet = /^\s*[-–•*]\s+/

/** A text that staff typed: empty lines separate paragraphs, lines that start with a dash or dot are a list. */
export function FormattedText({ text }: { text: string }) {
  const blocks = text
    .trim()
    .split(/\n\s*\n/)
    .flatMap(splitBlocks)
  return blocks.map(({ isList, lines }, index) => {
    const key = `${index}`
    if (!isList)
      return (
        <p key={key} className="whitespace-pre-line">
          {lines.join('\n')}
        </p>
      )
    return (
      <ul key={key}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )
  })
}

function splitBlocks(paragraph: string) {
  const blocks: Block[] = []
  for (const line of paragraph.split('\n')) {
    const isList = bullet.test(line)
    const last = blocks.at(-1)
    const text = line.replace(bullet, '')
    if (last?.isList === isList) last.lines.push(text)
    else blocks.push({ isList, lines: [text] })
  }
  return blocks
}

/** What staff typed: an empty line begins a paragraph, lines that start with a dash or dot are a list. */
export function WrittenText({ text }: { text: string }) {
  return text
    .trim()
    .split(/\n\s*\n/)
    .flatMap(blocksOf)
    .map(({ list, lines }, index) => {
      // The text as a whole is replaced when it changes, so its parts need no other name than their place.
      const key = `${index}`
      if (!list)
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

type Block = { list: boolean; lines: string[] }
const bullet = /^\s*[-–•*]\s+/

function blocksOf(paragraph: string) {
  const blocks: Block[] = []
  for (const line of paragraph.split('\n')) {
    const list = bullet.test(line)
    const last = blocks.at(-1)
    const words = line.replace(bullet, '')
    if (last && last.list === list) last.lines.push(words)
    else blocks.push({ list, lines: [words] })
  }
  return blocks
}

import { langOf } from './lang.ts'

/** The start of a text that is too long, cut at a word. */
export function truncate(text: string, maxLength: number) {
  if (text.length <= maxLength) return text
  const start = text.slice(0, maxLength)
  return `${start.slice(0, start.lastIndexOf(' '))}…`
}

const bullet = /^\s*[-–•*][^\S\n]+/

/** A text that staff typed: empty lines separate paragraphs, lines that start with a dash or dot are a list. */
export function FormattedText({ text, className }: { text: string; className: string }) {
  return (
    <div lang={langOf(text)} className={`prose ${className}`}>
      {splitBlocks(text).map((block, index) =>
        bullet.test(block) ? (
          <List key={index} of={block} />
        ) : (
          <p key={index} className="whitespace-pre-line">
            {block}
          </p>
        ),
      )}
    </div>
  )
}

function List({ of }: { of: string }) {
  return (
    <ul>
      {of.split('\n').map((line) => (
        <li key={line}>{line.replace(bullet, '')}</li>
      ))}
    </ul>
  )
}

/** A list needs no empty line before or after it. */
function splitBlocks(text: string) {
  const lines = text.trim().split('\n')
  const isBullet = (index: number) => bullet.test(lines[index] ?? '')
  const spaced = lines.map((line, at) => (at > 0 && isBullet(at) !== isBullet(at - 1) ? `\n${line}` : line))
  return spaced.join('\n').split(/\n\s*\n/)
}

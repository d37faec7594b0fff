import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Block, type Inline, parseInline, parseRich, splitBlocks } from '#contract/content/rich-text.ts'
import { langOf } from './lang.ts'

type InlineTextProps = { text: string; linkClassName?: string }
type RichTextProps = InlineTextProps & { className: string; children?: ReactNode }

/** Paragraphs, lists and links of a longer text, and what follows them. */
export function RichText({ text, linkClassName, className, children }: RichTextProps) {
  return (
    <div lang={langOf(text)} className={className}>
      {parseRich(text).map((block, index) => (
        <RichBlock key={index} block={block} linkClassName={linkClassName} />
      ))}
      {children}
    </div>
  )
}

function RichBlock({ block, linkClassName }: { block: Block; linkClassName?: string }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        <Words of={block.text} linkClassName={linkClassName} />
      </p>
    )
  return (
    <ul>
      {block.items.map((item, index) => (
        <li key={index}>
          <Words of={item} linkClassName={linkClassName} />
        </li>
      ))}
    </ul>
  )
}

/** A text with links that stands within a paragraph. */
export const InlineText = ({ text, linkClassName }: InlineTextProps) => (
  <Words of={parseInline(text)} linkClassName={linkClassName} />
)

function Words({ of, linkClassName }: { of: Inline[]; linkClassName?: string }) {
  return of.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Link key={index} to={part.href} className={linkClassName}>
        {part.label}
      </Link>
    ),
  )
}

const bullet = /^\s*[-–•*][^\S\n]+/

/** A text of a record: empty lines separate paragraphs, lines that start with a dash or dot are a list; no links. */
export function FormattedText({ text, className }: { text: string; className: string }) {
  return (
    <div lang={langOf(text)} className={`prose ${className}`}>
      {splitBlocks(text.trim(), bullet).map((lines, index) =>
        bullet.test(lines[0] ?? '') ? (
          <ul key={index}>
            {lines.map((line) => (
              <li key={line}>{line.replace(bullet, '')}</li>
            ))}
          </ul>
        ) : (
          <p key={index} className="whitespace-pre-line">
            {lines.join('\n')}
          </p>
        ),
      )}
    </div>
  )
}

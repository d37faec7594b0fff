import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Inline, parseInline, parsePlain, parseRich } from '#contract/content/rich-text.ts'
import { langOf } from './lang.ts'
import { noBreak } from './no-break.ts'

type InlineTextProps = { text: string; linkClassName?: string }
type RichTextProps = InlineTextProps & { className: string; parse?: typeof parseRich; children?: ReactNode }

/** Paragraphs, lists and links of a longer text, and what follows them. */
export function RichText({ text, linkClassName, className, parse = parseRich, children }: RichTextProps) {
  const inline = (parts: Inline[]) => <Words parts={parts} linkClassName={linkClassName} />
  return (
    <div lang={langOf(text)} className={className}>
      {parse(text).map((block, index) =>
        block.kind === 'paragraph' ? (
          <p key={index}>{inline(block.text)}</p>
        ) : (
          <ul key={index}>
            {block.items.map((item, at) => (
              <li key={at}>{inline(item)}</li>
            ))}
          </ul>
        ),
      )}
      {children}
    </div>
  )
}

/** The description of a record. On paper a longer one is smaller: `long-3` has more than 3 * 1,024 characters. */
export const FormattedText = ({ text, className }: { text: string; className: string }) => (
  <RichText text={text} parse={parsePlain} className={`prose long-${text.length >> 10} ${className}`} />
)

/** A text with links that stands within a paragraph. */
export const InlineText = ({ text, linkClassName }: InlineTextProps) => (
  <Words parts={parseInline(text)} linkClassName={linkClassName} />
)

function Words({ parts, linkClassName }: { parts: Inline[]; linkClassName?: string }) {
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      noBreak(part)
    ) : (
      <Link key={index} to={part.href} className={linkClassName}>
        {noBreak(part.label)}
      </Link>
    ),
  )
}

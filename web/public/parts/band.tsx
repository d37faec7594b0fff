import type { ReactNode } from 'react'
import { Text } from '../content/text.tsx'

const tones = { sand: 'bg-sand', leaf: 'bg-leaf text-plaster', laterite: 'bg-laterite text-white' }

type BandProps = { tone?: keyof typeof tones; className?: string; children: ReactNode }

/** A section of a page; with a tone its background runs across the whole screen. */
export function Band({ tone, className = 'py-section', children }: BandProps) {
  if (!tone) return <section className={`wrap ${className}`}>{children}</section>
  return (
    <section className={tones[tone]}>
      <div className={`wrap ${className}`}>{children}</div>
    </section>
  )
}

/** A heading at the left, what belongs to it at the right; below each other on small screens. */
export const twoColumns = 'grid gap-x-[6vw] lg:grid-cols-[2fr_3fr]'

type TermGridProps = { terms: readonly { name: string; text: string }[]; className: string }

/** Names with a line above and a text below each. */
export function TermGrid({ terms, className }: TermGridProps) {
  return (
    <dl className={`grid gap-x-[4vw] sm:grid-cols-2 ${className}`}>
      {terms.map(({ name, text }, index) => (
        <div key={index} className="border-t border-brass pt-4">
          <Text.dt className="text-xl font-semibold">{name}</Text.dt>
          <Text.dd className="mt-2 text-stone">{text}</Text.dd>
        </div>
      ))}
    </dl>
  )
}

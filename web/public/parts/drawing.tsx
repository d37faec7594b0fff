import { type Drawing as DrawingBoxes, type DrawingName, drawings } from '#contract/houses/drawings.ts'
import { language } from '../../language/language.ts'
import { Text } from '../content/text.tsx'
import { words } from './drawing-words.ts'

type DrawingProps = {
  drawing: { name: DrawingName | 'none'; caption: string }
  className?: string
}

/**
 * A line drawing in the colour of the text around it, shown whole. Where it is too narrow for its words to be read,
 * they are left out and the drawing fills the width.
 */
export function Drawing({ drawing: { name, caption }, className = '' }: DrawingProps) {
  if (name === 'none') return null
  const { inner, outer = inner }: DrawingBoxes = drawings[name]
  const file = `/drawings/${name}${language === 'en' ? '' : `.${language}`}.svg#drawing`
  return (
    <figure className={`drawing ${className}`}>
      <svg viewBox={outer.join(' ')} role="img" aria-label={words[name]} className="drawing-large">
        <use href={file} />
      </svg>
      <svg viewBox={inner.join(' ')} role="img" aria-label={words[name]} className="drawing-small">
        <use href={file} />
      </svg>
      {caption ? <Text.figcaption className="mt-3 text-sm opacity-80">{caption}</Text.figcaption> : null}
    </figure>
  )
}

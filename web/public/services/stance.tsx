import { RichText } from '../content/rich-text.tsx'
import { Text } from '../content/text.tsx'
import { Band, twoColumns } from '../parts/band.tsx'
import { Drawing } from '../parts/drawing.tsx'
import { besideDrawing } from './beside-drawing.tsx'
import { type PartProps, partSpace } from './part.ts'

export function Stance({ content: { show, title, text, drawing }, tone }: PartProps<'stance'>) {
  if (!show) return null
  const heading = <Text.h2>{title}</Text.h2>
  if (drawing.name === 'none')
    return (
      <Band tone={tone} className={`${partSpace} ${twoColumns} gap-y-4`}>
        {heading}
        <RichText text={text} className="prose" />
      </Band>
    )
  return (
    <Band tone={tone} className={`${partSpace} ${besideDrawing} items-center`}>
      <div>
        {heading}
        <RichText text={text} className="prose mt-4 text-sm" />
      </div>
      <Drawing drawing={drawing} />
    </Band>
  )
}

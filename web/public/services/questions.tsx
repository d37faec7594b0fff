import { Text } from '../content/text.tsx'
import { Band, twoColumns } from '../parts/band.tsx'
import { Fold } from './fold.tsx'
import { type PartProps, partSpace } from './part.ts'

export function Questions({ content: { show, title, items }, tone }: PartProps<'questions'>) {
  if (!show) return null
  return (
    <Band tone={tone} className={`${twoColumns} ${partSpace} gap-y-4`}>
      <Text.h2>{title}</Text.h2>
      <div className="border-t border-line">
        {items.map(({ question, answer }, index) => (
          <Fold key={index} title={question} text={answer} />
        ))}
      </div>
    </Band>
  )
}

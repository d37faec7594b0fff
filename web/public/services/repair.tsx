import type { ServiceContent } from '#contract/content/service.ts'
import { Picture } from '../../ui/picture.tsx'
import { Text } from '../content/text.tsx'
import type { PartProps } from './part.ts'

type RepairProps = PartProps<'repair'> & { priority?: boolean }

/** Two pictures of one place, side by side also on phones, below each other with enlarged letters. */
export function Repair({ content: { show, before, after }, priority }: RepairProps) {
  if (!show) return null
  return (
    <div className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-3 gap-y-6 pb-8 md:gap-x-6 lg:pb-16">
      {[before, after].map((one, index) => (
        <Captioned key={index} {...one} priority={priority} />
      ))}
    </div>
  )
}

type CaptionedProps = ServiceContent['repair']['before'] & { priority?: boolean }

function Captioned({ picture, label, text, priority }: CaptionedProps) {
  return (
    <figure>
      {picture ? (
        <Picture
          {...picture}
          // Upright on phones, where most pictures lose their sides; the file after the next one would be too heavy.
          sizes="(min-width: 768px) 46vw, 67vw"
          priority={priority}
          className="aspect-4/5 md:aspect-3/2"
        />
      ) : null}
      <figcaption className="mt-3 text-sm">
        <Text.p className="label">{label}</Text.p>
        <Text.p className="mt-1 max-w-measure text-stone">{text}</Text.p>
      </figcaption>
    </figure>
  )
}

import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../content/lang.ts'
import { Text } from '../content/text.tsx'

/** A row that opens. */
export function Fold({ title, text }: { title: string; text: string }) {
  return (
    <details className="group border-b border-line">
      <summary
        lang={langOf(title)}
        className="flex min-h-11 list-none items-start justify-between gap-6 py-2.5 font-semibold hover:text-laterite [&::-webkit-details-marker]:hidden"
      >
        {title}
        <Icon name="chevron" className="mt-1 size-5 text-laterite transition group-open:rotate-180" />
      </summary>
      <Text.p className="max-w-measure pb-6 text-stone">{text}</Text.p>
    </details>
  )
}

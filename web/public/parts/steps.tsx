import { Text } from '../content/text.tsx'

type Step = { title: string; when: string; text: string }

/** Numbered steps on a vertical line. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol>
      {steps.map(({ title, when, text }, index) => (
        <li key={index} className="group relative pb-10 pl-16 last:pb-0 lg:pb-14 lg:pl-24">
          <span
            aria-hidden="true"
            className="absolute top-6 bottom-0 left-5 w-px bg-brass group-last:hidden lg:left-7"
          />
          <span
            aria-hidden="true"
            className="absolute top-0 left-0 grid size-10 place-items-center rounded-full border border-brass bg-plaster font-serif text-xl text-teak lg:size-14 lg:text-2xl"
          >
            {index + 1}
          </span>
          <Text.p className="label pt-2 lg:pt-4">{when}</Text.p>
          <Text.h3 className="mt-1">{title}</Text.h3>
          <Text.p className="mt-2 max-w-measure text-stone">{text}</Text.p>
        </li>
      ))}
    </ol>
  )
}

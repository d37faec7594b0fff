import type { ReactNode } from 'react'
import { messages } from '#contract/messages.ts'
import { useAsk } from '../confirm.tsx'
import { words } from '../words.ts'
import { type Edit, saveOrAsk } from './save-or-ask.ts'

type Difference = readonly [label: string, mine: ReactNode, theirs: ReactNode]

type ComparedEdit<Stored> = Edit<Stored> & { compare: (theirs: Stored) => Difference[] }

/** Saves an edit; a newer version of somebody else is shown beside it. Resolves to false if it was not saved. */
export function useConflict() {
  const ask = useAsk()
  return <Stored,>({ compare, ...edit }: ComparedEdit<Stored>) =>
    saveOrAsk(edit, (theirs) =>
      ask({
        question: messages.errors.conflict,
        detail: <BothVersions differences={compare(theirs)} />,
        size: 'medium',
        choices: [
          { label: words.saveMine, value: 'mine', variant: 'primary' },
          { label: words.loadTheirs, value: 'theirs', variant: 'secondary' },
        ],
      }),
    )
}

function BothVersions({ differences }: { differences: Difference[] }) {
  return (
    <>
      <p className="mb-5 text-stone">{words.whichVersion}</p>
      {differences
        .filter(([, mine, theirs]) => mine !== theirs)
        .map(([label, mine, theirs]) => (
          <dl key={label} className="mb-5 grid gap-x-6 gap-y-3 border-t border-line pt-4 sm:grid-cols-2">
            {Object.entries({ [words.yours(label)]: mine, [words.theirs(label)]: theirs }).map(
              ([whose, text]) => (
                <div key={whose}>
                  <dt className="text-sm font-semibold">{whose}</dt>
                  <dd className={typeof text === 'string' ? 'whitespace-pre-wrap wrap-anywhere' : undefined}>
                    {text || words.empty}
                  </dd>
                </div>
              ),
            )}
          </dl>
        ))}
    </>
  )
}

import type { ReactNode } from 'react'
import { messages } from '#contract/messages.ts'
import { CallError } from '../../api.ts'
import { useAsk } from '../shell/confirm.tsx'

type Difference = readonly [label: string, mine: ReactNode, theirs: ReactNode]

type Edit<Stored> = {
  /** Sends the edit; with `over`, the newer record, as a change of that one. */
  send: (over?: Stored) => Promise<unknown>
  /** The record as it is on the server now. */
  load: () => Promise<Stored>
  compare: (theirs: Stored) => Difference[]
  /** Puts the newer record into the form. */
  take: (theirs: Stored) => void
}

/** Saves an edit; when somebody else has saved a newer version (409), asks which one to keep. False if not saved. */
export function useConflict() {
  const ask = useAsk()
  return async <Stored,>({ send, load, compare, take }: Edit<Stored>) => {
    try {
      await send()
      return true
    } catch (error) {
      if (!(error instanceof CallError && error.status === 409)) throw error
    }
    const theirs = await load()
    const choice = await ask({
      question: messages.errors.conflict,
      detail: <BothVersions differences={compare(theirs)} />,
      size: 'medium',
      choices: [
        { label: 'Save mine', value: 'mine', variant: 'primary' },
        { label: 'Load theirs', value: 'theirs', variant: 'secondary' },
      ],
    })
    if (choice === 'mine') await send(theirs)
    if (choice === 'theirs') take(theirs)
    return choice === 'mine'
  }
}

function BothVersions({ differences }: { differences: Difference[] }) {
  return (
    <>
      <p className="mb-5 text-stone">Which version do you want to keep?</p>
      {differences
        .filter(([, mine, theirs]) => mine !== theirs)
        .map(([label, mine, theirs]) => (
          <dl key={label} className="mb-5 grid gap-x-6 gap-y-3 border-t border-line pt-4 sm:grid-cols-2">
            {Object.entries({ yours: mine, theirs }).map(([whose, text]) => (
              <div key={whose}>
                <dt className="text-sm font-semibold">{`${label}: ${whose}`}</dt>
                <dd className={typeof text === 'string' ? 'whitespace-pre-wrap wrap-anywhere' : undefined}>
                  {text || '(empty)'}
                </dd>
              </div>
            ))}
          </dl>
        ))}
    </>
  )
}

import { type ReactNode, useState } from 'react'
import { messages } from '#contract/messages.ts'
import { CallError } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type Choice = 'mine' | 'theirs' | undefined
export type Difference = readonly [label: string, mine: ReactNode, theirs: ReactNode]
type Asked = { differences: Difference[]; answer: (choice: Choice) => void }

type Edit<Stored> = {
  /** Sends the edit; with `over`, the newer record, it is sent without its version and so replaces that one. */
  send: (over?: Stored) => Promise<unknown>
  /** The record as it is on the server now. */
  load: () => Promise<Stored>
  compare: (theirs: Stored) => Difference[]
  /** Puts the newer record into the form. */
  take: (theirs: Stored) => void
}

/**
 * Saves an edit without silently overwriting somebody else's: the newer version on the server (409) leads to a choice.
 * `save` is true when the edit was saved; the screen renders `dialog`.
 */
export function useConflict() {
  const [asked, setAsked] = useState<Asked>()

  function ask(differences: Difference[]) {
    return new Promise<Choice>((resolve) => {
      const answer = (choice: Choice) => {
        setAsked(undefined)
        resolve(choice)
      }
      setAsked({ differences: differences.filter(([, mine, theirs]) => mine !== theirs), answer })
    })
  }

  async function save<Stored>({ send, load, compare, take }: Edit<Stored>) {
    try {
      await send()
      return true
    } catch (error) {
      if (!(error instanceof CallError && error.status === 409)) throw error
    }
    const theirs = await load()
    const choice = await ask(compare(theirs))
    if (choice === 'mine') await send(theirs)
    if (choice === 'theirs') take(theirs)
    return choice === 'mine'
  }

  const dialog = (
    <Dialog
      open={asked !== undefined}
      onClose={() => asked?.answer(undefined)}
      title={messages.errors.conflict}
      role="alertdialog"
    >
      <p className="mb-5 text-stone">Which version do you want to keep?</p>
      {asked?.differences.map(([label, mine, theirs]) => (
        <dl key={label} className="mb-5 grid gap-x-6 gap-y-3 border-t border-line pt-4 sm:grid-cols-2">
          <Version label={`${label}: yours`} text={mine} />
          <Version label={`${label}: theirs`} text={theirs} />
        </dl>
      ))}
      <div className="dialog-actions flex flex-wrap gap-3">
        <Button onClick={() => asked?.answer('mine')}>Save mine</Button>
        <Button variant="secondary" onClick={() => asked?.answer('theirs')}>
          Load theirs
        </Button>
      </div>
    </Dialog>
  )
  return { save, dialog }
}

function Version({ label, text }: { label: string; text: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-semibold">{label}</dt>
      <dd className={typeof text === 'string' ? 'whitespace-pre-wrap wrap-anywhere' : undefined}>
        {text || '(empty)'}
      </dd>
    </div>
  )
}

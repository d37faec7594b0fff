import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import { CallError } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

export type Choice = 'mine' | 'theirs' | undefined
export type Difference = { label: string; mine: string; theirs: string }
type Asked = { differences: Difference[]; answer: (choice: Choice) => void }

export const isConflict = (error: unknown) => error instanceof CallError && error.status === 409

/**
 * Somebody else saved this record first: `await ask(differences)` gives 'mine' (save over it), 'theirs' (load it), or
 * undefined to stay in the form. The screen renders `dialog`.
 */
export function useConflict() {
  const [asked, setAsked] = useState<Asked>()

  function ask(differences: Difference[] = []) {
    return new Promise<Choice>((resolve) => {
      const answer = (choice: Choice) => {
        setAsked(undefined)
        resolve(choice)
      }
      setAsked({ differences: differences.filter((one) => one.mine !== one.theirs), answer })
    })
  }

  const dialog = (
    <Dialog
      open={asked !== undefined}
      onClose={() => asked?.answer(undefined)}
      title={messages.errors.conflict}
      role="alertdialog"
    >
      <p className="mb-5 text-stone">Which version do you want to keep?</p>
      {asked?.differences.map((one) => (
        <dl key={one.label} className="mb-5 grid gap-x-6 gap-y-1 border-t border-line pt-4 sm:grid-cols-2">
          <div>
            <dt className="text-sm font-semibold">{one.label}: yours</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">{one.mine || '(empty)'}</dd>
          </div>
          <div>
            <dt className="text-sm font-semibold">{one.label}: theirs</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">{one.theirs || '(empty)'}</dd>
          </div>
        </dl>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => asked?.answer('mine')}>Save mine</Button>
        <Button variant="secondary" onClick={() => asked?.answer('theirs')}>
          Load theirs
        </Button>
      </div>
    </Dialog>
  )
  return { ask, dialog }
}

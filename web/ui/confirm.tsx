import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type Question = { question: string; detail?: ReactNode; action: string; cancel?: string }
type Asked = Question & { answer: (yes: boolean) => void }

const ConfirmContext = createContext<(question: Question) => Promise<boolean>>(() => Promise.resolve(false))

/** `if (await confirm({ question: 'Delete this job?', action: 'Delete' })) ...` */
export function useConfirm() {
  return useContext(ConfirmContext)
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>()

  const confirm = useCallback(
    (question: Question) =>
      new Promise<boolean>((resolve) => {
        setAsked({
          ...question,
          answer: (yes) => {
            setAsked(undefined)
            resolve(yes)
          },
        })
      }),
    [],
  )

  return (
    <ConfirmContext value={confirm}>
      {children}
      <Dialog
        open={asked !== undefined}
        onClose={() => asked?.answer(false)}
        title={asked?.question}
        role="alertdialog"
        size="small"
      >
        {asked?.detail ? <p className="mb-6 text-stone">{asked.detail}</p> : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" data-first onClick={() => asked?.answer(false)}>
            {asked?.cancel ?? 'Cancel'}
          </Button>
          <Button variant="danger" onClick={() => asked?.answer(true)}>
            {asked?.action}
          </Button>
        </div>
      </Dialog>
    </ConfirmContext>
  )
}

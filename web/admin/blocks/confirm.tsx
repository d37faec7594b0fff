import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useRef,
  useState,
} from 'react'
import { Button, type ButtonVariant } from '../../ui/button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { words } from './words.ts'

type Choice = { label: string; value: string; variant: ButtonVariant; 'data-first'?: true }
type Question = { question: string; detail?: ReactNode; choices: Choice[]; size?: 'small' | 'medium' }
type OpenQuestion = Question & { answer: (value?: string) => void }
type Confirmation = { question: string; detail?: ReactNode; action: string; cancel?: string }

const AskContext = createContext<(question: Question) => Promise<string | undefined>>(async () => undefined)

/** Opens a dialog with a question. Resolves to the chosen value, or to undefined when the dialog is closed, or when
 * another question takes its place. */
export const useAsk = () => useContext(AskContext)

/** `if (await confirm({ question: 'Delete this job?', action: 'Delete' })) ...` */
export function useConfirm() {
  const ask = useAsk()
  return async ({ question, detail, action, cancel = words.cancel }: Confirmation) => {
    const choices: Choice[] = [
      { label: cancel, value: '', variant: 'secondary', 'data-first': true },
      { label: action, value: action, variant: 'danger' },
    ]
    return Boolean(await ask({ question, detail: detail && <p className="text-stone">{detail}</p>, choices }))
  }
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<OpenQuestion>()
  const last = useRef<OpenQuestion>(undefined)
  const ask = useCallback((question: Question) => {
    const { promise, resolve } = Promise.withResolvers<string | undefined>()
    const answer = (value?: string) => {
      setAsked(undefined)
      resolve(value)
    }
    last.current?.answer()
    last.current = { ...question, answer }
    setAsked(last.current)
    return promise
  }, [])
  const { question, detail, choices = [], size = 'small', answer } = asked ?? {}

  return (
    <AskContext value={ask}>
      {children}
      <Dialog
        open={asked !== undefined}
        onClose={() => answer?.()}
        title={question}
        role="alertdialog"
        size={size}
      >
        {detail ? <div className="mb-6">{detail}</div> : null}
        <DialogButtons key={question} ref={takeFocus}>
          {choices.toSorted(byWeight).map(({ label, value, ...look }) => (
            <Button key={label} {...look} onClick={() => answer?.(value)}>
              {label}
            </Button>
          ))}
        </DialogButtons>
      </Dialog>
    </AskContext>
  )
}

/** The main answer comes first, as the main button does in every dialog. */
const byWeight = (a: Choice, b: Choice) =>
  Number(a.variant === 'secondary') - Number(b.variant === 'secondary')

/** The first question of a dialog has it already. */
function takeFocus(answers: HTMLElement | null) {
  const dialog = answers?.closest('dialog[open]')
  const first = dialog?.querySelector<HTMLElement>('[data-first]') ?? dialog?.querySelector('h2')
  first?.focus()
}

/** The last row of a dialog, always in sight. Its one main button comes first. */
export function DialogButtons({ className = '', ...props }: ComponentProps<'div'>) {
  return <div {...props} className={`dialog-actions flex flex-wrap gap-3 ${className}`} />
}

// Small forms about one thing, such as the name of an account.
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { staffMessages } from '#contract/staff-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { type Form, type FormOptions, useForm } from '../../../ui/form.tsx'
import { focusMain } from '../../../ui/navigation.tsx'
import { toast } from '../../../ui/toast.ts'
import { refreshAll } from '../calls.ts'
import { words } from '../words.ts'
import { tellSaved } from './saved.ts'

export type SettingOptions<Out, Answer> = Pick<
  Partial<FormOptions<Out>>,
  'defaults' | 'required' | 'missing' | 'schema' | 'check'
> & {
  /** Resolves to undefined when nothing was saved. A message in the answer is shown. */
  send: (values: Out) => Promise<Answer | undefined>
  onSaved?: (answer: Answer, values: Out) => void
  /** The toast of a failure without a message of the server. */
  failed?: string
}

/** Tells what came of it, and refreshes the screen. */
export function useSettingForm<Out, Answer extends object = object>({
  send,
  onSaved,
  failed = staffMessages.auth.somethingWrong,
  ...options
}: SettingOptions<Out, Answer>) {
  const client = useQueryClient()
  const answer = useRef<Answer>(undefined)
  return useForm<Out>({
    missing: staffMessages.auth.fillAll,
    failed: (message) => message || failed,
    ...options,
    async send(values) {
      tellSaved()
      // Also after a refusal: what it was about may be gone. The button that opened the form may go with its row.
      answer.current = await send(values).finally(
        () => void refreshAll(client).then(() => setTimeout(focusIfLost)),
      )
      return answer.current !== undefined
    },
    onSuccess(values) {
      const saved = answer.current
      if (!saved) return
      if ('message' in saved) toast.success(String(saved.message))
      onSaved?.(saved, values)
    },
  })
}

export function focusIfLost() {
  if (document.activeElement === document.body) focusMain()
}

type SettingFormProps = {
  form: Form
  submit: string
  busyLabel?: string
  /** Beside the button. */
  other?: ReactNode
  children: ReactNode
}

export function SettingForm({ form, submit, busyLabel = words.saving, other, children }: SettingFormProps) {
  return (
    <form {...form.props} className="grid gap-4">
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy} busyLabel={busyLabel}>
          {submit}
        </Button>
        {other}
      </div>
    </form>
  )
}

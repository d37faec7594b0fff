// Small forms about one thing, such as the name of an account.
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { staffMessages } from '#contract/staff-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { type Form, type FormOptions, useForm } from '../../../ui/form.tsx'
import { toast } from '../../../ui/toast.ts'
import { refreshAll } from '../calls.ts'
import { words } from '../words.ts'

type SettingOptions<Out> = Partial<Omit<FormOptions<Out>, 'send'>> & {
  /** Resolves to undefined when nothing was saved. */
  send: (values: Out) => Promise<{ message: string } | undefined>
}

/** Shows the server's message, and refreshes the screen. */
export function useSettingForm<Out>(options: SettingOptions<Out>) {
  const client = useQueryClient()
  return useForm<Out>({
    missing: staffMessages.auth.fillAll,
    failed: (message) => message || staffMessages.auth.somethingWrong,
    ...options,
    async send(values) {
      const saved = await options.send(values)
      if (saved) toast.success(saved.message)
      return saved !== undefined
    },
    onSuccess(values) {
      options.onSuccess?.(values)
      refreshAll(client)
    },
  })
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

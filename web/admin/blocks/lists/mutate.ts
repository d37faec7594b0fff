// Changes to stored records: each shows a toast and refreshes all that is on the screen.
import { useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '#contract/call.ts'
import type { CallName, Calls } from '#contract/calls.ts'
import type { RecordSubject } from '#contract/records/registry.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { focusMain } from '../../../ui/navigation.tsx'
import { clearErrors, type ToastOptions, toast } from '../../../ui/toast.ts'
import { reasonOf } from '../../../ui/words.ts'
import { adminCall, errorMessage, refreshAll } from '../calls.ts'
import { useConfirm } from '../confirm.tsx'
import { tellSaved } from '../forms/saved.ts'
import { words as shown } from '../words.ts'

type Outcome = {
  /** The server's message when left out. */
  done?: string
  failed?: string
  /** The toast of a failure without a message of the server. */
  fallback?: string
  autoClose?: number
  /** A button in the message about the success. */
  action?: ToastOptions['action']
}

/**
 * What the screen tells of an earlier change goes first: its errors, and the panel of what was saved. Whether the change was
 * saved or not, everything is read again (`refreshAll`).
 * Resolves to true when the change was saved. `send` resolves to false or undefined when nothing was done, and that was told.
 * In a form the error is thrown once it is told, so that the form marks what was refused.
 */
export function useMutate({ inForm = false } = {}) {
  const client = useQueryClient()
  return async (send: () => Promise<{ message: string } | boolean | undefined>, outcome: Outcome = {}) => {
    const { done, failed, fallback, autoClose, action } = outcome
    let saved = false
    let refreshed: Promise<void>
    clearErrors()
    tellSaved()
    try {
      const answer = await send()
      saved = Boolean(answer)
      const message = done ?? (typeof answer === 'object' && answer.message)
      if (saved && message) toast.success(message, { autoClose, action })
    } catch (error) {
      toast.error(failed ?? errorMessage(error, fallback), { autoClose, reason: reasonOf(error) })
      if (inForm) throw error
    } finally {
      refreshed = refreshAll(client)
    }
    // After a failure the next try need not wait for the lists.
    if (saved) await refreshed
    return saved
  }
}

/** The calls that remove what has this id. */
type DeleteName = {
  [Name in CallName]: Calls[Name] extends { method: 'DELETE' }
    ? { params: { id: string } } extends CallInput<Calls[Name]>
      ? Name
      : never
    : never
}[CallName]
type DeleteWords = { confirmDelete?: string; deleted: string; deleteFailed?: string }
type Question = { question?: string; detail?: string; action?: string; autoClose?: number }

/** These move a record to the trash, so that it can be restored. */
const undoable: Record<`delete${Capitalize<RecordSubject>}`, true> = {
  deleteProject: true,
  deleteReview: true,
  deleteService: true,
  deleteJob: true,
}

/** Asks, deletes, offers to undo it where that is possible, and resolves to true when the record is gone. */
export function useDelete(name: DeleteName, words: DeleteWords) {
  const confirm = useConfirm()
  const mutate = useMutate()
  async function undo(id: string) {
    const outcome = { fallback: staffMessages.trash.restoreFailed }
    await mutate(() => adminCall('restoreTrashed', { params: { id } }), outcome)
    focusLost()
  }
  const isUndoable = name in undoable
  const usual = isUndoable ? shown.delete : shown.erase
  return async (id: string, { question, detail, action = usual, autoClose }: Question = {}) => {
    if (!(await confirm({ question: question ?? words.confirmDelete ?? '', detail, action }))) return false
    const { undo: label, moved: note } = staffMessages.trash
    const undoing = { label, note, onClick: () => undo(id) }
    const deleted = await mutate(() => adminCall(name, { params: { id } }), {
      done: words.deleted,
      failed: words.deleteFailed,
      autoClose,
      action: isUndoable ? undoing : undefined,
    })
    if (deleted) focusLost()
    return deleted
  }
}

/** The button that had the focus is gone with its row, or with its message. */
function focusLost() {
  const { activeElement } = document
  if (!activeElement?.closest('[id^=toast-]')) focusMain()
}

/** Shows a change of a record, in lists or on its own screen, before it is saved, and takes it back when saving fails. */
export function useOptimisticUpdate<Row extends { id: string }>(call: CallName) {
  const client = useQueryClient()
  const mutate = useMutate()
  return async (
    id: string,
    change: Partial<Row>,
    send: () => Promise<{ message: string }>,
    outcome?: Outcome,
  ) => {
    await client.cancelQueries({ queryKey: [call] })
    const before = client.getQueriesData<Row | { items: Row[] }>({ queryKey: [call] })
    const changed = (row: Row) => (row.id === id ? { ...row, ...change } : row)
    for (const [key, data] of before)
      if (data)
        client.setQueryData(
          key,
          'items' in data ? { ...data, items: data.items.map(changed) } : changed(data),
        )
    const revert = (error: unknown) => {
      for (const [key, data] of before) client.setQueryData(key, data)
      throw error
    }
    return mutate(() => send().catch(revert), outcome)
  }
}

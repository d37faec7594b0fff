import { useQueryClient } from '@tanstack/react-query'
import type { CallName } from '#contract/calls.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { focusMain } from '../../ui/focus.ts'
import { toast } from '../../ui/toast.tsx'
import { adminCall } from '../auth/session.ts'
import { sentenceOf } from './sentence.ts'

type DeleteName = Extract<CallName, `delete${string}` | 'removeAccount' | 'endSession'>
type ByIdName = Exclude<DeleteName, 'deleteProjectImage'>
type Words = {
  question: string
  detail?: string
  action?: string
  done: string
  /** Left out where the specification has no words: then the server's own. */
  failed?: string
  autoClose?: number
}

/** `if (await remove(id, words)) ...` asks, deletes, says so and brings the lists up to date. */
export function useDelete(name: ByIdName, lists: readonly CallName[]) {
  const client = useQueryClient()
  const confirm = useConfirm()

  return async (id: string, words: Words) => {
    const { question, detail, action = 'Delete', done, failed, autoClose } = words
    if (!(await confirm({ question, detail, action }))) return false
    let deleted = false
    try {
      await adminCall(name, { params: { id } })
      deleted = true
      toast.success(done, { autoClose })
      // The button that had the focus goes with its row.
      focusMain()
    } catch (error) {
      toast.error(failed ?? sentenceOf(error), { autoClose })
    }
    await Promise.all(lists.map((list) => client.invalidateQueries({ queryKey: [list] })))
    return deleted
  }
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { queryOf } from '../../api.ts'
import { toast } from '../../ui/toast.ts'
import { useUnsaved } from '../../ui/unsaved.ts'
import { refresh } from '../blocks/lists/refresh.ts'
import { queue, useQueue } from './queue.ts'

/** Sends the waiting updates of an account, whatever screen is open. */
export function UpdateSender({ account }: { account: string }) {
  const client = useQueryClient()
  const { loose } = useQueue()
  useUnsaved(loose)

  const onSent = useEffectEvent((message: string, refusal?: string) => {
    if (refusal) toast.warning(`${message} ${refusal}`)
    else toast.success(message)
    refresh(client)
  })
  // The guard of the session sees the answer: it leads to the login, or to the screens of the other account.
  const onOtherSession = useEffectEvent(() => {
    client.invalidateQueries(queryOf('whoAmI', {}))
  })

  useEffect(
    () =>
      queue.start(account, {
        onSent: (message, refusal) => onSent(message, refusal),
        onOtherSession: () => onOtherSession(),
      }),
    [account],
  )
  return null
}

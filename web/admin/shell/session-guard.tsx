import { useQueryClient } from '@tanstack/react-query'
import { lazy, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { ChunkBoundary } from '../../screen.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { hasUnsaved } from '../../ui/unsaved.ts'
import { useMayLeave } from '../blocks/leave-guard.ts'
import { askForPassword, isExpired, passwordPrompt, signedIn } from '../blocks/session.ts'
import { words } from './words.ts'

const loadForm = () => import('./login-again.tsx')
const LoginAgain = lazy(async () => ({ default: (await loadForm()).LoginAgain }))

/** When the session ends: to the login, or with unsaved changes a dialog that asks for the password. */
export function SessionGuard({ onEnd }: { onEnd: () => void }) {
  const client = useQueryClient()
  const open = useSyncExternalStore(passwordPrompt.subscribe, passwordPrompt.isOpen)
  const end = useEffectEvent(onEnd)
  const mayLeave = useMayLeave()

  // Loaded ahead: if it failed to load when it is needed, what was typed would be lost.
  useEffect(() => void loadForm().catch(() => undefined), [])

  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        if (!isExpired(event.action.error)) return
        if (hasUnsaved() || passwordPrompt.isOpen()) askForPassword()
        else end()
      }),
    [client],
  )

  function giveUp() {
    passwordPrompt.close()
    onEnd()
  }

  /** Closing the dialog by accident does not lose what was typed. */
  async function close() {
    if (await mayLeave()) giveUp()
  }

  function resume() {
    signedIn.set()
    passwordPrompt.succeed()
    client.invalidateQueries()
  }

  return (
    <Dialog open={open} onClose={close} title={words.loginAgain} size="small">
      <ChunkBoundary>
        <LoginAgain onLogin={resume} onGiveUp={giveUp} />
      </ChunkBoundary>
    </Dialog>
  )
}

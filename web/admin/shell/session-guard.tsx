import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Account } from '#contract/access/accounts.ts'
import { type Access, mayUse } from '#contract/access/roles.ts'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { language } from '../../language/language.ts'
import { ChunkBoundary } from '../../screen.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { hasUnsaved } from '../../ui/unsaved.ts'
import { askForPassword, isExpired, passwordPrompt, signedIn, useAccount } from '../blocks/calls.ts'
import { Heading } from '../blocks/heading.tsx'
import { useMayLeave } from '../blocks/leave-guard.ts'
import { words } from '../blocks/words.ts'

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

type ForRolesProps = { access: Access; title: string; children: ReactNode }

/** A screen, or a friendly sentence to those whose roles do not include it. The server itself checks every call. */
export function ForRoles({ access, title, children }: ForRolesProps) {
  const account = useAccount()
  if (!account || mayUse(account.roles, access)) return children
  const { ownerOnly, notYours } = staffMessages.auth
  return (
    <>
      <Heading title={title} note={access === 'owner' ? ownerOnly : notYours} />
      <ButtonLink to={adminPages.dashboard.path}>{words.toDashboard}</ButtonLink>
    </>
  )
}

/** For which the page was loaded again. */
const languageKey = 'reloadedFor'

/** After a login, or a choice on another device: loads the page again, which the server sends in the language of the account. */
export function useOwnLanguage(account: Account | undefined) {
  const own = account?.mail_language
  useEffect(() => {
    if (!own || hasUnsaved()) return
    if (own === language) return sessionStorage.removeItem(languageKey)
    // Once, should an old page come from a cache on the way.
    if (sessionStorage.getItem(languageKey) === own) return
    sessionStorage.setItem(languageKey, own)
    location.reload()
  }, [own])
}

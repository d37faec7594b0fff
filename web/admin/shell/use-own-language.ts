import { useEffect } from 'react'
import type { Account } from '#contract/access/accounts.ts'
import { language } from '../../language/language.ts'
import { hasUnsaved } from '../../ui/unsaved.ts'
import { languageKey } from '../blocks/storage-keys.ts'

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

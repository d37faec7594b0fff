import type { MouseEvent } from 'react'
import { toast } from '../../ui/toast.tsx'
import { adminCall } from '../auth/session.ts'
import { sentenceOf } from '../lists/sentence.ts'

/** On a link to a file: the browser opens it by itself and cannot ask for a password, so the session is tried before. */
export async function openFile(event: MouseEvent<HTMLAnchorElement>) {
  const link = event.currentTarget.cloneNode() as HTMLAnchorElement
  event.preventDefault()
  if (await hasSession()) link.click()
}

/** Asks for the password where the session has ended; false, and said aloud, when there is no connection. */
export async function hasSession() {
  try {
    await adminCall('whoAmI', {})
    return true
  } catch (error) {
    toast.error(sentenceOf(error))
    return false
  }
}

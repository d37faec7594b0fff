import type { MouseEvent } from 'react'
import { toast } from '../../ui/toast.tsx'
import { adminCall } from '../auth/session.ts'
import { errorMessage } from '../lists/mutate.ts'

/** For links to files, which the browser opens itself: makes sure of the session before. */
export async function openFile(event: MouseEvent<HTMLAnchorElement>) {
  const link = event.currentTarget.cloneNode() as HTMLAnchorElement
  event.preventDefault()
  if (await hasSession()) link.click()
}

/** Asks for the password when the session has expired. False, with a toast, without a connection. */
export async function hasSession() {
  try {
    await adminCall('whoAmI', {})
    return true
  } catch (error) {
    toast.error(errorMessage(error))
    return false
  }
}

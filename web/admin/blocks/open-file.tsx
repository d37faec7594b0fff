import type { MouseEvent, ReactNode } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { adminCall, reportError } from './calls.ts'

/** For links to files, which the browser opens itself: checks the session first. */
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
    reportError(error)
    return false
  }
}

const download = { download: true, icon: 'download' } as const
const newWindow = { target: '_blank', rel: 'noreferrer', icon: 'external' } as const

/** Downloads a file or, with `view`, opens it in a new window. */
export function FileLink({ href, view, children }: { href: string; view?: true; children: ReactNode }) {
  return (
    <ButtonLink href={href} {...(view ? newWindow : download)} onClick={openFile} variant="secondary">
      {children}
    </ButtonLink>
  )
}

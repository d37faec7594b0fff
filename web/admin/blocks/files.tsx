// Files that staff open in a window or save.
import type { MouseEvent, ReactNode } from 'react'
import { CallError, connectionLost } from '../../calls/api.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { adminCall, reportError } from './calls.ts'

const reportEveryMs = 200

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

/** Saves the file when all of it has arrived. Throws when the server refuses, or the connection breaks off. */
export async function downloadZip(address: string, onReceived: (bytes: number) => void) {
  const answer = await fetch(address, { headers: { Accept: 'application/zip, application/json' } }).catch(
    lost,
  )
  if (!answer.ok || !answer.body) {
    const { message = '' } = await answer.json().catch(() => ({}))
    throw new CallError(answer.status, String(message))
  }
  const chunks: BlobPart[] = []
  let [bytes, reported] = [0, 0]
  const reader = answer.body.getReader()
  for (;;) {
    const { done, value } = await reader.read().catch(lost)
    if (done) break
    chunks.push(value)
    bytes += value.length
    if (Date.now() - reported < reportEveryMs) continue
    reported = Date.now()
    onReceived(bytes)
  }
  const [, name = 'site.zip'] = /filename="(.+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  saveFile(new Blob(chunks, { type: 'application/zip' }), name)
}

function lost(): never {
  throw connectionLost()
}

export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  downloadInBrowser(address, name)
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

export function downloadInBrowser(address: string, name = '') {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** Without a mail server every mail becomes a file in the outbox folder. */
export async function mailedLink(to: string, page: 'forgot-password' | 'confirm') {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'outbox')
  const pattern = new RegExp(`https?://\\S+/${page}/\\S+`)
  let link: string | undefined
  await expect
    .poll(async () => {
      for (const file of (await readdir(folder).catch(() => [])).toReversed()) {
        const mail = (await readFile(join(folder, file), 'utf8')).replace(/=\r?\n/g, '')
        if (mail.includes(`To: ${to}`)) link = pattern.exec(mail)?.[0]
        if (link) return true
      }
      return false
    })
    .toBe(true)
  return link ?? ''
}

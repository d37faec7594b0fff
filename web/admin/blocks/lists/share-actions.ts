import { usePageContext } from '../../../page-context.ts'
import { whatsappLink } from '../../../ui/contact-links.ts'
import { copyText } from '../../../ui/copy-text.ts'
import { words as shown } from '../words.ts'
import type { Action } from './row-actions.tsx'

const words = shown.share

/** What can be done with a page that visitors see. */
export function useShareActions() {
  const { publicUrl } = usePageContext()
  return (path: string, name: string) => shareActions(publicUrl, path, name)
}

export function shareActions(publicUrl: string, path: string, name: string): Action[] {
  const url = publicUrl + path
  const copied = { done: words.copied, failed: words.notCopied(url) }
  return [
    { label: words.view, icon: 'external', to: path },
    { label: words.copy, icon: 'share', onClick: () => copyText(url, copied) },
    // Apps do not tell where a link was, so it says it itself.
    { label: words.whatsapp, icon: 'whatsapp', to: whatsappLink('', `${name}\n${url}?utm_source=whatsapp`) },
  ]
}

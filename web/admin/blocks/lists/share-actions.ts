import { usePageContext } from '../../../page-context.ts'
import { whatsappLink } from '../../../ui/contact-links.ts'
import { copyText } from '../../../ui/copy-text.ts'
import type { Action } from './row-actions.tsx'

/** What can be done with a page that visitors see. */
export function useShareActions() {
  const { publicUrl } = usePageContext()
  return (path: string, name: string) => shareActions(publicUrl, path, name)
}

export function shareActions(publicUrl: string, path: string, name: string): Action[] {
  const url = publicUrl + path
  const copied = { done: 'Link copied', failed: `The link could not be copied. It is ${url}` }
  return [
    { label: 'View on site', icon: 'external', to: path },
    { label: 'Copy link', icon: 'share', onClick: () => copyText(url, copied) },
    { label: 'Share on WhatsApp', icon: 'whatsapp', to: whatsappLink('', `${name}\n${url}`) },
  ]
}

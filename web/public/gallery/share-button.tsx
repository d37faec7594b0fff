import { useHydrated } from '../../screen.tsx'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { words } from './project-words.ts'

/** Opens the share sheet of the device, or copies the link where there is none. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const hydrated = useHydrated()

  async function share() {
    // Rejects when the sheet is closed.
    if (typeof navigator.share === 'function') return navigator.share({ title, url }).catch(() => {})
    await copyText(url, { done: words.linkCopied, failed: words.linkNotCopied(url) })
  }

  if (!hydrated) return null
  return (
    <Button variant="secondary" onClick={share} icon="share">
      {words.share}
    </Button>
  )
}

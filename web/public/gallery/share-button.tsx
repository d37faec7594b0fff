import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useHydrated } from '../shell/use-hydrated.ts'
import { words } from './project-words.ts'

/** Opens the share sheet of the device, or copies the link where there is none. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const hydrated = useHydrated()

  async function share() {
    // Rejects when the sheet is closed.
    if (typeof navigator.share === 'function') return navigator.share({ title, url }).catch(() => {})
    try {
      await navigator.clipboard.writeText(url)
      toast.success(words.linkCopied)
    } catch {
      toast.error(words.linkNotCopied(url))
    }
  }

  if (!hydrated) return null
  return (
    <Button variant="secondary" onClick={share} icon="share">
      {words.share}
    </Button>
  )
}

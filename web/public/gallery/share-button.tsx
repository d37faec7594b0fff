import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.tsx'
import { useHydrated } from '../shell/hydrated.ts'

/** The phone's own share sheet where there is one, otherwise the link goes to the clipboard. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const hydrated = useHydrated()

  async function share() {
    if (typeof navigator.share === 'function') {
      // Closing the sheet again is no failure.
      await navigator.share({ title, url }).catch(() => {})
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      toast.success('Link copied')
    } catch {
      toast.error(`The link could not be copied. It is ${url}`)
    }
  }

  if (!hydrated) return null
  return (
    <Button variant="secondary" onClick={share}>
      <Icon name="share" />
      Share
    </Button>
  )
}

import { Button } from '../../ui/button.tsx'
import type { useActions } from './use-actions.tsx'

type BarProps = ReturnType<typeof useActions> & {
  dirty: boolean
  /** Malayalam is typed and not saved. */
  translated: boolean
  hasDraft: boolean
}

const malayalamNote = 'Not saved yet. Malayalam is on the site as soon as it is saved.'

/** Stays at the bottom. Its buttons stay enabled while something is sent, so that none loses the focus. */
export function ActionBar({ busy, dirty, translated, hasDraft, preview, publish, discard }: BarProps) {
  const look = 'max-sm:flex-1 max-sm:px-3 whitespace-nowrap'
  const canDiscard = hasDraft || dirty
  return (
    <div className="sticky bottom-0 z-10 -mx-gutter border-t border-line bg-plaster px-gutter py-3 sm:mx-0 sm:px-0">
      <div className="flex flex-wrap items-center gap-2 sm:gap-3" aria-busy={busy || undefined}>
        <p
          role="status"
          className={`flex-1 text-sm text-stone empty:-mb-2 max-sm:order-first sm:basis-full ${canDiscard ? 'basis-40' : 'basis-full'}`}
        >
          {busy ? 'One moment...' : translated ? malayalamNote : dirty ? 'Not saved yet' : ''}
        </p>
        <Button type="submit" variant="secondary" className={look}>
          Save draft
        </Button>
        <Button variant="secondary" className={look} onClick={preview}>
          Preview
        </Button>
        <Button className={look} onClick={publish}>
          Publish
        </Button>
        {canDiscard ? (
          <Button variant="quiet" className="max-sm:order-first max-sm:px-3 sm:ml-auto" onClick={discard}>
            Discard draft
          </Button>
        ) : null}
      </div>
    </div>
  )
}

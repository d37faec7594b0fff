import { useSyncExternalStore } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Shared } from './malayalam.tsx'

/** After a record was saved without its Malayalam. */
export function Unsent({ store, resend }: Pick<Shared, 'store' | 'resend'>) {
  const count = useSyncExternalStore(store.subscribe, store.countUnsent)
  if (count === 0) return null
  return (
    <div role="alert" className="mb-6 border-l-2 border-laterite bg-sand px-4 py-3">
      <p>The Malayalam of {count === 1 ? 'one text' : `${count} texts`} is not saved. The English text is.</p>
      <Button variant="secondary" className="mt-3" onClick={() => resend()}>
        Save the Malayalam again
      </Button>
    </div>
  )
}

import { lazy, Suspense } from 'react'
import { Boundary } from '../../ui/boundary.tsx'

const PrivateLink = lazy(async () => ({ default: (await import('./private-link.tsx')).PrivateLink }))

/**
 * The private link to what somebody has just sent. Whoever leaves no mail address, or a wrong one, gets it only here: where the
 * words about it cannot be loaded, it stands alone.
 */
export function KeepLink({ link }: { link: string }) {
  const alone = (
    <p className="mt-4">
      <a href={link} className="link break-all">
        {link}
      </a>
    </p>
  )
  return (
    <Boundary otherwise={alone}>
      <Suspense fallback={alone}>
        <PrivateLink link={link} />
      </Suspense>
    </Boundary>
  )
}

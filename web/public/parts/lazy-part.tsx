// Parts of a page far below its top, in chunks of their own. The server has them at once; the browser fetches one when it
// comes near the screen. Until then it is what the server has rendered.
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'

/** Of the height of the screen. */
const margin = '100% 0%'

/** `loaded` is the part itself, on the server. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loaded: ComponentType<Props> | undefined,
) {
  const near = Promise.withResolvers<void>()
  const later = lazy(async () => {
    await near.promise
    // Without the chunk the part stays as it is.
    return { default: await load().catch(() => new Promise<never>(() => undefined)) }
  })
  const Part: ComponentType<Props> = loaded ?? later
  return (props: Props) => (
    <Watched onNear={near.resolve}>
      <Part {...props} />
    </Watched>
  )
}

function Watched({ onNear, children }: { onNear: () => void; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear()
      },
      { rootMargin: margin },
    )
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [onNear])
  return (
    <div ref={ref}>
      <Suspense>{children}</Suspense>
    </div>
  )
}

// Parts of a page far below its top, in chunks of their own. The server has them at once; the browser fetches one when it
// comes near the screen, or with a page that the app opens. Until then it is what the server has rendered.
import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { isHydrated } from '../shell/use-hydrated.ts'

/** All that is above the screen, so that no part is jumped over, and one screen below it. */
const margin = '9999999px 0% 100%'

/** `loaded` is the part itself, on the server. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loaded: ComponentType<Props> | undefined,
) {
  const near = Promise.withResolvers<void>()
  const fetched: Promise<ComponentType<Props>> = near.promise.then(load).then(inDiv, () => AsRendered)
  let current: ComponentType<Props> = loaded ? inDiv(loaded) : lazy(async () => ({ default: await fetched }))
  fetched.then((found) => {
    current = found
  })
  const fetchForApp = () => {
    if (!import.meta.env.SSR && isHydrated()) near.resolve()
  }
  fetchForApp()
  return (props: Props) => {
    const [Part] = useState(() => current)
    const [first] = useState(<Part {...props} />)
    const [isReady, setReady] = useState(false)
    // Also when the page changes around a part that is not there yet: React may have to wait for it.
    fetchForApp()
    return (
      <Watched isReady={isReady} onNear={near.resolve}>
        <Unchanged onReady={setReady}>{isReady ? <Part {...props} /> : first}</Unchanged>
      </Watched>
    )
  }
}

type UnchangedProps = { children: ReactNode; onReady: (isReady: true) => void }

/** Until it is there: React empties what it is to change before. */
const Unchanged = memo(({ children, onReady }: UnchangedProps) => (
  <Suspense>
    {children}
    <Ready onReady={onReady} />
  </Suspense>
))

function inDiv<Props extends object>(Part: ComponentType<Props>) {
  return (props: Props) => (
    <div>
      <Part {...props} />
    </div>
  )
}

/** For hydration: what is inside is left alone. */
const kept = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

/** Without its chunk a part stays as it is. */
function AsRendered() {
  return <div {...kept} />
}

/** As HydratedMarker in screen.tsx, for what the page's own did not wait for. */
function Ready({ onReady }: Pick<UnchangedProps, 'onReady'>) {
  useEffect(() => {
    onReady(true)
    document.dispatchEvent(new Event('hydrated'))
  }, [onReady])
  return null
}

type WatchedProps = { isReady: boolean; onNear: () => void; children: ReactNode }

function Watched({ isReady, onNear, children }: WatchedProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    if (isReady || !element) return
    let clicked: HTMLElement | undefined
    // As in start.ts: what only the app can handle waits for it. Before React, which would stop the event.
    const keepClick = (event: MouseEvent) => {
      const target = event.target instanceof Element && event.target.closest<HTMLElement>('a[data-app]')
      if (!target || !element.contains(target) || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      event.stopPropagation()
      clicked = target
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear()
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    document.addEventListener('click', keepClick, true)
    return () => {
      observer.disconnect()
      document.removeEventListener('click', keepClick, true)
      if (clicked?.isConnected) clicked.click()
    }
  }, [isReady, onNear])
  return <div ref={ref}>{children}</div>
}

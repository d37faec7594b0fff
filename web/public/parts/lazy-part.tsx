// Parts of a page far below its top, in chunks of their own. The server has them at once; the browser fetches them when the
// page has settled. Until then they are what the server has rendered.
import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { isHydrated } from '../../screen.tsx'

/** `loaded` is the part itself, on the server. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loaded: ComponentType<Props> | undefined,
) {
  const Part = loaded
    ? inDiv(loaded)
    : lazy(async () => ({ default: await settled.then(load).then(inDiv, asRendered) }))
  return (props: Props) => {
    const [isReady, setReady] = useState(false)
    const part = (
      <Suspense>
        <Part props={props} onReady={setReady} />
      </Suspense>
    )
    // React empties what is to change before it is there.
    const [first] = useState(part)
    return isReady ? part : first
  }
}

/** For each part that is laid out later. */
const soon = { timeout: 100 }

/** The page is hydrated, and what lies far below is laid out (theme.css), each part of it in a task of its own. */
const settled = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return
  // Safari has none.
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
  function settle() {
    const part = document.querySelector('.deferred')
    part?.classList.remove('deferred')
    if (part) return whenIdle(settle, soon)
    document.documentElement.dataset.settled = ''
    resolve()
  }
  if (isHydrated()) settle()
  else document.addEventListener('hydrated', () => whenIdle(settle, soon), { once: true })
})

type OnReady = { onReady: (isReady: true) => void }
type InDivProps<Props> = OnReady & { props: Props }

function inDiv<Props extends object>(Part: ComponentType<Props>) {
  return ({ props, onReady }: InDivProps<Props>) => (
    <PartDiv onReady={onReady}>
      <Part {...props} />
    </PartDiv>
  )
}

/** For hydration: what is inside is left alone. */
const kept = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

/** Without its chunk a part stays as it is. */
function asRendered<Props>() {
  return ({ onReady }: InDivProps<Props>) => <PartDiv onReady={onReady} {...kept} />
}

/** `data-late` tells start.ts that the part cannot handle clicks yet. */
function PartDiv({ onReady, ...props }: OnReady & ComponentProps<'div'>) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    delete ref.current?.dataset.late
    onReady(true)
    document.dispatchEvent(new Event('hydrated'))
  }, [onReady])
  return <div ref={ref} data-late="" {...props} />
}

// Forms with unsaved changes; leaving one asks first, whether by a link, the back button or closing the window.
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { holdBackButton } from '../../ui/back-button.ts'
import { useConfirm } from '../../ui/confirm.tsx'

const unsaved = new Set<symbol>()

export const hasUnsaved = () => unsaved.size > 0

/** Marks the screen as holding changes that are not saved yet. */
export function useUnsaved(dirty: boolean) {
  useEffect(() => {
    if (!dirty) return
    const mark = Symbol('unsaved')
    unsaved.add(mark)
    return () => void unsaved.delete(mark)
  }, [dirty])
}

/** Asks whether changes may be lost; true means yes. */
export function useAskToLeave() {
  const confirm = useConfirm()
  return () =>
    confirm({
      question: 'Leave without saving?',
      detail: 'What you changed would be lost.',
      action: 'Leave',
      cancel: 'Stay',
    })
}

/** True when nothing on the screen would be lost, or the person agrees to losing it. */
export function useMayLeave() {
  const ask = useAskToLeave()
  return async () => {
    if (!hasUnsaved()) return true
    const leave = await ask()
    if (leave) unsaved.clear()
    return leave
  }
}

/** For the frame of the area, once. The router of this app cannot hold a navigation back, so it is caught before it. */
export function useLeaveGuard() {
  const location = useLocation()
  const navigate = useNavigate()
  const mayLeave = useMayLeave()
  const here = useRef({ path: '', index: 0 })
  const goingBack = useRef(false)

  useEffect(() => {
    here.current = { path: location.pathname, index: indexOf(history.state) }
  }, [location])

  const onClick = useEffectEvent(async (event: MouseEvent) => {
    const link = hasUnsaved() && followedLink(event)
    if (!link || link.pathname === here.current.path) return
    event.preventDefault()
    if (await mayLeave()) navigate(link.pathname + link.search + link.hash)
  })

  const onPop = useEffectEvent(async (event: PopStateEvent) => {
    if (goingBack.current) {
      goingBack.current = false
      return event.stopImmediatePropagation()
    }
    const steps = indexOf(event.state) - here.current.index
    if (!hasUnsaved() || steps === 0 || window.location.pathname === here.current.path) return
    event.stopImmediatePropagation()
    goingBack.current = true
    history.go(-steps)
    if (await mayLeave()) history.go(steps)
  })

  useEffect(() => {
    const gone = new AbortController()
    const early = { capture: true, signal: gone.signal }
    document.addEventListener('click', (event) => void onClick(event), early)
    window.addEventListener('beforeunload', (event) => hasUnsaved() && event.preventDefault(), early)
    const letGo = holdBackButton((event) => void onPop(event))
    return () => {
      gone.abort()
      letGo()
    }
  }, [])
}

/** Where the router keeps the place of an entry in the history. */
const indexOf = (state: unknown) => (state as { idx?: number } | null)?.idx ?? 0

/** The link of our own site that a plain click is about to follow in this window. */
function followedLink(event: MouseEvent) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined
  return link.origin === window.location.origin ? link : undefined
}

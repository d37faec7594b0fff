// Asks before a screen with unsaved changes is left.
import { useEffect, useEffectEvent, useRef } from 'react'
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router'
import { clearUnsaved, hasUnsaved } from '../../ui/unsaved.ts'
import { useConfirm } from './confirm.tsx'
import { words } from './words.ts'

/** Resolves to true when the changes may be lost. */
export function useConfirmLeave() {
  const confirm = useConfirm()
  return () =>
    confirm({
      question: words.leaveQuestion,
      detail: words.leaveDetail,
      action: words.leave,
      cancel: words.stay,
    })
}

/** Resolves to true when nothing on the screen would be lost, or the person agrees to losing it. */
export function useMayLeave() {
  const confirmLeave = useConfirmLeave()
  return async () => {
    if (!hasUnsaved()) return true
    const leave = await confirmLeave()
    if (leave) clearUnsaved()
    return leave
  }
}

/**
 * The app goes on showing the `shown` location while changes on it are unsaved. This asks about them, and then lets
 * the navigation happen or undoes it. (The router's own blocker needs its data router, 16 kB for every visitor.)
 */
export function useLeaveGuard(shown: Location) {
  const location = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  const mayLeave = useMayLeave()
  const asking = useRef(false)

  const ask = useEffectEvent(async () => {
    if (asking.current) return
    asking.current = true
    const leave = await mayLeave()
    asking.current = false
    const { pathname, search, hash } = window.location
    if (leave) navigate({ pathname, search, hash }, { replace: true, state: location.state })
    else if (type === 'PUSH') navigate(-1)
    else navigate(shown, { state: shown.state })
  })

  const blocked = location.pathname !== shown.pathname
  useEffect(() => {
    if (blocked) ask()
  }, [blocked])

  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  }, [])
}

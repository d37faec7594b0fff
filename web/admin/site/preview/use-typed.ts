import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import { call } from '../../../calls/api.ts'
import type { PreviewedForm } from './live-preview.tsx'

const pauseMs = 300

/** Shows in the frame what is typed, as soon as it could be saved. Returns why it does not. */
export function useTyped(
  { page, store, malayalam, check }: PreviewedForm,
  language: Language,
  frame: RefObject<HTMLIFrameElement | null>,
) {
  const [problem, setProblem] = useState('')

  const send = useEffectEvent(async (signal: AbortSignal) => {
    const checked = check()
    if (!('content' in checked)) return setProblem(`The preview waits. ${checked.message}`)
    try {
      const body = { content: checked.content, translations: malayalam.changes() }
      const sent = { params: { page }, query: { language }, body }
      const content = await call('previewContent', sent, { signal })
      frame.current?.contentDocument?.defaultView?.postMessage({ page, content }, location.origin)
      setProblem('')
    } catch {
      if (!signal.aborted) setProblem('The preview does not show your last changes.')
    }
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let sending = new AbortController()

    function sendLast() {
      sending.abort()
      sending = new AbortController()
      send(sending.signal)
    }

    function onChange() {
      clearTimeout(timer)
      timer = setTimeout(sendLast, pauseMs)
    }

    /** The page in the frame says that it is ready. */
    function onMessage({ source, origin }: MessageEvent) {
      const shown = frame.current?.contentWindow
      if (!shown || source !== shown || origin !== location.origin) return
      if (store.isDirty() || malayalam.countChanges() > 0) sendLast()
    }

    const unsubscribe = [store.subscribe(onChange), malayalam.subscribe(onChange)]
    window.addEventListener('message', onMessage)
    return () => {
      for (const stop of unsubscribe) stop()
      clearTimeout(timer)
      sending.abort()
      window.removeEventListener('message', onMessage)
    }
  }, [store, malayalam, frame])

  return problem
}

// The frame shows what is typed, and scrolls to what is being edited.
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

/** What is edited is found by its words, so that public pages need no marks for it. */
export function useFollowing(
  { page, form, malayalam, fill, textsIn }: PreviewedForm,
  language: Language,
  frame: RefObject<HTMLIFrameElement | null>,
) {
  const onFocus = useEffectEvent((field: HTMLInputElement) => {
    const shownText = (text: string) => fill((language === 'ml' && malayalam.textOf(text.trim())) || text)
    // Undefined for the browser's own page about what it may not show: its window would throw.
    const shown = frame.current?.contentDocument?.defaultView
    // What belongs to the company is also above and below the page.
    const root = shown?.document.querySelector(page === 'company' ? 'body' : 'main')
    const paths = field.closest<HTMLElement>('[data-paths]')?.dataset.paths?.split(' ')
    if (!shown || !root || !paths) return
    const place = findPlace(root, shownText(field.value ?? ''), textsIn(paths).map(shownText))
    if (place) show(shown, place)
  })

  useEffect(() => {
    const fields = form.current
    const follow = ({ target }: FocusEvent) => onFocus(target as HTMLInputElement)
    fields?.addEventListener('focusin', follow)
    return () => fields?.removeEventListener('focusin', follow)
  }, [form])
}

const isStill = matchMedia('(prefers-reduced-motion: reduce)')
const outlineMs = 1500

/** Not scrollIntoView, which would also scroll the form. */
function show(shown: Window, place: Element) {
  const { top, bottom } = place.getBoundingClientRect()
  if (top < 0 || bottom > shown.innerHeight)
    shown.scrollBy({ top: top - shown.innerHeight / 4, behavior: isStill.matches ? 'instant' : 'smooth' })
  const outlineOffset = '6px'
  place.animate(
    [
      { outline: '4px solid #c69a4b', outlineOffset },
      { outline: '4px solid #c69a4b00', outlineOffset },
    ],
    { duration: outlineMs, easing: 'ease-in' },
  )
}

/** Where the page shows a text of one of its parts; without it, where it shows the part. */
function findPlace(root: Element, own: string, ofPart: readonly string[]) {
  // A long text is there once.
  const lines = ofPart.flatMap(linesOf).sort((one, other) => other.length - one.length)
  const part = firstPlace(root, lines)
  return firstPlace(part?.closest('section') ?? root, linesOf(own)) ?? part
}

const fewestLetters = 3

/** As the page shows them, without the signs of rich text. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => plain(line.replace(/^- /, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')))
    .filter((line) => line.length >= fewestLetters)

function firstPlace(root: Element, lines: readonly string[]) {
  for (const line of lines) {
    const found = placeOf(root, line)
    if (found) return found
  }
  return undefined
}

/** The innermost element with the text, or the picture that it describes. */
function placeOf(root: Element, text: string) {
  let found: Element | undefined
  for (let next = childWith(root, text); next; next = childWith(next, text)) found = next
  return found ?? [...root.querySelectorAll('img')].find(({ alt }) => plain(alt) === text)
}

const childWith = (element: Element, text: string) =>
  [...element.children].find((child) => child.checkVisibility() && plain(child.textContent).includes(text))

const plain = (text: string | null) => (text ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()

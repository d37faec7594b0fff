// The preview scrolls to what is being edited. It is found by its words, so that public pages need no marks for it.
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Language } from '#contract/languages.ts'
import { findPlace } from './find-place.ts'
import type { PreviewedForm } from './live-preview.tsx'

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

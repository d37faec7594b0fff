import { useState } from 'react'
import { useLocation } from 'react-router'
import { pathIn } from '#contract/languages.ts'

/** One line for who reads Malayalam. It covers no more than its own place and moves nothing. */
export function LanguageOffer() {
  const [isClosed, setIsClosed] = useState(false)
  const { pathname, search } = useLocation()
  if (isClosed) return null
  return (
    <aside
      lang="ml"
      aria-label="മലയാളം"
      className="language-offer fixed inset-x-2 bottom-20 z-30 flex flex-wrap items-center justify-between gap-x-2 rounded bg-white px-3 text-sm font-medium shadow-float forced-colors:border lg:right-auto lg:bottom-4 lg:left-4 lg:gap-x-4 print:hidden"
    >
      <a
        href={pathIn('ml', pathname + search)}
        hrefLang="ml"
        data-language="ml"
        className="link flex min-h-11 items-center"
      >
        ഈ പേജ് മലയാളത്തിൽ വായിക്കാം
      </a>
      <button
        type="button"
        data-language="en"
        onClick={() => setIsClosed(true)}
        className="min-h-11 min-w-11 text-stone hover:text-charcoal"
      >
        വേണ്ട
      </button>
    </aside>
  )
}

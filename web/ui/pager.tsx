import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'
import { words } from './words.ts'

type PagerProps = { page: number; pages: number; href: (page: number) => string; label?: string }

const cell =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded px-2 text-sm font-medium tabular-nums hover:bg-charcoal/8 aria-[current]:bg-charcoal aria-[current]:text-plaster'

/** Links to numbered pages; nothing for a single page. */
export function Pager({ page, pages, href, label = words.pages }: PagerProps) {
  if (pages < 2) return null

  function link(to: number, content: ReactNode, name?: string) {
    if (to < 1 || to > pages) return <span className={`${cell} invisible`}>{content}</span>
    const current = name === undefined && to === page ? 'page' : undefined
    return (
      <Link to={href(to)} className={cell} aria-label={name} aria-current={current}>
        {content}
      </Link>
    )
  }

  const arrow = (turn: string) => <Icon name="chevron" className={`size-4 ${turn}`} />
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1">
      {link(
        page - 1,
        <>
          {arrow('rotate-90')} {words.previous}
        </>,
        words.previousPage,
      )}
      <span className="px-2 text-sm tabular-nums sm:hidden">{words.pageOf(page, pages)}</span>
      <ul className="hidden items-center gap-1 sm:flex">
        {numbers(page, pages).map((number) => (
          <li key={number}>
            {number > 0 ? link(number, number) : <span className="px-1 text-stone">…</span>}
          </li>
        ))}
      </ul>
      {link(
        page + 1,
        <>
          {words.next} {arrow('-rotate-90')}
        </>,
        words.nextPage,
      )}
    </nav>
  )
}

/** First, last and the neighbours of the current page; a negative number stands for a gap. */
function numbers(page: number, pages: number) {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((n) => n >= 1 && n <= pages)
  return shown.flatMap((n, i) => {
    const before = shown[i - 1]
    if (before === undefined || n - before === 1) return [n]
    return n - before === 2 ? [n - 1, n] : [-n, n]
  })
}

import type { ReactNode } from 'react'

/** The beginning of a page without a picture: where one is, what it is about, and a sentence or two. */
export function PageTop({ label, title, children }: { label: string; title: string; children: ReactNode }) {
  return (
    <header className="wrap pt-14 pb-12 md:pt-20 lg:pt-28 lg:pb-20">
      <p className="label">{label}</p>
      <h1 className="mt-4 max-w-[18em]">{title}</h1>
      <div className="mt-6 max-w-measure text-lg text-stone">{children}</div>
    </header>
  )
}

import type { ReactNode } from 'react'

/** One point of a legal text: what it is about at the left, what it says at the right. */
export function Clause({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-[6vw] gap-y-3 border-t border-line py-8 lg:grid-cols-[minmax(0,22rem)_1fr] lg:py-10">
      <h2 className="text-xl">{title}</h2>
      <div className="prose">{children}</div>
    </section>
  )
}

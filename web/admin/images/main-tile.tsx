import type { ReactNode } from 'react'

/** Closer together than in a table. */
export const tileActions = 'flex flex-wrap *:gap-1.5 *:px-2'

/** The main image stands apart, and larger. */
export function MainTile({ image, children }: { image: ReactNode; children: ReactNode }) {
  return (
    <div className="@container">
      <div className="grid rounded border border-line bg-white @md:grid-cols-2">
        <div className="aspect-4/3 overflow-hidden bg-sand">{image}</div>
        <div className="flex min-w-0 flex-col gap-1 p-4">{children}</div>
      </div>
    </div>
  )
}

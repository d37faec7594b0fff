import { type ReactNode, useEffect, useRef } from 'react'
import { Mark } from '../../ui/icon.tsx'
import { answerId } from '../shell/form-parts.tsx'

/** Confirms a sent form; focused, so that screen readers announce it. */
export function Thanks({ title, children }: { title: string; children?: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div
      ref={ref}
      id={answerId}
      role="status"
      tabIndex={-1}
      className="flex items-start gap-5 border-l-2 border-brass bg-sand p-6 outline-none focus-visible:shadow-none md:p-8"
    >
      <Mark className="size-10 shrink-0 text-laterite max-sm:hidden" />
      <div>
        <p className="font-serif text-xl">{title}</p>
        {children ? <p className="mt-2 max-w-measure text-stone">{children}</p> : null}
      </div>
    </div>
  )
}

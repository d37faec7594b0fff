import type { ReactNode } from 'react'
import { langOf } from '../content/lang.ts'
import { Text } from '../content/text.tsx'

type PageTopProps = {
  label: string
  title: ReactNode
  intro: ReactNode
  /** Beside the text on wide screens, below it on narrow ones. */
  picture?: ReactNode
  children?: ReactNode
}

export function PageTop({ label, title, intro, picture, children }: PageTopProps) {
  return (
    <header
      className={`wrap pt-14 pb-12 md:pt-20 lg:pb-20 ${picture ? 'grid items-center gap-x-[6vw] gap-y-10 lg:grid-cols-2' : 'lg:pt-28'}`}
    >
      <div>
        <Text.p className="label">{label}</Text.p>
        <h1 lang={typeof title === 'string' ? langOf(title) : undefined} className="mt-4 max-w-[18em]">
          {title}
        </h1>
        <div className="mt-6 max-w-measure text-lg text-stone">
          {typeof intro === 'string' ? <Text.p>{intro}</Text.p> : intro}
          {children}
        </div>
      </div>
      {picture}
    </header>
  )
}

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
      className={`wrap pt-8 pb-8 md:pt-16 lg:pb-16 ${picture ? 'grid items-center gap-x-[6vw] gap-y-6 lg:grid-cols-2' : 'lg:pt-24'}`}
    >
      <div>
        <Text.p className="label">{label}</Text.p>
        <h1
          lang={typeof title === 'string' ? langOf(title) : undefined}
          className="mt-2 max-w-[18em] md:mt-4"
        >
          {title}
        </h1>
        <div className="lead mt-4 max-w-measure text-stone md:mt-6">
          {typeof intro === 'string' ? <Text.p>{intro}</Text.p> : intro}
          {children}
        </div>
      </div>
      {picture}
    </header>
  )
}

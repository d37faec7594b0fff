import type { ReactNode } from 'react'

const tones = {
  neutral: 'bg-sand text-stone',
  good: 'bg-leaf text-white',
  waiting: 'border border-edge text-charcoal',
  alarm: 'border border-alarm text-alarm',
} as const

export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-block rounded px-2 py-0.5 text-xs font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  )
}

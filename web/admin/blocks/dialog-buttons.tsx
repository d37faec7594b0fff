import type { ComponentProps } from 'react'

/** The last row of a dialog, always in sight. Its one main button comes first. */
export function DialogButtons({ className = '', ...props }: ComponentProps<'div'>) {
  return <div {...props} className={`dialog-actions flex flex-wrap gap-3 ${className}`} />
}

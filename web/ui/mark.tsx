import type { ComponentProps } from 'react'

/** A nalukettu seen from above: four wings around an open courtyard, hip lines running to the corners. */
export function Mark({ missingWall = false, ...rest }: ComponentProps<'svg'> & { missingWall?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true" {...rest}>
      <path d={missingWall ? 'M21.25 21.25V2.75H2.75v18.5' : 'M2.75 2.75h18.5v18.5H2.75z'} />
      <path d="M8.75 8.75h6.5v6.5h-6.5zM2.75 2.75l6 6M21.25 2.75l-6 6M21.25 21.25l-6-6M2.75 21.25l6-6" />
    </svg>
  )
}

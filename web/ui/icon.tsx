import type { ComponentProps } from 'react'

// Icons on a 24px grid with a 1.5px stroke in the current colour. Each stands beside a word.
const paths = {
  phone:
    'M8.2 3.75H5.5A1.75 1.75 0 0 0 3.75 5.6c.5 8 6.65 14.15 14.65 14.65a1.75 1.75 0 0 0 1.85-1.75v-2.7l-4.4-1.75-1.7 2.1a12.4 12.4 0 0 1-6.3-6.3l2.1-1.7z',
  whatsapp:
    'M3.75 20.25l1.2-4.2a8.3 8.3 0 1 1 3.1 3.05zM9 8.25c-.7.9-.55 2.5 1.55 4.6s3.9 2.3 4.75 1.55l.2-1.2-2-1.05-.9.9c-1-.4-1.85-1.2-2.3-2.3l.9-.9-1.05-2z',
  mail: 'M3.75 5.75h16.5v12.5H3.75zM4 6.25l8 6.5 8-6.5',
  'map-pin':
    'M12 21s6.75-5.9 6.75-11.05a6.75 6.75 0 0 0-13.5 0C5.25 15.1 12 21 12 21zM12 12.25a2.35 2.35 0 1 0 0-4.7 2.35 2.35 0 0 0 0 4.7z',
  clock: 'M12 20.75a8.75 8.75 0 1 0 0-17.5 8.75 8.75 0 0 0 0 17.5zM12 7v5.25l3.5 2',
  menu: 'M3.75 7h16.5M3.75 12h16.5M3.75 17h16.5',
  close: 'M5.75 5.75l12.5 12.5M18.25 5.75l-12.5 12.5',
  chevron: 'M6 9.25l6 6 6-6',
  arrow: 'M4 12h15.5M13.5 6l6 6-6 6',
  star: 'M12 3.5l2.6 5.5 6 .8-4.4 4.15 1.1 6L12 17.05 6.7 19.95l1.1-6L3.4 9.8l6-.8z',
  instagram:
    'M8 3.75h8A4.25 4.25 0 0 1 20.25 8v8A4.25 4.25 0 0 1 16 20.25H8A4.25 4.25 0 0 1 3.75 16V8A4.25 4.25 0 0 1 8 3.75zM12 15.6a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2zM16.75 7.25h.01',
  facebook:
    'M13 20.75v-7h2.75l.5-3.25H13V8.6c0-1 .5-1.6 1.6-1.6h1.75V4.1c-.5-.1-1.3-.2-2.1-.2-2.5 0-4 1.5-4 4.2v2.4H7.5v3.25h2.75v7z',
  youtube:
    'M5.5 5.75c4.3-.45 8.7-.45 13 0a2 2 0 0 1 1.8 1.7c.4 3 .4 6.1 0 9.1a2 2 0 0 1-1.8 1.7c-4.3.45-8.7.45-13 0a2 2 0 0 1-1.8-1.7c-.4-3-.4-6.1 0-9.1a2 2 0 0 1 1.8-1.7zM10.25 9.25v5.5l4.75-2.75z',
  external: 'M13.5 4.25h6.25v6.25M19.5 4.5l-8.75 8.75M9.5 5.75H4.25v14h14V14.5',
  warning: 'M12 4l9 15.75H3zM12 10v4.5M12 17h.01',
  eye: 'M2.75 12S6.25 5.75 12 5.75 21.25 12 21.25 12 17.75 18.25 12 18.25 2.75 12 2.75 12zM12 14.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5z',
  'eye-off':
    'M10 6c.65-.15 1.3-.25 2-.25 5.75 0 9.25 6.25 9.25 6.25a16 16 0 0 1-2.8 3.5M6.3 7.7A15.6 15.6 0 0 0 2.75 12S6.25 18.25 12 18.25c1.5 0 2.85-.4 4-1M10.1 10.1a2.75 2.75 0 0 0 3.8 3.8M4 4l16 16',
  share: 'M12 15V3.75M8 7.5l4-3.75 4 3.75M7.5 10.75H4.75v9.5h14.5v-9.5H16.5',
  user: 'M12 11.75a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.25 20.25c.5-3.6 3.6-5.5 7.75-5.5s7.25 1.9 7.75 5.5',
}
const drawn: Record<string, string> = paths

export type IconName = keyof typeof paths | StaffIcon
type StaffIcon = 'check' | 'download' | 'drag' | 'edit' | 'logout' | 'plus' | 'trash' | 'upload'

/** Those that visitors need not fetch. */
export const addIcons = (more: Record<StaffIcon, string>) => void Object.assign(drawn, more)

export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon ${className}`}>
      <path d={drawn[name]} />
    </svg>
  )
}

/** The logo: a nalukettu house seen from above. */
export function Mark({ missingWall = false, ...rest }: ComponentProps<'svg'> & { missingWall?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true" {...rest}>
      <path d={missingWall ? 'M21.25 21.25V2.75H2.75v18.5' : 'M2.75 2.75h18.5v18.5H2.75z'} />
      <path d="M8.75 8.75h6.5v6.5h-6.5zM2.75 2.75l6 6M21.25 2.75l-6 6M21.25 21.25l-6-6M2.75 21.25l6-6" />
    </svg>
  )
}

export type LogoPicture = { src: string; width: number; height: number } | null

type LogoProps = { picture: LogoPicture; className: string; markClassName?: string; strokeWidth?: number }

/** The company's own logo, or the drawn mark. Its name always stands beside it. */
export function Logo({ picture, className, markClassName = '', strokeWidth = 1.5 }: LogoProps) {
  if (!picture) return <Mark strokeWidth={strokeWidth} className={`${className} ${markClassName}`} />
  const { src, width, height } = picture
  return <img src={src} width={width} height={height} alt="" className={`${className} object-contain`} />
}

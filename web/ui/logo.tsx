import { Mark } from './icon.tsx'

export type LogoPicture = { src: string; width: number; height: number } | null

type LogoProps = {
  picture: LogoPicture
  className: string
  markClassName?: string
  strokeWidth?: number
}

/** The company's own logo, or the drawn mark. Its name always stands beside it. */
export function Logo({ picture, className, markClassName = '', strokeWidth = 1.5 }: LogoProps) {
  if (!picture) return <Mark strokeWidth={strokeWidth} className={`${className} ${markClassName}`} />
  const { src, width, height } = picture
  return <img src={src} width={width} height={height} alt="" className={`${className} object-contain`} />
}

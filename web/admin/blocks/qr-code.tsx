import { useEffect, useState } from 'react'

/** Light squares around the code, without which cameras do not find it. */
const border = 2

/** The dark squares as the path of a drawing that is `size` wide and high. */
export async function qrDrawing(text: string) {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { border })
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return { path, size }
}

type QrCodeProps = { text: string; label: string; failed: string; className: string }

export function QrCode({ text, label, failed, className }: QrCodeProps) {
  const [drawing, setDrawing] = useState<{ path: string; size: number }>()
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    qrDrawing(text).then(setDrawing, () => setLost(true))
  }, [text])
  if (isLost) return <p role="alert">{failed}</p>
  const { path, size } = drawing ?? { path: '', size: 1 }
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={`aspect-square bg-white text-black ${className}`}
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}

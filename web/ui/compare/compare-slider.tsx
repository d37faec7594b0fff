// Two pictures, one over the other: a line between them follows the finger, the mouse or the arrow keys. A chunk of its own.
import './compare-slider.css'
import { type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'

type Props = {
  before: ReactNode
  after: ReactNode
  label: string
  /** What a screen reader says of the line, by how much is seen of the first picture. */
  describeAt: (percent: number) => string
}

export function CompareSlider({ before, after, label, describeAt }: Props) {
  const [percent, setPercent] = useState(50)
  const box = useRef<HTMLDivElement>(null)
  const start = useRef({ clientX: 0, clientY: 0 })
  useLayoutEffect(() => box.current?.style.setProperty('--at', `${percent}%`), [percent])

  function moveTo({ clientX }: PointerEvent) {
    const { left = 0, width = 1 } = box.current?.getBoundingClientRect() ?? {}
    setPercent(Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * 100))
  }
  function take(event: PointerEvent) {
    box.current?.setPointerCapture(event.pointerId)
    start.current = event
    // A finger may only be about to scroll the page; a tap moves the line when it ends.
    if (event.pointerType !== 'touch') moveTo(event)
  }
  function follow(event: PointerEvent) {
    const { clientX: x, clientY: y } = start.current
    const isScroll =
      event.pointerType === 'touch' && Math.abs(event.clientX - x) <= Math.abs(event.clientY - y)
    if (event.buttons > 0 && !isScroll) moveTo(event)
  }

  return (
    <div ref={box} className="compare" onPointerDown={take} onPointerMove={follow} onPointerUp={moveTo}>
      {after}
      <div className="compare-before">{before}</div>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={percent}
        onChange={({ target }) => setPercent(Number(target.value))}
        aria-label={label}
        aria-valuetext={describeAt(percent)}
      />
      <span aria-hidden="true" className="compare-line" />
    </div>
  )
}

// Two pictures, one over the other: a line between them follows the finger, the mouse or the arrow keys.
import './compare-slider.css'
import { type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Picture as ProjectPicture } from '#contract/projects.ts'
import { Picture } from '../../../ui/picture.tsx'
import { words } from '../project-words.ts'

type Props = {
  before: ProjectPicture
  after: ProjectPicture
  captions: { before: ReactNode; after: ReactNode }
  className: string
}

export function CompareSlider({ before, after, captions, className }: Props) {
  const [percent, setPercent] = useState(50)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.style.setProperty('--at', `${percent}%`), [percent])

  function follow({ clientX, buttons }: PointerEvent) {
    const { left = 0, width = 1 } = box.current?.getBoundingClientRect() ?? {}
    if (buttons > 0) setPercent(Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * 100))
  }
  function take(event: PointerEvent) {
    box.current?.setPointerCapture(event.pointerId)
    follow(event)
  }

  const sizes = '(min-width: 1472px) 1344px, 88vw'
  return (
    <figure className={`mx-auto w-full ${className}`}>
      <div ref={box} className="compare" onPointerDown={take} onPointerMove={follow}>
        <Picture {...after} sizes={sizes} className={after.drawing ? 'compare-whole' : ''} />
        <Picture
          {...before}
          sizes={sizes}
          className={`compare-before ${before.drawing ? 'compare-whole' : ''}`}
        />
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={percent}
          onChange={({ target }) => setPercent(Number(target.value))}
          aria-label={words.compare}
          aria-valuetext={words.compared(percent)}
        />
        <span aria-hidden="true" className="compare-line" />
      </div>
      <figcaption className="mt-2 flex justify-between gap-x-4 text-sm text-stone">
        <span>{captions.before}</span>
        <span className="text-right">{captions.after}</span>
      </figcaption>
    </figure>
  )
}

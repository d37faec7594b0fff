// The large view of pictures. It is a chunk of its own that arrives with the first picture that is opened.
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import './lightbox.css'
import { useEffect, useRef } from 'react'
import LightboxView, { type ControllerRef, type SlideImage } from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { Icon } from './icon.tsx'
import type { PictureProps } from './picture.tsx'

/** Knows the back gesture of phones; TypeScript does not know it yet, nor do all browsers. */
declare class CloseWatcher extends EventTarget {
  destroy(): void
}

type LightboxProps = {
  label: string
  pictures: readonly Omit<PictureProps, 'sizes'>[]
  at: number
  onClose: () => void
}

/**
 * Arrow keys, swipes and buttons turn the pictures; Escape, a pull downwards, the button and a phone's way back close.
 */
export function Lightbox({ label, pictures, at, onClose }: LightboxProps) {
  const controller = useRef<ControllerRef>(null)

  useEffect(() => {
    if (!('CloseWatcher' in window)) return
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', () => controller.current?.close())
    return () => watcher.destroy()
  }, [])

  return (
    <LightboxView
      open
      index={at}
      close={onClose}
      slides={pictures.map(slideOf)}
      plugins={[Counter, Zoom]}
      labels={{ Lightbox: label }}
      carousel={{ preload: 1 }}
      controller={{ ref: controller, closeOnBackdropClick: true, closeOnPullDown: true }}
      zoom={{ maxZoomPixelRatio: 2 }}
      render={{ iconClose: () => <CloseSign /> }}
    />
  )
}

function CloseSign() {
  return (
    <span className="flex items-center gap-2 text-sm font-semibold">
      <Icon name="close" className="size-6" />
      Close
    </span>
  )
}

/** The browser takes the size that fits the screen; WebP where it was made, as every browser reads it. */
function slideOf({ src, width, height, widths = [], formats = [], alt }: LightboxProps['pictures'][number]) {
  const name = src.replace(/\.\w+$/, '')
  const extension = formats.includes('webp') ? 'webp' : 'jpg'
  const smaller = widths.map((one) => ({
    src: `${name}-${one}.${extension}`,
    width: one,
    height: Math.round((one * height) / width),
  }))
  return { src, width, height, alt, srcSet: [...smaller, { src, width, height }] } satisfies SlideImage
}

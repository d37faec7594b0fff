// Pictures in full size. A chunk of its own, loaded when the first picture is opened.
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import './lightbox.css'
import { useRef, useState } from 'react'
import LightboxView, { type ControllerRef, type SlideImage } from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { both } from '#contract/words.ts'
import { Icon } from '../icon.tsx'
import type { PictureProps } from '../picture.tsx'
import { words } from '../words.ts'
import { useLayer } from './use-layer.ts'

/** By the English ones that the lightbox has itself. */
const labels = both(
  {},
  {
    Close: 'അടയ്ക്കാം',
    Previous: 'മുമ്പത്തെ ചിത്രം',
    Next: 'അടുത്ത ചിത്രം',
    'Zoom in': 'വലുതാക്കാം',
    'Zoom out': 'ചെറുതാക്കാം',
    'Photo gallery': 'ചിത്രങ്ങൾ',
    Carousel: 'ചിത്രങ്ങൾ',
    Slide: 'ചിത്രം',
    '{index} of {total}': '{index} / {total}',
  },
)

type LightboxProps = {
  label: string
  pictures: readonly Omit<PictureProps, 'sizes'>[]
  at: number
  onClose: () => void
}

/** Arrow keys, swipes and buttons change the picture; Escape, a pull down, the button and Back close. */
export function Lightbox({ label, pictures, at, onClose }: LightboxProps) {
  const controller = useRef<ControllerRef>(null)

  const [closing, setClosing] = useState(false)
  useLayer(!closing, () => controller.current?.close())

  return (
    <LightboxView
      open
      index={at}
      close={onClose}
      on={{ exiting: () => setClosing(true) }}
      slides={pictures.map(slideOf)}
      plugins={[Counter, Zoom]}
      labels={{ ...labels, Lightbox: label }}
      carousel={{ preload: 1 }}
      controller={{ ref: controller, closeOnBackdropClick: true, closeOnPullDown: true }}
      zoom={{ maxZoomPixelRatio: 2 }}
      render={{ iconClose: () => closeSign }}
    />
  )
}

const closeSign = (
  <span className="flex items-center gap-2 text-sm font-semibold">
    <Icon name="close" className="size-6" />
    {words.close}
  </span>
)

/** All sizes of a picture, in WebP if there are any, which every browser reads. */
function slideOf({ src, width, height, widths = [], formats = [], alt }: LightboxProps['pictures'][number]) {
  const name = src.replace(/\.\w+$/, '')
  const extension = formats.includes('webp') ? 'webp' : 'jpg'
  const smaller = widths
    .filter((one) => one < width)
    .map((one) => ({
      src: `${name}-${one}.${extension}`,
      width: one,
      height: Math.round((one * height) / width),
    }))
  return { src, width, height, alt, srcSet: [...smaller, { src, width, height }] } satisfies SlideImage
}

import { preload } from 'react-dom'

export type PictureProps = {
  src: string
  /** Empty for decorative pictures. */
  alt: string
  width: number
  height: number
  /** The widths in which smaller variants exist beside `src`, named `<name>-640.webp`. */
  widths?: readonly number[]
  formats?: readonly ('avif' | 'webp')[]
  /** A tiny data: URI, shown blurred until the picture has loaded. */
  placeholder?: string
  sizes: string
  /** For the largest picture of the first view: loaded eagerly and before others. */
  priority?: boolean
  className?: string
}

export function Picture({ src, alt, width, height, sizes, priority, ...props }: PictureProps) {
  const { widths = [], formats = ['avif', 'webp'], placeholder, className = '' } = props
  const [best] = formats
  const isResized = widths.length > 0
  // Requests the picture together with the scripts and styles that stand before it in the document. A page that the app
  // opens may have it from the page before, and would be told that nobody used what it asked for.
  if (import.meta.env.SSR && priority && best && isResized) {
    preload(src, {
      as: 'image',
      type: `image/${best}`,
      imageSrcSet: variants(src, widths, best),
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  }
  return (
    <span className={`picture ${className}`}>
      {placeholder ? <img src={placeholder} alt="" aria-hidden="true" className="picture-blur" /> : null}
      <picture>
        {isResized
          ? formats.map((format) => (
              <source
                key={format}
                type={`image/${format}`}
                srcSet={variants(src, widths, format)}
                sizes={sizes}
              />
            ))
          : null}
        <img
          src={src}
          srcSet={isResized ? variants(src, [...new Set([...widths, width])], 'jpg', width) : undefined}
          sizes={isResized ? sizes : undefined}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          decoding={priority ? 'auto' : 'async'}
          fetchPriority={priority ? 'high' : undefined}
        />
      </picture>
    </span>
  )
}

/** `own` is the width of `src` itself. */
function variants(src: string, widths: readonly number[], extension: string, own?: number) {
  const name = src.replace(/\.\w+$/, '')
  return widths
    .map((width) => `${width === own ? src : `${name}-${width}.${extension}`} ${width}w`)
    .join(', ')
}

import { preload } from 'react-dom'
import { home } from '#content/home.ts'
import { pictures } from '#content/pictures.ts'
import { publicPages } from '#contract/pages.ts'
import { ButtonLink } from '../../ui/button.tsx'

const content = home.hero
const landscape = pictures[content.picture]
const portrait = pictures[content.phonePicture]
const onPhones = '(max-width: 639px)'
const sizes = '100vw'

/** On small screens the picture is below the text, on wide ones behind it. */
export function Hero() {
  preloadPicture(portrait, onPhones)
  preloadPicture(landscape, '(min-width: 640px)')
  const { src, alt, width, height } = landscape
  const portraitSize = { sizes, width: portrait.width, height: portrait.height }
  return (
    <section className="relative isolate flex flex-col xl:min-h-[min(calc(100svh-8rem),54rem)] xl:justify-center">
      <div className="wrap relative z-10 pt-10 pb-2 md:pt-16 xl:pb-28">
        <h1 className="max-w-[7.5em] text-5xl md:max-xl:max-w-none">{content.title}</h1>
        <p className="mt-5 max-w-[21em] text-lg md:mt-7 md:max-xl:max-w-[30em]">{content.text}</p>
        <div className="mt-7 flex flex-wrap gap-3 md:mt-9 md:gap-4">
          <ButtonLink to={publicPages.gallery.path}>See our work</ButtonLink>
          <ButtonLink to={publicPages.contact.path} variant="secondary">
            Talk to us
          </ButtonLink>
        </div>
      </div>
      <div className="relative -mt-6 xl:absolute xl:inset-0 xl:-z-10 xl:mt-0">
        <picture>
          <source media={onPhones} type="image/avif" srcSet={srcSetOf(portrait, 'avif')} {...portraitSize} />
          <source media={onPhones} srcSet={srcSetOf(portrait, 'jpg')} {...portraitSize} />
          <source type="image/avif" srcSet={srcSetOf(landscape, 'avif')} sizes={sizes} />
          <img
            src={src}
            srcSet={srcSetOf(landscape, 'jpg')}
            sizes={sizes}
            alt={alt}
            width={width}
            height={height}
            fetchPriority="high"
            className="w-full object-cover object-[62%_70%] xl:h-full"
          />
        </picture>
        <div className="absolute inset-x-0 top-0 h-1/3 bg-linear-to-b from-plaster to-transparent xl:h-full xl:w-[58%] xl:bg-linear-to-r xl:via-plaster/80 xl:via-55%" />
      </div>
    </section>
  )
}

type Source = { src: string; widths: readonly number[] }

/** Starts the download before the scripts, which come first in the document. */
function preloadPicture(picture: Source, media: string) {
  preload(picture.src, {
    as: 'image',
    type: 'image/avif',
    media,
    imageSrcSet: srcSetOf(picture, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
  })
}

function srcSetOf({ src, widths }: Source, extension: string) {
  const name = src.replace(/\.jpg$/, '')
  return widths.map((width) => `${name}-${width}.${extension} ${width}w`).join(', ')
}

import { preload } from 'react-dom'
import { publicPages } from '#contract/pages.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { pictures } from '../pictures.ts'

const wide = pictures['villa-hero']
const upright = pictures['villa-hero-phone']
const onPhones = '(max-width: 639px)'

/** Upright screens get the house below the words, its sky fading into the page; wide ones the words on the picture. */
export function Hero() {
  fetchFirst(upright, onPhones)
  fetchFirst(wide, '(min-width: 640px)')
  return (
    <section className="relative isolate flex flex-col xl:min-h-[min(calc(100svh-8rem),54rem)] xl:justify-center">
      <div className="wrap relative z-10 pt-10 pb-2 md:pt-16 xl:pb-28">
        <h1 className="max-w-[7.5em] text-5xl md:max-xl:max-w-none">
          A house you will still like in thirty years
        </h1>
        <p className="mt-5 max-w-[21em] text-lg md:mt-7 md:max-xl:max-w-[30em]">
          We design and build houses in and around Kochi: one team, one written price, one person who answers
          the phone.
        </p>
        <div className="mt-7 flex flex-wrap gap-3 md:mt-9 md:gap-4">
          <ButtonLink to={publicPages.gallery.path}>See our work</ButtonLink>
          <ButtonLink to={publicPages.contact.path} variant="secondary">
            Talk to us
          </ButtonLink>
        </div>
      </div>
      <div className="relative -mt-6 xl:absolute xl:inset-0 xl:-z-10 xl:mt-0">
        <picture>
          <source
            media={onPhones}
            type="image/avif"
            srcSet={sizesOf(upright, 'avif')}
            sizes="100vw"
            width={upright.width}
            height={upright.height}
          />
          <source
            media={onPhones}
            srcSet={sizesOf(upright, 'jpg')}
            sizes="100vw"
            width={upright.width}
            height={upright.height}
          />
          <source type="image/avif" srcSet={sizesOf(wide, 'avif')} sizes="100vw" />
          <img
            src={wide.src}
            srcSet={sizesOf(wide, 'jpg')}
            sizes="100vw"
            alt={wide.alt}
            width={wide.width}
            height={wide.height}
            fetchPriority="high"
            className="w-full object-cover object-[62%_70%] xl:h-full"
          />
        </picture>
        <div className="absolute inset-x-0 top-0 h-1/3 bg-linear-to-b from-plaster to-transparent xl:h-full xl:w-[58%] xl:bg-linear-to-r xl:via-plaster/80 xl:via-55%" />
      </div>
    </section>
  )
}

/** The picture sets out before the scripts, which stand above it in the document. */
function fetchFirst(picture: Sized, media: string) {
  preload(picture.src, {
    as: 'image',
    type: 'image/avif',
    media,
    imageSrcSet: sizesOf(picture, 'avif'),
    imageSizes: '100vw',
    fetchPriority: 'high',
  })
}

type Sized = { src: string; widths: readonly number[] }

function sizesOf({ src, widths }: Sized, extension: string) {
  const name = src.replace(/\.jpg$/, '')
  return widths.map((width) => `${name}-${width}.${extension} ${width}w`).join(', ')
}

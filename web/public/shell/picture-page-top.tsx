import type { ReactNode } from 'react'
import { pictures } from '#content/pictures.ts'
import type { PictureName } from '#content/types.ts'
import { Picture } from '../../ui/picture.tsx'
import { PictureNote } from '../gallery/picture-note.tsx'
import { twoColumns } from './band.tsx'

type PicturePageTopProps = {
  label: string
  title: string
  lead: string
  picture: PictureName
  pictureClassName?: string
  children?: ReactNode
}

/** A page that begins with a picture across the screen. */
export function PicturePageTop(props: PicturePageTopProps) {
  const { label, title, lead, picture, pictureClassName = '', children } = props
  return (
    <>
      <Picture
        {...pictures[picture]}
        sizes="100vw"
        priority
        className={`h-[62vw] max-h-[min(68svh,42rem)] min-h-60 ${pictureClassName}`}
      />
      <header className={`wrap ${twoColumns} gap-y-6 pt-10 pb-section md:pt-16`}>
        <div>
          <p className="label">{label}</p>
          <h1 className="mt-4">{title}</h1>
        </div>
        <div>
          <p className="font-serif text-2xl lg:pt-8">{lead}</p>
          {children}
          <PictureNote className="mt-8" />
        </div>
      </header>
    </>
  )
}

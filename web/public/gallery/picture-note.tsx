import { site } from '#site'

type Shown = readonly { renderings: boolean }[]
type PictureNoteProps = {
  /** The projects whose pictures are meant; without them, the pages' own pictures are. */
  of?: Shown
  className?: string
}

/** Says which pictures are not photographs, wherever a page could be taken to show some. */
export function PictureNote({ of = ownPictures, className = '' }: PictureNoteProps) {
  const visualised = of.filter(({ renderings }) => renderings).length
  if (visualised === 0) return null
  const which = visualised === of.length ? 'Pictures' : 'Some pictures'
  return <p className={`text-xs text-stone ${className}`}>{`${which} are visualisations of our designs.`}</p>
}

const ownPictures: Shown = [{ renderings: site.picturesAreRenderings }]

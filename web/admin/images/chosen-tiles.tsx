import { words as kit } from '../../ui/words.ts'
import type { Action } from '../blocks/lists/row-actions.tsx'
import { SortableList } from '../blocks/lists/sorting.tsx'
import { words as common } from '../blocks/words.ts'
import type { GalleryProps } from './chosen-pictures.tsx'
import type { ChosenPicture } from './picture-list.ts'
import { PictureStatus, Preview } from './picture-section.tsx'
import { PictureTile } from './picture-tile.tsx'
import { words } from './words.ts'

/** The chosen gallery images, in an order that can be changed. */
export function ChosenTiles({ pictures, mainChoice, cancelable, onRetry }: GalleryProps) {
  const { list, gallery, busy } = pictures

  function actionsOf({ id, state }: ChosenPicture): Action[] {
    const remove = { onClick: () => list.remove(id) }
    if (state === 'sending') return cancelable ? [{ label: common.cancel, ...remove }] : []
    return [
      ...(state === 'failed' && !busy && onRetry
        ? [{ label: kit.tryAgain, primary: true as const, onClick: onRetry }]
        : []),
      ...(mainChoice && !busy ? [{ label: words.makeMain, onClick: () => list.makeMain(id) }] : []),
      ...(state === 'sent' ? [] : [{ label: words.remove, ...remove }]),
    ]
  }

  return (
    <SortableList
      label={words.chosenGallery}
      ids={gallery.map(({ id }) => id)}
      onMove={list.move}
      // What has been sent keeps its place.
      fixed={busy || gallery.some(({ state }) => state === 'sent')}
      className="mb-3 grid gap-3 sm:grid-cols-3"
    >
      {gallery.map((picture) => (
        <PictureTile
          key={picture.id}
          id={picture.id}
          image={<Preview picture={picture} />}
          caption={<PictureStatus picture={picture} busy={busy} />}
          actions={actionsOf(picture)}
        />
      ))}
    </SortableList>
  )
}

import { maxUpdateImages } from '#contract/limits.ts'
import { Icon } from '../../ui/icon.tsx'
import { PictureStatus, Preview } from '../images/chosen-picture.tsx'
import { PicturePicker } from '../images/chosen-pictures.tsx'
import type { Pictures } from '../images/picture-list.ts'

/** The pictures of an update, in the order in which they were chosen. */
export function ChosenPhotos({ pictures: { list, chosen } }: { pictures: Pictures }) {
  const room = maxUpdateImages - chosen.length
  return (
    <>
      {chosen.length > 0 ? (
        <ul aria-label="Chosen pictures" className="mb-3 grid grid-cols-3 gap-2 sm:grid-cols-5">
          {chosen.map((picture) => (
            <li key={picture.id} className="relative text-xs text-stone">
              <div className="aspect-square bg-sand">
                <Preview picture={picture} />
              </div>
              <button
                type="button"
                aria-label={`Remove ${picture.file.name}`}
                onClick={() => list.remove(picture.id)}
                className="absolute top-0 right-0 grid size-11 place-items-center"
              >
                <span className="rounded bg-charcoal/85 p-1 text-white">
                  <Icon name="close" className="size-4.5" />
                </span>
              </button>
              <PictureStatus picture={picture} busy={false} />
            </li>
          ))}
        </ul>
      ) : null}
      {room > 0 ? (
        <PicturePicker
          multiple
          small
          label={chosen.length > 0 ? 'Choose more pictures' : 'Choose pictures'}
          onFiles={(files) => list.add(files, room)}
        />
      ) : null}
    </>
  )
}

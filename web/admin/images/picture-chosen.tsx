// The pictures that were chosen on this screen: the slot of the main image, and the gallery.
import { maxGalleryImages } from '#contract/limits.ts'
import { Progress } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useSorting } from '../lists/sorting.ts'
import type { Chosen, PictureList } from './picture-list.ts'
import { FileButton, PicturePicker } from './picture-picker.tsx'
import { MainTile, PictureTile, TileButton, TileList, tileAction } from './picture-tile.tsx'

type SlotProps = {
  list: PictureList
  picture: Chosen | undefined
  busy: boolean
  /** On the button, such as 'Choose the main image'. */
  label: string
  /** What else there is to know once a picture is there. */
  note?: string
  onRetry?: () => void
}

/** Room for one picture. */
export function PictureSlot({ list, picture, busy, label, note, onRetry }: SlotProps) {
  const choose = (files: File[]) => list.add(files, 0, true)
  if (!picture) return <PicturePicker label={label} what="a photo" disabled={busy} onFiles={choose} />
  const { id, state, file } = picture
  return (
    <MainTile image={<Preview picture={picture} />}>
      <div className="text-sm text-stone">
        <PictureStatus picture={picture} busy={busy} />
        {note ? <p className="mt-3">{note}</p> : null}
      </div>
      {busy || state === 'sent' ? null : (
        <div className="-mx-2 mt-auto flex flex-wrap">
          {state === 'failed' && onRetry ? (
            <TileButton of={file.name} onClick={onRetry}>
              Try again
            </TileButton>
          ) : null}
          <FileButton onFiles={choose} className={tileAction}>
            Choose another
          </FileButton>
          <TileButton danger of={file.name} onClick={() => list.remove(id)}>
            Remove
          </TileButton>
        </div>
      )}
    </MainTile>
  )
}

type GalleryProps = {
  list: PictureList
  pictures: readonly Chosen[]
  busy: boolean
  /** How many more a project can take. */
  room?: number
  /** Whether one of these may become the main image. */
  mainChoice?: boolean
  /** A picture on its way can be taken back, except where several travel in one request. */
  stoppable?: boolean
  onRetry: () => void
}

export function ChosenGallery(props: GalleryProps) {
  const { list, pictures, busy, room = maxGalleryImages, mainChoice, stoppable, onRetry } = props
  const ids = pictures.map(({ id }) => id)
  const sorting = useSorting(ids, list.move)
  const left = room - pictures.length
  // What has been sent keeps its place.
  const fixed = busy || pictures.some(({ state }) => state === 'sent')
  return (
    <>
      {pictures.length > 0 ? (
        <div className="mb-3">
          <TileList label="Chosen gallery images" sorting={sorting}>
            {pictures.map((picture, i) => {
              const name = `picture ${i + 1}`
              const { state } = picture
              return (
                <PictureTile
                  key={picture.id}
                  id={picture.id}
                  place={i + 1}
                  of={pictures.length}
                  image={<Preview picture={picture} />}
                  sorting={fixed ? undefined : sorting}
                  caption={<PictureStatus picture={picture} busy={busy} />}
                >
                  {state === 'failed' && !busy ? (
                    <TileButton of={name} onClick={onRetry}>
                      Try again
                    </TileButton>
                  ) : null}
                  {mainChoice && !busy ? (
                    <TileButton of={name} onClick={() => list.makeMain(picture.id)}>
                      Make main
                    </TileButton>
                  ) : null}
                  {state === 'sent' || (state === 'sending' && !stoppable) ? null : (
                    <TileButton danger of={name} onClick={() => list.remove(picture.id)}>
                      {state === 'sending' ? 'Cancel' : 'Remove'}
                    </TileButton>
                  )}
                </PictureTile>
              )
            })}
          </TileList>
        </div>
      ) : null}
      {left > 0 ? (
        <PicturePicker
          multiple
          small={pictures.length > 0}
          label={pictures.length > 0 ? 'Choose more gallery images' : 'Choose gallery images'}
          what="photos"
          disabled={busy}
          onFiles={(files) => list.add(files, left)}
        />
      ) : null}
    </>
  )
}

function Preview({ picture }: { picture: Chosen }) {
  return (
    <img
      src={picture.preview}
      alt={picture.file.name}
      draggable={false}
      decoding="async"
      className="size-full object-cover"
    />
  )
}

function PictureStatus({ picture, busy }: { picture: Chosen; busy: boolean }) {
  const { state, progress, sentence, bytes } = picture
  return (
    <>
      {state === 'preparing' ? <p>Getting ready...</p> : null}
      {state === 'ready' ? <p>{busy ? 'Waiting' : `Ready, ${sizeOf(bytes)}`}</p> : null}
      {state === 'sending' ? <Progress value={progress} label={progress < 1 ? 'Sending' : 'Saving'} /> : null}
      {state === 'sent' ? (
        <p className="flex items-center gap-1 font-semibold text-leaf">
          <Icon name="check" className="size-4.5" />
          Sent
        </p>
      ) : null}
      {state === 'failed' ? <p className="font-medium text-alarm">{sentence}</p> : null}
    </>
  )
}

const sizeOf = (bytes: number) => (bytes < 100_000 ? 'under 0.1 MB' : `${(bytes / 1_000_000).toFixed(1)} MB`)

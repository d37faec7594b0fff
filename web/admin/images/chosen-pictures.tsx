// The pictures chosen on this screen: the slot of the main image, and the gallery.

import { type DragEvent, lazy, useEffect, useState } from 'react'
import { uploadMessages } from '#contract/admin/upload-messages.ts'
import { maxGalleryImages } from '#contract/limits.ts'
import type { Project } from '#contract/projects.ts'
import { ChunkBoundary } from '../../screen.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { words as kit } from '../../ui/words.ts'
import { ActionButton, actionClass, tileActions } from '../blocks/lists/row-actions.tsx'
import { FileButton } from './file-button.tsx'
import type { Pictures } from './picture-list.ts'
import { MainTile, PictureSection, PictureStatus, Preview } from './picture-section.tsx'
import { words } from './words.ts'

type SharedProps = { pictures: Pictures; onRetry?: () => void }

type SlotProps = SharedProps & {
  /** On the button, such as 'Choose the main image'. */
  label: string
  /** What else there is to know once a picture is there. */
  note?: string
}

/** Room for the main image. */
export function PictureSlot({ pictures: { list, main, busy }, label, note, onRetry }: SlotProps) {
  const choose = (files: File[]) => list.add(files, 0, true)
  if (!main) return <PicturePicker label={label} disabled={busy} onFiles={choose} />
  const { id, state, file } = main
  return (
    <MainTile image={<Preview picture={main} />}>
      <div className="text-sm text-stone">
        <PictureStatus picture={main} busy={busy} />
        {note ? <p className="mt-3">{note}</p> : null}
      </div>
      {busy || state === 'sent' ? null : (
        <div className={`-mx-2 mt-auto ${tileActions}`}>
          {state === 'failed' && onRetry ? (
            <ActionButton label={kit.tryAgain} labelSuffix={file.name} onClick={onRetry} />
          ) : null}
          <FileButton onFiles={choose} className={actionClass()}>
            {words.chooseAnother}
          </FileButton>
          <ActionButton label={words.remove} labelSuffix={file.name} onClick={() => list.remove(id)} />
        </div>
      )}
    </MainTile>
  )
}

export type GalleryProps = SharedProps & {
  /** How many more a project can take. */
  room?: number
  /** Whether one of these may become the main image. */
  mainChoice?: boolean
  /** An upload can be cancelled, except where several pictures share one request. */
  cancelable?: boolean
}

/** What puts pictures in order is heavy. It is fetched ahead: without a connection it could not be loaded any more. */
const loadTiles = () => import('./chosen-tiles.tsx')
const ChosenTiles = lazy(() => loadTiles().then((loaded) => ({ default: loaded.ChosenTiles })))

export function ChosenGallery(props: GalleryProps) {
  const { list, gallery, busy } = props.pictures
  const left = (props.room ?? maxGalleryImages) - gallery.length
  const some = gallery.length > 0
  useEffect(() => void loadTiles().catch(() => undefined), [])
  return (
    <>
      {some ? (
        <ChunkBoundary>
          <ChosenTiles {...props} />
        </ChunkBoundary>
      ) : null}
      {left > 0 ? (
        <PicturePicker
          multiple
          small={some}
          label={some ? words.chooseMore : words.choose}
          disabled={busy}
          onFiles={(files) => list.add(files, left)}
        />
      ) : null}
    </>
  )
}

type NewPicturesProps = SharedProps & { title: string; project: Project }

/** Further gallery images for a project that has some. */
export function NewPictures({ title, project, ...shared }: NewPicturesProps) {
  const room = maxGalleryImages - project.gallery_images.length
  const note = room > 0 ? `${words.roomFor(room)} ${words.limits}` : uploadMessages.tooManyImages
  return (
    <PictureSection title={title} note={note} pictures={shared.pictures}>
      <ChosenGallery {...shared} room={room} cancelable />
    </PictureSection>
  )
}

type PickerProps = {
  /** On the button, such as 'Choose gallery images'. */
  label: string
  multiple?: boolean
  disabled?: boolean
  /** Takes less room. */
  small?: boolean
  onFiles: (files: File[]) => void
}

/** Choose, drop or, on a phone, take photos. */
export function PicturePicker({ label, multiple, disabled, small, onFiles }: PickerProps) {
  const [over, setOver] = useState(false)
  usePreventedDrops()

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (!disabled) onFiles([...event.dataTransfer.files])
  }

  return (
    <fieldset
      aria-label={label}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex flex-wrap items-center justify-center gap-x-4 gap-y-3 rounded border border-dashed px-4 text-center transition-colors ${
        over ? 'border-laterite bg-laterite/8' : 'border-edge bg-sand/40'
      } ${small ? 'py-4' : 'py-8 desk:py-5'}`}
    >
      <p className="hidden text-sm text-stone pointer-fine:block">
        {multiple ? words.dropMany : words.dropOne}
      </p>
      <FileButton
        multiple={multiple}
        disabled={disabled}
        onFiles={onFiles}
        className={buttonClass('secondary')}
      >
        <Icon name="upload" />
        {label}
      </FileButton>
      <FileButton
        disabled={disabled}
        onFiles={onFiles}
        camera
        className={buttonClass('quiet', 'pointer-fine:hidden')}
      >
        {words.takePhoto}
      </FileButton>
    </fieldset>
  )
}

/** A file dropped beside the target would replace the page, and all that was typed with it. */
function usePreventedDrops() {
  useEffect(() => {
    const controller = new AbortController()
    for (const name of ['dragover', 'drop'])
      window.addEventListener(name, (event) => event.preventDefault(), { signal: controller.signal })
    return () => controller.abort()
  }, [])
}

import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useState } from 'react'
import { imageTypes, maxShrinkPixels } from '#contract/limits.ts'
import { buttonClass } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Pictures } from './picture-list.ts'

const million = 1_000_000

export const pictureLimits = `JPEG, PNG or WebP, up to ${maxShrinkPixels / million} megapixels; large photos are made smaller here before they are sent.`

type SectionProps = {
  title: string
  note?: ReactNode
  error?: string
  /** Shows what was wrong with the files chosen here. */
  pictures?: Pictures
  children: ReactNode
}

/** A part of a form that shows pictures. */
export function PictureSection({ title, note, error, pictures, children }: SectionProps) {
  return (
    <section className="mt-10">
      <h2 className="text-xl">{title}</h2>
      {note ? <p className="mt-1 text-sm text-stone">{note}</p> : null}
      {error ? <FieldError>{error}</FieldError> : null}
      <div className="mt-4">
        {pictures ? <Problems {...pictures} /> : null}
        {children}
      </div>
    </section>
  )
}

/** The files that were not taken, and why. */
function Problems({ problems, list }: Pictures) {
  return (
    <div role="alert">
      {problems.length > 0 ? (
        <div className="mb-4 border-l-2 border-alarm py-1 pl-4 text-sm">
          <ul className="grid gap-1.5">
            {problems.map(({ name, sentence }) => (
              <li key={name + sentence} className="wrap-anywhere">
                {name ? <b>{name}: </b> : null}
                {sentence}
              </li>
            ))}
          </ul>
          <button type="button" onClick={list.forgetProblems} className="link min-h-11 font-semibold">
            OK
          </button>
        </div>
      ) : null}
    </div>
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
      } ${small ? 'py-4' : 'py-8'}`}
    >
      <p className="hidden text-sm text-stone pointer-fine:block">
        Drop {multiple ? 'photos' : 'a photo'} here, or
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
        Take a photo
      </FileButton>
    </fieldset>
  )
}

type FileButtonProps = Pick<PickerProps, 'multiple' | 'disabled' | 'onFiles'> & {
  /** Opens the camera of a phone at once. */
  camera?: boolean
  className: string
  children: ReactNode
}

export function FileButton({ camera, className, onFiles, children, ...input }: FileButtonProps) {
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(target.files ?? [])])
    // So that the same file can be chosen again after it was removed.
    target.value = ''
  }
  return (
    <label
      className={`${className} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-disabled:opacity-60`}
    >
      {children}
      <input
        {...input}
        type="file"
        accept={imageTypes.join()}
        capture={camera ? 'environment' : undefined}
        onChange={choose}
        className="sr-only"
      />
    </label>
  )
}

/** A file dropped beside the target would replace the page, and all that was typed with it. */
function usePreventedDrops() {
  useEffect(() => {
    const gone = new AbortController()
    for (const name of ['dragover', 'drop'])
      window.addEventListener(name, (event) => event.preventDefault(), { signal: gone.signal })
    return () => gone.abort()
  }, [])
}

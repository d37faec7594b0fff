import type { ChangeEvent, ReactNode } from 'react'
import { imageTypes } from '#contract/limits.ts'

type Props = {
  onFiles: (files: File[]) => void
  multiple?: boolean
  disabled?: boolean
  /** Opens the camera of a phone at once. */
  camera?: boolean
  className: string
  children: ReactNode
}

/** By their names too: not every system knows the type of HEIC photos. */
const withHeic = [...imageTypes, 'image/heic', 'image/heif', '.heic', '.heif']
/** Only Safari has it, which hands over JPEGs in place of HEIC photos where these are not accepted. */
const isSafari = () => 'GestureEvent' in window

export function FileButton({ camera, className, onFiles, children, ...input }: Props) {
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
        accept={(isSafari() ? imageTypes : withHeic).join()}
        capture={camera ? 'environment' : undefined}
        onChange={choose}
        className="sr-only"
      />
    </label>
  )
}

// A chosen picture, and how far its upload has come.
import { useState } from 'react'
import { Progress } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ChosenPicture } from './picture-list.ts'
import { words } from './words.ts'

/** The name of a file that the browser cannot show, until it is converted. */
export function Preview({ picture: { preview, file } }: { picture: ChosenPicture }) {
  const [broken, setBroken] = useState('')
  if (preview === broken)
    return <p className="grid size-full place-items-center p-2 text-xs wrap-anywhere">{file.name}</p>
  return (
    <img
      src={preview}
      alt={file.name}
      draggable={false}
      decoding="async"
      onError={() => setBroken(preview)}
      className="size-full object-cover"
    />
  )
}

export function PictureStatus({ picture, busy }: { picture: ChosenPicture; busy: boolean }) {
  const { state, progress, sentence, bytes } = picture
  if (state === 'preparing') return <p>{sentence || words.gettingReady}</p>
  if (state === 'ready') return <p>{busy ? words.waiting : words.ready(formatBytes(bytes))}</p>
  if (state === 'sending')
    return <Progress value={progress} label={progress < 1 ? words.sending : words.saving} />
  if (state === 'failed') return <p className="font-medium text-alarm">{sentence}</p>
  return (
    <p className="flex items-center gap-1 font-semibold text-leaf">
      <Icon name="check" className="size-4.5" />
      {words.sent}
    </p>
  )
}

const formatBytes = (bytes: number) =>
  bytes < 100_000 ? words.small : `${(bytes / 1_000_000).toFixed(1)} MB`

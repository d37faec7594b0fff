// A chosen picture, and how far its upload has come.
import { Progress } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ChosenPicture } from './picture-list.ts'

export const Preview = ({ picture: { preview, file } }: { picture: ChosenPicture }) => (
  <img src={preview} alt={file.name} draggable={false} decoding="async" className="size-full object-cover" />
)

export function PictureStatus({ picture, busy }: { picture: ChosenPicture; busy: boolean }) {
  const { state, progress, sentence, bytes } = picture
  if (state === 'preparing') return <p>Getting ready...</p>
  if (state === 'ready') return <p>{busy ? 'Waiting' : `Ready, ${formatBytes(bytes)}`}</p>
  if (state === 'sending') return <Progress value={progress} label={progress < 1 ? 'Sending' : 'Saving'} />
  if (state === 'failed') return <p className="font-medium text-alarm">{sentence}</p>
  return (
    <p className="flex items-center gap-1 font-semibold text-leaf">
      <Icon name="check" className="size-4.5" />
      Sent
    </p>
  )
}

const formatBytes = (bytes: number) =>
  bytes < 100_000 ? 'under 0.1 MB' : `${(bytes / 1_000_000).toFixed(1)} MB`

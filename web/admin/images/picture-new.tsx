import { maxGalleryImages } from '#contract/limits.ts'
import type { Project } from '#contract/projects.ts'
import { uploadMessages } from '#contract/uploads.ts'
import { ChosenGallery } from './picture-chosen.tsx'
import type { usePictures } from './picture-list.ts'
import { PictureProblems } from './picture-picker.tsx'
import { PictureSection, pictureLimits } from './picture-section.tsx'

type NewPicturesProps = {
  title: string
  project: Project
  pictures: ReturnType<typeof usePictures>
  busy: boolean
  onRetry: () => void
}

/** Further gallery images for a project that has some. */
export function NewPictures({ title, project, pictures, busy, onRetry }: NewPicturesProps) {
  const { list, others, problems } = pictures
  const room = maxGalleryImages - project.gallery_images.length
  return (
    <PictureSection
      title={title}
      note={room > 0 ? `Room for ${room} more. ${pictureLimits}` : uploadMessages.tooManyImages}
    >
      <PictureProblems problems={problems} onDismiss={list.forgetProblems} />
      <ChosenGallery list={list} pictures={others} busy={busy} room={room} stoppable onRetry={onRetry} />
    </PictureSection>
  )
}

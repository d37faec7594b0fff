import { Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { useGalleryOrigin } from './gallery-origin.ts'
import { words } from './project-words.ts'

export function BackToGallery() {
  return (
    <Link
      to={useGalleryOrigin()}
      // Only the app knows what the visitor had chosen.
      data-app
      className="link inline-flex min-h-11 items-center gap-2 text-sm print:hidden"
    >
      <Icon name="arrow" className="size-4 rotate-180" />
      {words.backToGallery}
    </Link>
  )
}

import { site } from '#site'

/** Says that pictures are not photographs, wherever a page could be taken to show some. */
export function PictureNote({ className = '' }: { className?: string }) {
  if (!site.picturesAreRenderings) return null
  return <p className={`text-xs text-stone ${className}`}>Pictures are visualisations of our designs.</p>
}

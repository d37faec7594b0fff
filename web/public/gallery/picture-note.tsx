import { site } from '#site'

/** Says honestly what the pictures are, wherever a page could be taken to show photographs. */
export function PictureNote({ className = '' }: { className?: string }) {
  if (!site.picturesAreRenderings) return null
  return <p className={`text-xs text-stone ${className}`}>Pictures are visualisations of our designs.</p>
}

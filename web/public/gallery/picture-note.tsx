import { inBoth } from '#contract/words.ts'
import { useCompany } from '../../page-context.ts'

type PictureNoteProps = {
  /** The projects whose pictures are meant; without them, the pages' own pictures are. */
  projects?: readonly { renderings: boolean }[]
  className?: string
}

/** Says which pictures are not photographs, wherever a page could be taken to show some. */
export function PictureNote({ projects, className = '' }: PictureNoteProps) {
  const { picturesAreRenderings } = useCompany()
  const shown = projects ?? [{ renderings: picturesAreRenderings }]
  const visualised = shown.filter(({ renderings }) => renderings).length
  if (visualised === 0) return null
  const note = visualised === shown.length ? words.renderings : words.someRenderings
  return <p className={`text-xs text-stone ${className}`}>{note}</p>
}

/** Says so of a house that is not finished. */
export const BuildingMark = ({ project: { building } }: { project: { building: boolean } }) =>
  building ? <p className="label text-laterite">{words.underConstruction}</p> : null

const words = inBoth({
  renderings: ['Pictures are visualisations of our designs.', 'ഇവിടെ കാണുന്നത് ഞങ്ങളുടെ ഡിസൈനുകളുടെ 3D ചിത്രങ്ങളാണ്.'],
  someRenderings: [
    'Some pictures are visualisations of our designs.',
    'ഇവിടെയുള്ള ചിത്രങ്ങളിൽ ചിലത് ഞങ്ങളുടെ ഡിസൈനുകളുടെ 3D ചിത്രങ്ങളാണ്.',
  ],
  underConstruction: ['Under construction', 'പണി നടക്കുന്നു'],
})

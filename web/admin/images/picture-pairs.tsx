// Two pictures of a project that show it before and after: every change is saved at once.
import { useState } from 'react'
import { pictureMessages as messages } from '#contract/houses/messages.ts'
import { maxPicturePairs } from '#contract/limits.ts'
import type { Project, Picture as StoredPicture } from '#contract/projects.ts'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { toast } from '../../ui/toast.ts'
import { adminCall } from '../blocks/calls.ts'
import { Section } from '../blocks/heading.tsx'
import { useMutate } from '../blocks/lists/mutate.ts'
import { words } from './words.ts'

const sides = ['before', 'after'] as const
const nothing = { before: '', after: '' }

export function PicturePairs({ project }: { project: Project }) {
  const [chosen, setChosen] = useState(nothing)
  const mutate = useMutate()
  const pictures = [project.main_picture, ...project.gallery_pictures]

  async function add() {
    if (!chosen.before || !chosen.after) return toast.warning(messages.pairMissing)
    const params = { id: project.id }
    if (await mutate(() => adminCall('addPicturePair', { params, body: chosen })))
      // Whoever has chosen the next ones meanwhile keeps them.
      setChosen((now) => (now === chosen ? nothing : now))
  }
  const remove = (id: string) => mutate(() => adminCall('deletePicturePair', { params: { id } }))

  return (
    <Section id="pairs" title={words.pairs} note={words.pairsNote} className="mt-10 max-w-form">
      <ul className="mb-6 grid gap-3 empty:hidden">
        {project.pairs.map((pair, index) => (
          <li
            key={pair.id}
            className="flex flex-wrap items-center gap-3 rounded border border-line bg-white p-3"
          >
            {sides.map((side) => (
              <figure key={side} className="text-sm text-stone">
                <Thumbnail picture={pictures.find(({ src }) => src === pair[side])} />
                <figcaption>{words[side]}</figcaption>
              </figure>
            ))}
            <Button
              variant="quiet"
              className="ml-auto"
              aria-label={words.removePair(index + 1)}
              onClick={() => remove(pair.id)}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      {project.pairs.length < maxPicturePairs ? (
        <>
          {sides.map((side) => (
            <fieldset key={side} className="mb-4">
              <legend className="mb-2 text-sm font-semibold">{words[side]}</legend>
              <div className="flex flex-wrap gap-2.5">
                {pictures.map((picture) => (
                  <label
                    key={picture.src}
                    className="cursor-pointer rounded has-checked:outline-3 has-checked:outline-offset-2 has-checked:outline-laterite has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
                  >
                    <input
                      type="radio"
                      name={`pair-${side}`}
                      checked={chosen[side] === picture.src}
                      onChange={() => setChosen({ ...chosen, [side]: picture.src })}
                      className="sr-only"
                    />
                    <Thumbnail picture={picture} />
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
          <Button variant="secondary" onClick={add}>
            {words.makePair}
          </Button>
        </>
      ) : (
        <p className="text-stone">{messages.pairsFull}</p>
      )}
    </Section>
  )
}

const Thumbnail = ({ picture }: { picture: StoredPicture | undefined }) =>
  picture ? (
    <Picture {...picture} alt={picture.caption || picture.alt} sizes="6rem" className="aspect-4/3 w-20" />
  ) : null

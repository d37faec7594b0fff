// A picture with its caption and buttons: a row on phones, a card on wider screens.
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { type Action, actionClass, RowActions, tileActions } from '../blocks/lists/row-actions.tsx'
import { useSortableItem } from '../blocks/lists/sorting.tsx'
import { words } from './words.ts'

type TileProps = {
  id: string
  noun?: string
  image: ReactNode
  caption?: ReactNode
  /** Stays a row on wider screens. */
  row?: boolean
  actions: Action[]
}
/** An item of a SortableList. */
export function PictureTile({ id, noun = words.picture, image, caption, row, actions }: TileProps) {
  const { place, count, fixed, step, item, surface, handle } = useSortableItem(id)
  const name = `${noun} ${place}`
  const moves: Action[] = [
    { label: words.earlier, disabled: place === 1, onClick: () => step(-1) },
    { label: words.later, disabled: place === count, onClick: () => step(1) },
  ]
  return (
    <li
      {...item}
      className={`relative flex gap-2 rounded border border-line bg-white data-dragged:z-10 data-dragged:opacity-60 data-dragged:outline-3 data-dragged:outline-laterite ${row ? 'sm:gap-4 desk:gap-1' : 'sm:flex-col sm:gap-0'}`}
    >
      <div
        {...surface}
        className={`relative shrink-0 overflow-hidden bg-sand ${row ? 'min-h-28 w-[min(6rem,32%)] sm:w-44 desk:min-h-16 desk:w-24' : 'min-h-21 w-[min(7rem,38%)] sm:aspect-4/3 sm:w-full'} ${fixed ? '' : 'pointer-fine:cursor-grab'}`}
      >
        {/* Out of the flow: an upright photo would make its row taller than the others. */}
        <div className="absolute inset-0">{image}</div>
        {row ? null : (
          <span className="absolute top-1.5 left-1.5 min-w-6 rounded bg-charcoal/85 px-1.5 text-center text-xs font-semibold text-white tabular-nums">
            {place}
          </span>
        )}
      </div>
      <div
        className={`flex min-w-0 flex-1 flex-col py-1.5 pr-1 sm:px-1.5 ${row ? 'desk:flex-row desk:items-center desk:justify-between' : ''}`}
      >
        <div className="min-w-0 px-2 text-sm text-stone">{caption}</div>
        <div className={`mt-auto ${tileActions} ${row ? 'desk:mt-0 desk:shrink-0 desk:flex-nowrap' : ''}`}>
          {fixed ? null : (
            <button
              type="button"
              {...handle}
              aria-label={words.moveHow(name, count)}
              className={`${actionClass()} touch-none pointer-fine:cursor-grab`}
            >
              <Icon name="drag" className="-ml-1 size-4.5" />
              {words.move}
            </button>
          )}
          <RowActions name={name} actions={fixed ? actions : [...moves, ...actions]} allInMenu={!fixed} />
        </div>
      </div>
    </li>
  )
}

// A picture with its caption and what can be done with it: a row on phones, a card on wider screens.
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import type { Sorting } from '../lists/sorting.ts'

const action =
  'inline-flex min-h-11 items-center gap-1.5 rounded px-2 text-sm font-semibold whitespace-nowrap transition-colors aria-disabled:cursor-default aria-disabled:opacity-40'
const plainLook = 'text-laterite hover:bg-laterite/8 hover:text-laterite-deep'
export const tileAction = `${action} ${plainLook}`
const dangerous = 'text-alarm hover:bg-alarm hover:text-white'

type TileProps = {
  id: string
  image: ReactNode
  /** Counted from one. */
  place: number
  of: number
  /** Left out while the order is fixed. */
  sorting?: Sorting
  caption?: ReactNode
  children?: ReactNode
}

export function PictureTile({ id, image, place, of, sorting, caption, children }: TileProps) {
  const name = `picture ${place}`
  return (
    <li
      {...sorting?.item(id)}
      className="flex gap-2 rounded border border-line bg-white data-dragged:opacity-60 data-dragged:outline-3 data-dragged:outline-laterite sm:flex-col sm:gap-0"
    >
      <div
        {...sorting?.surface(id)}
        className={`relative min-h-21 w-28 shrink-0 overflow-hidden bg-sand sm:aspect-4/3 sm:w-full ${sorting ? 'pointer-fine:cursor-grab' : ''}`}
      >
        {/* Out of the flow: an upright photo would make its row taller than the others. */}
        <div className="absolute inset-0">{image}</div>
        <span className="absolute top-1.5 left-1.5 min-w-6 rounded bg-charcoal/85 px-1.5 text-center text-xs font-semibold text-white tabular-nums">
          {place}
        </span>
      </div>
      <div className="flex min-w-0 flex-1 flex-col py-1.5 pr-1 sm:px-1.5">
        <div className="min-w-0 px-2 text-sm text-stone">{caption}</div>
        <div className="mt-auto flex flex-wrap">
          {sorting ? <MoveButtons id={id} name={name} place={place} of={of} sorting={sorting} /> : null}
          {children}
        </div>
      </div>
    </li>
  )
}

type MoveProps = { id: string; name: string; place: number; of: number; sorting: Sorting }

export function MoveButtons({ id, name, place, of, sorting }: MoveProps) {
  return (
    <>
      <button
        type="button"
        {...sorting.handle(id)}
        aria-label={`Move ${name} of ${of}: drag it or use the arrow keys`}
        className={`${tileAction} touch-none pointer-fine:cursor-grab`}
      >
        <Icon name="drag" className="-ml-1 size-4.5" />
        Move
      </button>
      <TileButton of={name} disabled={place === 1} onClick={() => sorting.step(id, -1)}>
        Earlier
      </TileButton>
      <TileButton of={name} disabled={place === of} onClick={() => sorting.step(id, 1)}>
        Later
      </TileButton>
    </>
  )
}

type TileButtonProps = {
  children: string
  /** The picture in words, for those who hear the button without seeing where it stands. */
  of: string
  danger?: boolean
  /** Keeps the focus, so that one can go on with the keyboard. */
  disabled?: boolean
  onClick: () => void
}

export function TileButton({ children, of, danger, disabled, onClick }: TileButtonProps) {
  return (
    <button
      type="button"
      onClick={disabled ? undefined : onClick}
      aria-disabled={disabled || undefined}
      aria-label={`${children} ${of}`}
      className={`${action} ${danger ? dangerous : plainLook}`}
    >
      {children}
    </button>
  )
}

type ListProps = { label: string; sorting: Sorting; className?: string; children: ReactNode }

/** The tiles; moving one by keyboard is also said aloud. */
export function TileList({ label, sorting, className = 'sm:grid-cols-3', children }: ListProps) {
  return (
    <>
      <ol
        ref={sorting.list}
        aria-label={label}
        className={`grid gap-3 ${className} ${sorting.dragging ? 'select-none' : ''}`}
      >
        {children}
      </ol>
      <p role="status" className="sr-only">
        {sorting.said}
      </p>
    </>
  )
}

/** The main image stands apart, and larger. */
export function MainTile({ image, children }: { image: ReactNode; children: ReactNode }) {
  return (
    <div className="grid rounded border border-line bg-white sm:grid-cols-2">
      <div className="aspect-4/3 overflow-hidden bg-sand">{image}</div>
      <div className="flex min-w-0 flex-col gap-1 p-4">{children}</div>
    </div>
  )
}

// Rows of a list that something is done with at once.
import { type ReactNode, useState } from 'react'
import { inBoth } from '#contract/words.ts'
import { Button } from '../../../ui/button.tsx'
import type { Column } from './table.tsx'

/** Those of the page in sight: a row that has left it is not ticked any more. */
export function useTicks<Row extends { id: string }>(
  rows: readonly Row[] | undefined = [],
  nameOf: (row: Row) => string,
) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const ticked = rows.filter(({ id }) => ids.has(id))
  const tick = (changed: readonly Row[], on: boolean) => {
    const others = ticked.filter((row) => !changed.includes(row))
    setIds(new Set([...others, ...(on ? changed : [])].map(({ id }) => id)))
  }
  const box = (label: string, changed: readonly Row[], text?: string) => (
    <label className="-my-1 -ml-3 inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-3 px-3 font-semibold">
      <input
        type="checkbox"
        aria-label={label}
        checked={changed.length > 0 && changed.every((row) => ticked.includes(row))}
        onChange={(event) => tick(changed, event.target.checked)}
        className="size-5 shrink-0 accent-laterite"
      />
      {text ? <span className="@4xl:hidden">{text}</span> : null}
    </label>
  )
  const column: Column<Row> = {
    key: 'ticked',
    label: ticksWords.tick,
    head: (
      <>
        <span className="@4xl:hidden">{ticksWords.tick}</span>
        <span className="@max-4xl:hidden">{box(ticksWords.tickAll, rows)}</span>
      </>
    ),
    unlabelled: true,
    cell: (row) => (
      <>
        {box(ticksWords.tickRow(nameOf(row)), [row], ticksWords.tick)}
        {ticked.includes(row) ? (
          <button type="button" onClick={focusBar} className={skipClass}>
            {ticksWords.change}
          </button>
        ) : null}
      </>
    ),
  }
  return { ticked, column, clear: () => setIds(new Set()) }
}

/** From a ticked row the keyboard is one step away from the bar, which stands after all other rows. */
const skipClass =
  'absolute z-10 min-h-11 rounded bg-charcoal px-4 text-sm font-semibold whitespace-nowrap text-plaster not-focus-visible:sr-only'
const barId = 'tick-bar'
const focusBar = () => document.querySelector<HTMLElement>(`#${barId} :is(select, button)`)?.focus()

type TickBarProps = { ticks: { ticked: readonly unknown[]; clear: () => void }; children: ReactNode }

/** What can be done with the ticked rows; it stays in sight at the bottom. */
export function TickBar({ ticks: { ticked, clear }, children }: TickBarProps) {
  return (
    <div id={barId} className={ticked.length > 0 ? 'form-bar mt-4 items-center' : ''}>
      <p role="status" className="text-sm font-semibold">
        {ticked.length > 0 ? ticksWords.ticked(ticked.length) : ''}
      </p>
      {ticked.length > 0 ? (
        <>
          {children}
          <Button variant="quiet" onClick={clear}>
            {ticksWords.untick}
          </Button>
        </>
      ) : null}
    </div>
  )
}

const ticksWords = inBoth({
  tick: ['Tick', 'ടിക്ക്'],
  tickRow: [(name: string) => `Tick ${name}`, (name) => `${name}: ടിക്ക് ചെയ്യാം`],
  tickAll: ['Tick all on this page', 'ഈ പേജിലെ എല്ലാം ടിക്ക് ചെയ്യാം'],
  ticked: [(count: number) => `${count} ticked`, (count) => `${count} എണ്ണം ടിക്ക് ചെയ്തു`],
  change: ['Change the ticked', 'ടിക്ക് ചെയ്തവ മാറ്റാം'],
  untick: ['Untick', 'ടിക്ക് മാറ്റാം'],
})

import { useState } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from '../../ui/icon.tsx'
import type { Column } from '../../ui/table.tsx'

export type Action = {
  label: string
  icon: IconName
  /** Names the row for screen readers, after the label. */
  of?: string
  danger?: boolean
} & ({ to: string } | { onClick: () => unknown })

type Actions<Row> = (row: Row) => readonly (Action | false)[]

/** The last column of a table: what can be done with the row that `of` names. */
export function actionsColumn<Row>(of: (row: Row) => string, actions: Actions<Row>): Column<Row> {
  return {
    key: 'actions',
    label: 'Actions',
    actions: true,
    cell(row) {
      const shown = actions(row).filter((action) => action !== false)
      if (shown.length === 0) return null
      return (
        <div className="-mx-3 flex flex-wrap gap-x-1 @4xl:mx-0 @4xl:-mr-3 @4xl:flex-nowrap @4xl:justify-end">
          {shown.map((action) => (
            <RowAction key={action.label} of={of(row)} {...action} />
          ))}
        </div>
      )
    },
  }
}

/** A button ignores presses until what it started is done, but stays enabled to get the focus back from a dialog. */
export function RowAction({ label, icon, of, danger = false, ...target }: Action) {
  const [busy, setBusy] = useState(false)
  const shared = {
    'aria-label': `${label} ${of}`,
    className: `inline-flex min-h-11 items-center gap-2 rounded px-3 text-sm font-semibold whitespace-nowrap transition-colors aria-busy:opacity-60 ${
      danger
        ? 'text-alarm hover:bg-alarm hover:text-white'
        : 'text-laterite hover:bg-laterite/8 hover:text-laterite-deep'
    }`,
    children: (
      <>
        <Icon name={icon} />
        {label}
      </>
    ),
  }
  if ('to' in target) return <Link {...shared} to={target.to} />
  async function run(onClick: () => unknown) {
    if (busy) return
    setBusy(true)
    await onClick()
    setBusy(false)
  }
  return <button {...shared} type="button" aria-busy={busy} onClick={() => run(target.onClick)} />
}

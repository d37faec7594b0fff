import { useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'
import { words } from '../words.ts'
import { Menu, type MenuEntry } from './menu.tsx'
import type { Column } from './table.tsx'

export type Action = MenuEntry & {
  /** Beside the menu, not in it. */
  primary?: true
}

type Actions<Row> = (row: Row) => readonly (Action | false)[]

/** The last column of a table: what can be done with the row that `nameOf` names. */
export function actionsColumn<Row>(nameOf: (row: Row) => string, actions: Actions<Row>): Column<Row> {
  return {
    key: 'actions',
    label: words.actions,
    actions: true,
    cell(row) {
      const shown = actions(row).filter((action) => action !== false)
      if (shown.length === 0) return null
      return (
        <div className="flex flex-wrap items-center gap-1 @4xl:-mr-3 @4xl:flex-nowrap @4xl:justify-end tight:-mr-2 tight:*:px-2 @max-4xl:-mx-3 @max-4xl:justify-between">
          <RowActions name={nameOf(row)} actions={shown} />
        </div>
      )
    },
  }
}

type RowActionsProps = {
  /** Of the row. */
  name: string
  actions: readonly Action[]
  /** Another button stands before them, so the first of them need not be one. */
  allInMenu?: boolean
}

/**
 * The first action, unless it destroys something, and those marked as primary are buttons; the others are in a menu. One
 * that would be alone in it is a button too.
 */
export function RowActions({ name, actions, allInMenu = false }: RowActionsProps) {
  const isFirst = (action: Action) =>
    action.primary || (!allInMenu && action === actions[0] && !action.danger)
  const rest = actions.filter((action) => !isFirst(action))
  const others = rest.length > 1 ? rest : []
  return (
    <>
      {actions
        .filter((action) => !others.includes(action))
        .map((action) => (
          <ActionButton key={action.label} labelSuffix={name} {...action} />
        ))}
      {others.length > 0 ? (
        <Menu
          about={name}
          entries={others.map((one) => ({ labelSuffix: name, ...one }))}
          className={actionClass()}
        />
      ) : null}
    </>
  )
}

/** A button ignores presses until what it started is done, but stays enabled to get the focus back from a dialog. */
export function ActionButton({
  label,
  icon,
  labelSuffix,
  danger = false,
  disabled,
  primary: _,
  ...target
}: Action) {
  const [busy, setBusy] = useState(false)
  const shared = {
    'aria-label': `${label} ${labelSuffix}`,
    // The word of a button that destroys something gives way first.
    title: icon && danger ? label : undefined,
    className: actionClass(danger),
    children: (
      <>
        {icon ? <Icon name={icon} /> : null}
        {icon && danger ? <span className="tight:sr-only">{label}</span> : label}
      </>
    ),
  }
  if ('to' in target) return <Link {...shared} to={target.to} />
  async function run(onClick: () => unknown) {
    if (busy || disabled) return
    setBusy(true)
    try {
      await onClick()
    } finally {
      setBusy(false)
    }
  }
  return (
    <button
      {...shared}
      type="button"
      aria-busy={busy}
      aria-disabled={disabled || undefined}
      onClick={() => run(target.onClick)}
    />
  )
}

/** In a tile they stand closer together than in a table. */
export const tileActions = 'flex flex-wrap *:gap-1.5 *:px-2'

/** Red only for what destroys something. */
export const actionClass = (danger = false) =>
  `inline-flex min-h-11 items-center gap-2 rounded px-3 text-sm desk:min-h-9 font-semibold @4xl:whitespace-nowrap transition-colors aria-busy:opacity-60 aria-disabled:cursor-default aria-disabled:opacity-40 ${
    danger ? 'text-alarm hover:bg-alarm hover:text-white' : 'text-charcoal hover:bg-charcoal/8'
  }`

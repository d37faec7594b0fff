// What can be done with one row: quiet words with an icon, since they repeat on every line.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from '../../ui/icon.tsx'

type Shared = {
  icon: IconName
  children: string
  /** The row's record in words, for those who hear the button without seeing its row. */
  of: string
}

const look =
  'inline-flex min-h-11 items-center gap-2 rounded px-3 text-sm font-semibold whitespace-nowrap transition-colors disabled:opacity-60'
const plain = 'text-laterite hover:bg-laterite/8 hover:text-laterite-deep'
const dangerous = 'text-alarm hover:bg-alarm hover:text-white'

export function RowActions({ children }: { children: ReactNode }) {
  return (
    <div className="-mx-3 flex flex-wrap gap-x-1 @4xl:mx-0 @4xl:-mr-3 @4xl:flex-nowrap @4xl:justify-end">
      {children}
    </div>
  )
}

export function RowLink({ to, icon, of, children }: Shared & { to: string }) {
  return (
    <Link to={to} className={`${look} ${plain}`} aria-label={`${children} ${of}`}>
      <Icon name={icon} />
      {children}
    </Link>
  )
}

export function RowButton({
  icon,
  of,
  danger = false,
  disabled,
  onClick,
  children,
}: Shared & { danger?: boolean; disabled?: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      disabled={disabled}
      className={`${look} ${danger ? dangerous : plain}`}
      aria-label={`${children} ${of}`}
    >
      <Icon name={icon} />
      {children}
    </button>
  )
}

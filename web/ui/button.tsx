import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from './icon.tsx'

const base =
  'button inline-flex min-h-11 items-center justify-center gap-2.5 rounded px-5 py-2.5 text-sm leading-tight font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-60'

const looks = {
  primary: 'forced-colors:border bg-laterite text-white hover:bg-laterite-deep active:bg-laterite-deep',
  secondary: 'border border-current text-charcoal hover:bg-charcoal/8 active:bg-charcoal/12',
  quiet: 'text-laterite hover:bg-laterite/8 hover:text-laterite-deep active:bg-laterite/12',
  danger: 'border border-alarm text-alarm hover:bg-alarm hover:text-white active:bg-alarm active:text-white',
  /** For dark bands and pictures. */
  light: 'forced-colors:border bg-plaster text-leaf hover:bg-white active:bg-sand',
} as const

export type ButtonVariant = keyof typeof looks

export function buttonClass(variant: ButtonVariant = 'primary', className = '') {
  return `${base} ${looks[variant]} ${className}`
}

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  busy?: boolean
  /** Replaces the label while busy, such as 'Resetting...'. */
  busyLabel?: ReactNode
  icon?: IconName
}

export function Button({ variant, busy, busyLabel, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(variant, className)}
      disabled={busy || rest.disabled}
      aria-busy={busy || undefined}
    >
      {icon ? <Icon name={icon} /> : null}
      {busy && busyLabel ? busyLabel : children}
    </button>
  )
}

type ButtonLinkProps = ComponentProps<'a'> & { variant?: ButtonVariant; icon?: IconName } & (
    | { to: string }
    | { href: string }
  )

/** `to` stays inside the site, `href` leaves it (a telephone, a mail, a file, another site). */
export function ButtonLink({ variant, icon, className, children, ...rest }: ButtonLinkProps) {
  const shared = {
    className: buttonClass(variant, className),
    children: (
      <>
        {icon ? <Icon name={icon} /> : null}
        {children}
      </>
    ),
  }
  return 'to' in rest ? <Link {...rest} {...shared} /> : <a {...rest} {...shared} />
}

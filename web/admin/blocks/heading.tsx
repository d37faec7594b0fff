import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useCompany } from '../../page-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { IconName } from '../../ui/icon.tsx'

type HeadingProps = {
  title: string
  note?: ReactNode
  /** At the right: a link, as a secondary button unless it has an icon. */
  link?: { label: string; to: string; icon?: IconName }
  children?: ReactNode
}

/** The head of every screen. */
export function Heading({ title, note, link, children }: HeadingProps) {
  const { shortName } = useCompany()
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 md:mb-8">
      <title>{`${title} · ${shortName} admin`}</title>
      <h1 className="min-w-0 text-3xl">{title}</h1>
      {link ? (
        <ButtonLink to={link.to} icon={link.icon} variant={link.icon ? 'primary' : 'secondary'}>
          {link.label}
        </ButtonLink>
      ) : null}
      {children}
      {note ? (
        <div className="basis-full">
          <p className="max-w-measure text-stone">{note}</p>
        </div>
      ) : null}
    </div>
  )
}

type SectionProps = { id: string; title: string; note?: string; className?: string; children: ReactNode }

/** A part of a screen under a heading of its own, which a link can lead to by its id even before it is there. */
export function Section({ id, title, note, className, children }: SectionProps) {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== `#${id}`) return
    // After the screen itself has got the focus.
    const timer = setTimeout(() => {
      const heading = document.getElementById(id)
      heading?.scrollIntoView()
      heading?.focus()
    })
    return () => clearTimeout(timer)
  }, [hash, id])
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} tabIndex={-1} className="mb-4 text-2xl outline-none">
        {title}
      </h2>
      {note ? <p className="-mt-2 mb-4 max-w-measure text-stone">{note}</p> : null}
      {children}
    </section>
  )
}

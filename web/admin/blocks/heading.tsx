import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useCompany } from '../../page-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { IconName } from '../../ui/icon.tsx'
import { words } from './words.ts'

type HeadingProps = {
  title: string
  note?: ReactNode
  /** At the right: a link, as a secondary button unless it has an icon. */
  link?: { label: string; to: string; icon?: IconName }
  /** Search and filters of the list below. */
  tools?: ReactNode
  /** Below the note. */
  tabs?: ReactNode
  children?: ReactNode
}

/** The head of every screen. */
export function Heading({ title, note, link, tools, tabs, children }: HeadingProps) {
  const { shortName } = useCompany()
  return (
    <HeadingLine heading={<h1 className="min-w-0 text-3xl">{title}</h1>} tools={tools} className="mb-5">
      <title>{words.documentTitle(title, shortName)}</title>
      {link ? (
        <ButtonLink to={link.to} icon={link.icon} variant={link.icon ? 'primary' : 'secondary'}>
          {link.label}
        </ButtonLink>
      ) : null}
      {children}
      {note ? (
        <div className="basis-full">
          <p className="max-w-measure text-stone desk:max-w-5xl">{note}</p>
        </div>
      ) : null}
      {tabs ? <div className="basis-full">{tabs}</div> : null}
    </HeadingLine>
  )
}

type HeadingLineProps = { heading: ReactNode; tools: ReactNode; className: string; children?: ReactNode }

/** The tools stand between the heading and its buttons where there is room for a line, and else below all of them. */
export function HeadingLine({ heading, tools, className, children }: HeadingLineProps) {
  return (
    <div className={`@container ${className}`}>
      <div className="flex flex-wrap items-center gap-3 *:first:mr-auto one-line:items-end max-sm:[&>.button]:px-3">
        {heading}
        {tools ? (
          <div className="order-last basis-full one-line:order-none one-line:ml-2 one-line:flex-1 one-line:basis-0">
            {tools}
          </div>
        ) : null}
        {children}
      </div>
    </div>
  )
}

type SectionProps = {
  id: string
  title: string
  note?: string
  tools?: ReactNode
  className?: string
  children: ReactNode
}

/** A part of a screen under a heading of its own, which a link can lead to by its id even before it is there. */
export function Section({ id, title, note, tools, className, children }: SectionProps) {
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
      <HeadingLine
        className="mb-3"
        tools={tools}
        heading={
          <h2 id={id} tabIndex={-1} className="outline-none">
            {title}
          </h2>
        }
      />
      {note ? <p className="-mt-2 mb-3 max-w-measure text-stone desk:max-w-form">{note}</p> : null}
      {children}
    </section>
  )
}

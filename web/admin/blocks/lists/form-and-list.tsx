import { type ReactNode, useId } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { HeadingLine } from '../heading.tsx'

type FormAndListProps = {
  /** The heading of the list, such as 'Job openings'. */
  title: string
  /** How many are in the list; undefined until it is known. */
  count: number | undefined
  form: ReactNode
  /** Search and filters of the list. */
  tools?: ReactNode
  children: ReactNode
}

/** A form and the list that it adds to: side by side, or below each other with a way down to the list. */
export function FormAndList({ title, count, form, tools, children }: FormAndListProps) {
  const id = useId()
  const counted = count === undefined ? title : `${title} (${count})`
  return (
    <div className="@container">
      <div className="grid gap-y-10 @4xl:grid-cols-[20rem_minmax(0,1fr)] @4xl:gap-x-10 @5xl:grid-cols-[28rem_minmax(0,1fr)] @5xl:gap-x-8">
        <div className="min-w-0">
          <a
            href={`#${id}`}
            className="mb-6 flex min-h-11 items-center justify-between gap-3 border-y border-line text-sm font-semibold hover:bg-sand @4xl:hidden"
          >
            {counted}
            <Icon name="arrow" className="size-5 rotate-90" />
          </a>
          {form}
        </div>
        <section aria-labelledby={id} className="min-w-0">
          <HeadingLine
            className="mb-3"
            tools={tools}
            heading={
              <h2 id={id} tabIndex={-1}>
                {counted}
              </h2>
            }
          />
          {children}
        </section>
      </div>
    </div>
  )
}

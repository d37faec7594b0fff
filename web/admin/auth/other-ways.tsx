import { Link } from 'react-router'

type Way = readonly [question: string, to: string, label: string]

/** The links below a form of the open screens. */
export function OtherWays({ ways }: { ways: readonly Way[] }) {
  return (
    <ul className="mt-8 border-t border-line pt-4 text-sm">
      {ways.map(([question, to, label]) => (
        <li key={to} className="flex flex-wrap items-center gap-x-2">
          <span className="text-stone">{question}</span>
          <Link to={to} className="link inline-flex min-h-11 items-center font-semibold">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

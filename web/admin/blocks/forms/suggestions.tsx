// What is usually chosen, under a field that one tap fills.
type SuggestionsProps = {
  options: (readonly [label: string, value: string])[]
  chosen?: string
  onChoose: (value: string) => void
}

export function Suggestions({ options, chosen, onChoose }: SuggestionsProps) {
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {options.map(([label, value]) => (
        <button
          key={label}
          type="button"
          aria-pressed={chosen === undefined ? undefined : chosen === value}
          onClick={() => onChoose(value)}
          className="min-h-11 rounded border border-edge px-3 text-sm font-semibold hover:border-charcoal aria-pressed:border-laterite aria-pressed:bg-laterite aria-pressed:text-white"
        >
          {label}
        </button>
      ))}
    </div>
  )
}

import { useEffect, useEffectEvent, useState } from 'react'
import { TextField } from '../../../ui/field.tsx'

const debounceMs = 300

type SearchBoxProps = { label: string; value: string; onSearch: (text: string) => void }

/** Searches when the typing pauses. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  const [previous, setPrevious] = useState(value)
  const search = useEffectEvent(onSearch)

  // The address was changed by other means, such as the back button.
  if (previous !== value) {
    setPrevious(value)
    if (typed.trim() !== value) setTyped(value)
  }

  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => search(typed.trim()), debounceMs)
    return () => clearTimeout(timer)
  }, [typed, value])

  return (
    <search className="min-w-[min(10rem,100%)] flex-2 @xl:max-w-sm one-line:min-w-36 one-line:max-w-64">
      <TextField
        label={label}
        type="search"
        enterKeyHint="search"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </search>
  )
}

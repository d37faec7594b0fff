import { useEffect, useEffectEvent, useState } from 'react'
import { TextField } from '../../ui/field.tsx'

const waitMs = 300

/** Reports what is typed once the typing pauses. */
export function SearchBox({
  label,
  value,
  onSearch,
}: {
  label: string
  value: string
  onSearch: (text: string) => void
}) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const report = useEffectEvent(onSearch)

  // The address changed by other means, such as the back button.
  if (known !== value) {
    setKnown(value)
    if (typed.trim() !== value) setTyped(value)
  }

  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => report(typed.trim()), waitMs)
    return () => clearTimeout(timer)
  }, [typed, value])

  return (
    <search className="min-w-56 flex-2 md:max-w-sm">
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

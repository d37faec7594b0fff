import { useEffect, useState } from 'react'
import { type AreaUnit, areaUnits, readArea, writeArea } from '#contract/amounts/area.ts'
import { typeInto } from '../../../ui/field.tsx'
import { actionClass } from '../lists/row-actions.tsx'
import { words } from '../words.ts'

/** The units to choose from. A number gets its commas and the chosen unit when its field is left. */
export function AreaUnits({ input }: { input: HTMLInputElement }) {
  const [typed, setTyped] = useState(input.value)
  const [chosen, setChosen] = useState<AreaUnit>('sq ft')
  const isWords = typed.trim() !== '' && numberIn(typed) === undefined
  const current = isWords ? undefined : (readArea(typed)?.unit ?? chosen)

  useEffect(() => {
    const { form } = input
    const read = () => setTyped(input.value)
    const complete = () => write(input, readArea(input.value)?.unit ?? chosen)
    // The event comes before the field is reset.
    const readLater = () => queueMicrotask(read)
    input.addEventListener('input', read)
    input.addEventListener('change', complete)
    form?.addEventListener('reset', readLater)
    return () => {
      input.removeEventListener('input', read)
      input.removeEventListener('change', complete)
      form?.removeEventListener('reset', readLater)
    }
  }, [input, chosen])

  function choose(unit: AreaUnit) {
    setChosen(unit)
    write(input, unit)
  }
  return (
    <fieldset aria-label={words.unit} className="mt-1.5 flex gap-1">
      {areaUnits.map((unit) => (
        <button
          key={unit}
          type="button"
          aria-pressed={unit === current}
          onClick={() => choose(unit)}
          className={`${actionClass()} border border-transparent aria-pressed:border-edge aria-pressed:bg-sand`}
        >
          {unit}
        </button>
      ))}
    </fieldset>
  )
}

function write(input: HTMLInputElement, unit: AreaUnit) {
  const value = numberIn(input.value)
  if (value !== undefined) typeInto(input, writeArea({ value, unit }))
}

/** With a unit or without one; undefined for other words. */
const numberIn = (text: string) => (readArea(text) ?? readArea(`${text} ${areaUnits[0]}`))?.value

import type { MouseEvent } from 'react'
import { Badge } from '../blocks/lists/table.tsx'
import { useFormState, useSamples } from './content-store.ts'

/** On a text or picture that the site came with, until somebody changes or confirms it. */
export function SampleMark({ path, label }: { path: string; label: string }) {
  const { onConfirm } = useFormState()
  const samples = useSamples([path])
  if (samples.length === 0) return null

  async function confirm({ currentTarget }: MouseEvent<HTMLElement>) {
    await onConfirm(samples)
    // This button disappears.
    if (isFocusedOrGone(currentTarget)) fieldAt(path)?.focus()
  }
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
      <Badge>Sample text</Badge>
      <button type="button" onClick={confirm} className="link min-h-11 font-semibold">
        This is right
        <span className="sr-only">{label}</span>
      </button>
    </p>
  )
}

const fieldAt = (path: string) =>
  [path, `${path}.alt`].flatMap((name) => [...document.getElementsByName(name)])[0]

/** Whether the focus is still on the element, or lost with it. */
export const isFocusedOrGone = (element: Element) =>
  [element, document.body].includes(document.activeElement ?? document.body)

import type { MouseEvent } from 'react'
import { focusMain } from '../../ui/navigation.tsx'
import { useAsk } from '../blocks/confirm.tsx'
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

/** For somebody who has read the whole page. */
export function ConfirmPage() {
  const { onConfirm, samples } = useFormState()
  const ask = useAsk()
  if (samples.length < 2) return null

  async function confirm() {
    const answer = await ask({
      question: 'Is everything on this page right?',
      detail: <p className="text-stone">The marks go, from prices and promises too.</p>,
      choices: [
        { label: 'Not yet', value: '', variant: 'secondary', 'data-first': true },
        { label: 'Everything is right', value: 'right', variant: 'primary' },
      ],
    })
    if (!answer) return
    await onConfirm(samples)
    focusMain()
  }
  return (
    <p className="py-6 text-sm text-stone">
      {samples.length} texts and pictures are still the ones that the site came with.{' '}
      <button type="button" onClick={confirm} className="link min-h-11 font-semibold">
        Everything on this page is right
      </button>
    </p>
  )
}

const fieldAt = (path: string) =>
  [path, `${path}.alt`].flatMap((name) => [...document.getElementsByName(name)])[0]

/** Whether the focus is still on the element, or lost with it. */
export const isFocusedOrGone = (element: Element) =>
  [element, document.body].includes(document.activeElement ?? document.body)

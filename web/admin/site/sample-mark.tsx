import type { MouseEvent } from 'react'
import type { Sample } from '#contract/content/samples.ts'
import { focusMain } from '../../ui/navigation.tsx'
import { useAsk } from '../blocks/confirm.tsx'
import { Badge } from '../blocks/lists/table.tsx'
import { useFormState, useSamples } from './content-store.ts'

/** Says what is to be looked at in a field, until somebody changes or confirms it. */
export function SampleMark({ path, label }: { path: string; label: string }) {
  const { onConfirm } = useFormState()
  const samples = useSamples([path])
  const [sample] = samples
  if (!sample) return null
  const { why, place } = sample

  async function confirm({ currentTarget }: MouseEvent<HTMLElement>) {
    await onConfirm(samples)
    // This button disappears.
    if (isFocusedOrGone(currentTarget)) fieldAt(path)?.focus()
  }
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
      <Badge>{why === 'place' ? `Names ${place}` : badges[why]}</Badge>
      {why === 'moved' || why === 'drawn' ? <span>{reasons[why]}</span> : null}
      {canConfirm(sample) ? (
        <button type="button" onClick={confirm} className="link min-h-11 font-semibold">
          {why === 'moved' ? 'It is still right' : 'This is right'}
          <span className="sr-only">{label}</span>
        </button>
      ) : null}
    </p>
  )
}

const badges = { sample: 'Sample text', moved: 'Not on the page', drawn: 'Not on the page' }
const reasons = {
  moved: 'It was made for another address.',
  drawn: 'The drawn map is not of your address. Add a picture of your own, or switch this part off.',
}

/** The drawn map is right for one place only. */
export const canConfirm = ({ why }: Sample) => why !== 'drawn'

/** For somebody who has read the whole page. */
export function ConfirmPage() {
  const { onConfirm, ...form } = useFormState()
  const samples = form.samples.filter(canConfirm)
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
      {samples.length} texts and pictures are{' '}
      {samples.every(({ why }) => why === 'sample') ? 'still the ones that the site came with' : 'marked'}.{' '}
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

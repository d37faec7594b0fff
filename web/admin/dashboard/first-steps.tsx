// The first steps, and the invented content that is removed among the last of them.
import { useState } from 'react'
import { Link } from 'react-router'
import type { StepName, FirstSteps as Steps } from '#contract/admin/dashboard.ts'
import { inWords, stayingInWords, sumOf } from '#contract/admin/demo-words.ts'
import { pagePath } from '#contract/content/pages.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { useCall } from '../../calls/api.ts'
import { Button } from '../../ui/button.tsx'
import { focusMain } from '../../ui/navigation.tsx'
import { adminCall, useMay } from '../blocks/calls.ts'
import { useConfirm } from '../blocks/confirm.tsx'
import { Section } from '../blocks/heading.tsx'
import { useMutate } from '../blocks/lists/mutate.ts'
import { words as owner } from './words.ts'

const { steps: words, demo: demoWords } = owner

/** Where a step is done that has no content of its own. */
const places: Partial<Record<StepName, string>> = {
  prices: adminPages.site.path,
  project: adminPages.addProject.path,
  invite: adminPages.accounts.path,
  languages: adminPages.malayalam.path,
  publish: '#demo',
}

/** Until all are done, or an owner hides them. */
export function FirstSteps() {
  const steps = useCall('getFirstSteps', {}).data
  const answer = useAnswer()
  const isOwner = useMay('owner')
  if (!steps || steps.hidden || isAllDone(steps)) return null
  const left = steps.steps.filter(({ done }) => !done)
  return (
    <Section id="first-steps" title={words.title}>
      <div className="-mt-3 mb-1 flex flex-wrap items-center justify-between gap-x-6">
        <p className="text-stone">{words.done(steps.steps.length - left.length, steps.steps.length)}</p>
        {isOwner ? (
          <Button variant="quiet" className="-mx-5" onClick={() => answer('hidden', true)}>
            {words.hide}
          </Button>
        ) : null}
      </div>
      <ul className="border-t border-line">
        {left.map((step) => (
          <StepRow key={step.name} step={step} onAlone={() => answer('alone', true)} />
        ))}
      </ul>
    </Section>
  )
}

/** For an owner who has hidden them. */
export function ShowFirstSteps() {
  const steps = useCall('getFirstSteps', {}).data
  const answer = useAnswer()
  if (!steps?.hidden || isAllDone(steps)) return null
  return (
    <p>
      <Button variant="secondary" onClick={() => answer('hidden', false)}>
        {words.show}
      </Button>
    </p>
  )
}

const isAllDone = ({ steps }: Steps) => steps.every(({ done }) => done)

function useAnswer() {
  const mutate = useMutate()
  return (answer: 'hidden' | 'alone', given: boolean) =>
    mutate(() => adminCall('answerFirstSteps', { body: { answer, given } }))
}

type StepProps = { step: Steps['steps'][number]; onAlone: () => void }

function StepRow({ step: { name, left, page }, onAlone }: StepProps) {
  const { title, note } = words[name]
  const to = (page ? pagePath(page) : places[name]) ?? ''
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-b border-line py-1">
      <Link
        to={to}
        // The browser itself scrolls to a place on this page.
        reloadDocument={to.startsWith('#')}
        className="link inline-flex min-h-11 items-center font-semibold desk:min-h-9"
      >
        {title}
      </Link>
      <span className="text-sm text-stone">{note(left)}</span>
      {name === 'invite' ? (
        <Button variant="quiet" className="ml-auto" onClick={onAlone}>
          {words.alone}
        </Button>
      ) : null}
    </li>
  )
}

/** For owners; hidden once no invented content is left. */
export function RemoveDemo() {
  const demo = useCall('getDemo', {}).data
  const [busy, setBusy] = useState(false)
  const mutate = useMutate()
  const confirm = useConfirm()
  if (!demo || sumOf(demo.untouched) === 0) return null
  const staying = stayingInWords(demo)

  /** Counts again first: somebody may have applied or changed something since the page was opened. */
  async function countAndRemove() {
    const now = await adminCall('getDemo', {})
    const detail = demoWords.detail(inWords(now.untouched), stayingInWords(now), messages.final)
    const isLeft = sumOf(now.untouched) > 0
    if (
      isLeft &&
      !(await confirm({ question: staffMessages.demo.confirm, detail, action: demoWords.remove }))
    )
      return false
    setBusy(true)
    return adminCall('removeDemo', {})
  }

  async function remove() {
    const removed = await mutate(countAndRemove, { fallback: staffMessages.demo.failed })
    setBusy(false)
    if (removed) focusMain()
  }

  return (
    <Section id="demo" title={demoWords.title}>
      <p className="mb-4 max-w-measure">
        {demoWords.came(inWords(demo.untouched))}
        {staying ? demoWords.stays(staying) : ''}
      </p>
      <Button variant="danger" icon="trash" busy={busy} busyLabel={demoWords.removing} onClick={remove}>
        {demoWords.removeAll}
      </Button>
    </Section>
  )
}

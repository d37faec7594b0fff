import { Link } from 'react-router'
import type { StepName, FirstSteps as Steps } from '#contract/admin/dashboard.ts'
import { adminPages } from '#contract/pages.ts'
import { useCall } from '../../calls/api.ts'
import { Button } from '../../ui/button.tsx'
import { adminCall, useMay } from '../blocks/calls.ts'
import { Section } from '../blocks/heading.tsx'
import { useMutate } from '../blocks/lists/mutate.ts'
import { pagePath } from '../site/paths.ts'
import { words as owner } from './owner-words.ts'

const words = owner.steps

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

import { Link } from 'react-router'
import type { StepName, FirstSteps as Steps } from '#contract/admin/dashboard.ts'
import { adminPages } from '#contract/pages.ts'
import { useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../blocks/heading.tsx'
import { useMutate } from '../blocks/lists/mutate.ts'
import { adminCall, useMay } from '../blocks/session.ts'
import { pagePath } from '../site/paths.ts'
import { words as owner } from './owner-words.ts'
import { TestMail } from './test-mail.tsx'

const words = owner.steps

/** Where each step is done. */
const places: Partial<Record<StepName, string>> = {
  company: pagePath('company'),
  who: pagePath('who'),
  hero: pagePath('home'),
  project: adminPages.addProject.path,
  job: adminPages.jobs.path,
  demo: '#demo',
}

/** Until all are done, or an owner hides them. */
export function FirstSteps() {
  const steps = useCall('getFirstSteps', {}).data
  const setHidden = useSetHidden()
  const isOwner = useMay('owner')
  if (!steps || steps.hidden || isAllDone(steps)) return null
  const done = steps.steps.filter((step) => step.done).length
  return (
    <Section id="first-steps" title={words.title}>
      <div className="-mt-3 mb-1 flex flex-wrap items-center justify-between gap-x-6">
        <p className="text-stone">{words.done(done, steps.steps.length)}</p>
        {isOwner ? (
          <Button variant="quiet" className="-mx-5" onClick={() => setHidden(true)}>
            {words.hide}
          </Button>
        ) : null}
      </div>
      <ul className="border-t border-line">
        {steps.steps.map((step, i) => (
          <StepRow key={step.name} number={i + 1} step={step} />
        ))}
      </ul>
    </Section>
  )
}

/** For an owner who has hidden them. */
export function ShowFirstSteps() {
  const steps = useCall('getFirstSteps', {}).data
  const setHidden = useSetHidden()
  if (!steps?.hidden || isAllDone(steps)) return null
  return (
    <p>
      <Button variant="secondary" onClick={() => setHidden(false)}>
        {words.show}
      </Button>
    </p>
  )
}

const isAllDone = ({ steps }: Steps) => steps.every(({ done }) => done)

function useSetHidden() {
  const mutate = useMutate()
  return (hidden: boolean) => mutate(() => adminCall('showFirstSteps', { body: { hidden } }))
}

type StepProps = { number: number; step: Steps['steps'][number] }

function StepRow({ number, step: { name, done, note, on_server } }: StepProps) {
  const { title, action } = words[name]
  const to = places[name]
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line py-4 desk:py-2">
      <span
        aria-hidden="true"
        className={`mt-0.5 grid size-6 shrink-0 place-items-center rounded text-sm font-semibold ${done ? 'bg-leaf text-white' : 'bg-sand text-stone'}`}
      >
        {done ? <Icon name="check" className="size-4" /> : number}
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="flex flex-wrap items-baseline gap-x-2 font-sans text-base font-semibold">
          {title}{' '}
          <span className="text-sm font-normal whitespace-nowrap text-stone">
            {done ? words.isDone : words.notDone}
          </span>
        </h3>
        {note ? <p className="max-w-measure text-sm text-stone desk:max-w-none">{note}</p> : null}
        {name === 'mail' && !on_server ? <TestMail /> : null}
      </div>
      {!done && action && to ? <StepLink to={to}>{action}</StepLink> : null}
    </li>
  )
}

function StepLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      // The browser itself scrolls to a place on this page.
      reloadDocument={to.startsWith('#')}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-laterite hover:text-laterite-deep hover:underline max-sm:ml-10 desk:min-h-9 desk:text-sm"
    >
      {children}
      <Icon name="arrow" />
    </Link>
  )
}

import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Job } from '#contract/jobs.ts'
import { messages } from '#contract/messages.ts'
import { publicPages } from '#contract/pages.ts'
import { site } from '#site'
import { useCall } from '../../api.ts'
import { Boundary } from '../../ui/boundary.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Thanks } from '../contact/thanks.tsx'
import { PictureNote } from '../gallery/picture-note.tsx'
import { pictures } from '../pictures.ts'
import { Head } from '../seo/head.tsx'
import { telLink } from '../shell/contact-links.ts'
import { Refused } from '../shell/form-parts.tsx'
import { useFormErrors } from '../shell/page-context.ts'
import { PageTop } from '../shell/page-top.tsx'
import { applyAddress, JobList } from './job-list.tsx'

const ApplyDialog = lazy(async () => ({ default: (await import('./apply-dialog.tsx')).ApplyDialog }))

export function Page() {
  const jobs = useCall('listJobs', {})
  const posted = useFormErrors('createApplication')
  const [search] = useSearchParams()
  const [chosen, setChosen] = useState<Job>()
  const [applying, setApplying] = useState(false)
  const apply = (job: Job) => {
    setChosen(job)
    setApplying(true)
  }
  return (
    <>
      <Head
        title={publicPages.career.title}
        description={`Job openings at ${site.name} in Kochi: site, drawing office and workshop. Apply online, with or without a CV.`}
      />
      {posted ? (
        <div className="wrap pt-14">
          <Refused>
            <p className="font-semibold">{posted.sentence}</p>
            <p className="text-sm">Nothing was sent. Please choose an opening and try again, or call us.</p>
          </Refused>
        </div>
      ) : null}
      {search.has('sent') ? (
        <div className="wrap pt-14">
          <Thanks title={messages.applications.submitted}>
            We read every application within five working days. If it fits, we call you on the WhatsApp number
            you gave.
          </Thanks>
        </div>
      ) : null}
      <PageTop
        label="Career"
        title="Work on houses you can point at later"
        picture={
          <div>
            <Picture
              {...pictures['construction-site-2']}
              sizes="(min-width: 64rem) 46vw, 88vw"
              priority
              className="aspect-3/2"
            />
            <PictureNote className="mt-2" />
          </div>
        }
      >
        <p>
          We are a small company: you see a house from the soil test to the last door handle, and you know the
          family that moves in. Wages on the fifth of each month, PF and ESI from the first day, Sundays free.
        </p>
      </PageTop>
      <section aria-labelledby="openings" className="wrap pb-section">
        <h2 id="openings" className="mb-8 text-2xl">
          Job openings
        </h2>
        <ListState of={jobs} empty={messages.jobs.emptyPublic} failed={messages.jobs.loadFailedPublic}>
          {(items) => <JobList jobs={items} onApply={apply} />}
        </ListState>
        <p className="mt-12 max-w-measure text-stone">
          Masons, carpenters and painters need no form: call{' '}
          <a href={telLink(site.phones[1])} className="link whitespace-nowrap">
            {site.phones[1]}
          </a>{' '}
          any working day before ten.
        </p>
      </section>
      {chosen ? (
        <Boundary onBreak={() => location.assign(applyAddress(chosen))}>
          <Suspense>
            <ApplyDialog job={chosen} open={applying} onClose={() => setApplying(false)} />
          </Suspense>
        </Boundary>
      ) : null}
    </>
  )
}

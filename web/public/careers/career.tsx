import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { career as content } from '#content/old/careers.ts'
import { pictures } from '#content/pictures.ts'
import type { Job } from '#contract/jobs.ts'
import { messages } from '#contract/messages.ts'
import { publicPages } from '#contract/pages.ts'
import { queryOf, useCall } from '../../api.ts'
import { Boundary } from '../../ui/boundary.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PictureNote } from '../gallery/picture-note.tsx'
import { Head } from '../seo/head.tsx'
import { Refused, Thanks } from '../shell/form-parts.tsx'
import { useFormErrors } from '../shell/page-context.ts'
import { PageTop } from '../shell/page-top.tsx'
import { interpolate, RichText } from '../shell/rich-text.tsx'
import { type Draft, forgetDraft, keepDraft, useDrafts } from './drafts.ts'
import { applyPath, JobList } from './job-list.tsx'

const ApplyDialog = lazy(async () => ({ default: (await import('./apply-dialog.tsx')).ApplyDialog }))

export const queries = () => [queryOf('listJobs', {})]

export function Page() {
  const jobs = useCall('listJobs', {})
  const formErrors = useFormErrors('createApplication')
  const [search] = useSearchParams()
  const drafts = useDrafts()
  const [applying, setApplying] = useState<{ job: Job; draft?: Draft }>()
  const [isOpen, setIsOpen] = useState(false)
  const [sent, setSent] = useState<readonly string[]>([])
  const apply = (job: Job, draft?: Draft) => {
    setApplying({ job, draft })
    setIsOpen(true)
  }
  function onSent({ id }: Job) {
    setIsOpen(false)
    setSent([...sent, id])
    forgetDraft(id)
  }
  return (
    <>
      <Head title={publicPages.career.title} description={interpolate(content.description)} />
      {formErrors || search.has('sent') ? (
        <div className="wrap pt-14">
          {formErrors ? (
            <Refused errors={formErrors} advice={content.refused} />
          ) : (
            <Thanks title={messages.applications.submitted}>{content.submitted}</Thanks>
          )}
        </div>
      ) : null}
      <PageTop
        label="Career"
        title={content.title}
        intro={content.intro}
        picture={
          <div>
            <Picture
              {...pictures[content.picture]}
              sizes="(min-width: 64rem) 46vw, 88vw"
              priority
              className="aspect-3/2"
            />
            <PictureNote className="mt-2" />
          </div>
        }
      />
      <section aria-labelledby="openings" className="wrap pb-section">
        <h2 id="openings" className="text-2xl">
          {content.openings}
        </h2>
        <p className="mt-3 mb-8 max-w-measure text-lg">
          <RichText text={content.crafts} linkClassName="link whitespace-nowrap" />
        </p>
        <ListState of={jobs} empty={messages.jobs.emptyPublic} failed={messages.jobs.loadFailedPublic}>
          {(items) => <JobList {...{ jobs: items, onApply: apply, drafts, sent }} />}
        </ListState>
      </section>
      {applying ? (
        <Boundary onBreak={() => location.assign(applyPath(applying.job))}>
          <Suspense>
            <ApplyDialog
              {...applying}
              open={isOpen}
              onClose={(form) => {
                if (form) keepDraft(applying.job.id, form)
                setIsOpen(false)
              }}
              onSent={() => onSent(applying.job)}
            />
          </Suspense>
        </Boundary>
      ) : null}
    </>
  )
}

import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CareerContent } from '#contract/content/list-pages.ts'
import type { Job } from '#contract/jobs.ts'
import { publicPages } from '#contract/pages.ts'
import { messages } from '#contract/public-messages.ts'
import { queryOf, useCall } from '../../api.ts'
import { useFormErrors } from '../../page-context.ts'
import type { PageLocation } from '../../screen.tsx'
import { Boundary } from '../../ui/boundary.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { Picture } from '../../ui/picture.tsx'
import { marked } from '../content/lang.ts'
import { RichText } from '../content/rich-text.tsx'
import { Text } from '../content/text.tsx'
import { contentQuery, withContent } from '../content/with-content.tsx'
import { PictureNote } from '../gallery/picture-note.tsx'
import { Refused, Thanks, useSent } from '../parts/form-parts.tsx'
import { PageTop } from '../parts/page-top.tsx'
import { type SentApplication, SentDetails, sentIn } from '../parts/sent.tsx'
import { PageHead } from '../seo/head.tsx'
import { type Draft, keepDraft, removeDraft, useDrafts } from './drafts.ts'
import { applyPath, JobList, type SentApplications } from './job-list.tsx'
import { titleOf } from './job-title.ts'
import { words as list } from './list-words.ts'

const ApplyDialog = lazy(async () => ({ default: (await import('./apply-dialog.tsx')).ApplyDialog }))

export const queries = (location: PageLocation) => [contentQuery('career', location), queryOf('listJobs', {})]

export const Page = withContent('career', Career)

function Career({ content }: { content: CareerContent }) {
  const jobs = useCall('listJobs', {})
  const formErrors = [useFormErrors('createApplication'), useFormErrors('createPhoneApplication')].find(
    Boolean,
  )
  const [search] = useSearchParams()
  /** After a form that was sent without JavaScript: server/pages/forms.ts. */
  const details = search.get('sent') ?? ''
  const drafts = useDrafts()
  const [applying, setApplying] = useState<{ job: Job; draft?: Draft }>()
  const [isOpen, setIsOpen] = useState(false)
  const [sent, setSent] = useSent<SentApplications>()
  const apply = (job: Job, draft?: Draft) => {
    setApplying({ job, draft })
    setIsOpen(true)
  }
  function onSent({ id }: Job, answer: SentApplication) {
    setIsOpen(false)
    setSent({ ...sent, [id]: answer })
    removeDraft(id)
  }
  return (
    <>
      <PageHead search={content.search} title={publicPages.career.title} text={content.intro} />
      {formErrors || details ? (
        <div className="wrap pt-10">
          {formErrors ? (
            <Refused errors={formErrors} advice={content.refused} />
          ) : (
            <Thanks title={messages.applications.submitted}>
              {marked(content.submitted)}
              <SentDetails {...sentIn(details)} />
            </Thanks>
          )}
        </div>
      ) : null}
      <PageTop
        label={list.label}
        title={content.title}
        intro={content.intro}
        picture={
          <div>
            <Picture
              {...content.picture}
              sizes="(min-width: 64rem) 46vw, 88vw"
              priority
              className="aspect-2/1 lg:aspect-3/2"
            />
            <PictureNote className="mt-2" />
          </div>
        }
      />
      <section aria-labelledby="openings" className="wrap pb-section">
        <Text.h2 id="openings" className="text-2xl">
          {content.openings}
        </Text.h2>
        <RichText text={content.crafts} className="prose mt-3 mb-6 lg:mb-8" linkClassName="link" />
        <ListState query={jobs} empty={messages.jobs.emptyPublic} failed={messages.jobs.loadFailedPublic}>
          {(items) => <JobList jobs={items} content={content} onApply={apply} drafts={drafts} sent={sent} />}
        </ListState>
      </section>
      {applying ? (
        <Boundary onBreak={() => location.assign(applyPath(applying.job))}>
          <Suspense>
            <ApplyDialog
              {...applying}
              title={marked(titleOf(applying.job), list.application)}
              content={content.job}
              crafts={content.crafts}
              open={isOpen}
              onClose={(form) => {
                if (form) keepDraft(applying.job.id, form)
                setIsOpen(false)
              }}
              onSent={(answer) => onSent(applying.job, answer)}
            />
          </Suspense>
        </Boundary>
      ) : null}
    </>
  )
}

import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CareerContent } from '#contract/content/pages.ts'
import type { Job } from '#contract/jobs.ts'
import { pathIn } from '#contract/languages.ts'
import { publicPages } from '#contract/pages.ts'
import { messages } from '#contract/public-messages.ts'
import { jobPath } from '#contract/record-paths.ts'
import { inBoth } from '#contract/words.ts'
import { queryOf, useCall } from '../../calls/api.ts'
import { language } from '../../language/language.ts'
import { useFormErrors } from '../../page-context.ts'
import type { PageLocation } from '../../screen.tsx'
import { Button } from '../../ui/button.tsx'
import { Boundary, ListState } from '../../ui/list-state.tsx'
import { Picture } from '../../ui/picture.tsx'
import { langOf, marked } from '../content/lang.ts'
import { FormattedText, RichText } from '../content/rich-text.tsx'
import { Text } from '../content/text.tsx'
import { contentQuery, withContent } from '../content/with-content.tsx'
import { PictureNote } from '../gallery/picture-note.tsx'
import { Refused, Thanks, useSent } from '../parts/form-parts.tsx'
import { PageTop } from '../parts/page-top.tsx'
import { type SentApplication, SentDetails, sentIn } from '../parts/sent.tsx'
import { PageHead } from '../seo/head.tsx'
import { type Draft, keepDraft, removeDraft, useDrafts } from './drafts.ts'
import { JobHeading, titleOf, words } from './job-facts.tsx'

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
        label={listWords.label}
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
        <Text.h2 id="openings" className="mb-6 text-2xl lg:mb-8">
          {content.openings}
        </Text.h2>
        <ListState query={jobs} empty={messages.jobs.emptyPublic} failed={messages.jobs.loadFailedPublic}>
          {(items) => <JobList jobs={items} content={content} onApply={apply} drafts={drafts} sent={sent} />}
        </ListState>
        <RichText text={content.crafts} className="prose mt-6 lg:mt-8" linkClassName="link" />
      </section>
      {applying ? (
        <Boundary onBreak={() => location.assign(applyPath(applying.job))}>
          <Suspense>
            <ApplyDialog
              {...applying}
              title={marked(titleOf(applying.job), listWords.application)}
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

type JobListProps = {
  jobs: readonly Job[]
  content: CareerContent
  onApply: (job: Job, draft?: Draft) => void
  drafts: ReadonlyMap<string, Draft>
  sent: SentApplications | undefined
}
/** By id, the jobs for which an application was just sent. */
type SentApplications = Record<string, SentApplication>

/** Longer descriptions show their first paragraph; the whole text is on the job's own page. */
const maxTextLength = 600

/** 'Apply' opens the dialog, or without JavaScript the form on the job's own page. */
function JobList({ jobs, content, onApply, drafts, sent }: JobListProps) {
  return (
    <ul className="border-t border-line">
      {jobs.map((job) => (
        <JobRow key={job.id} job={job}>
          {sent?.[job.id] ? (
            <div className="md:col-span-full">
              <Thanks title={content.job.thanks}>
                {marked(content.submitted)}
                <SentDetails {...sent[job.id]} />
              </Thanks>
            </div>
          ) : (
            <>
              <form
                action={applyPath(job)}
                onSubmit={(event) => {
                  event.preventDefault()
                  onApply(job)
                }}
                className="md:justify-self-end"
              >
                <Button type="submit" className="max-md:w-full md:min-w-32">
                  {words.apply}
                  <span lang={langOf(titleOf(job))} className="sr-only">
                    {listWords.applyFor(titleOf(job))}
                  </span>
                </Button>
              </form>
              <SavedDraft draft={drafts.get(job.id)} onBringBack={(draft) => onApply(job, draft)} />
            </>
          )}
        </JobRow>
      ))}
    </ul>
  )
}

function JobRow({ job, children }: { job: Job; children: ReactNode }) {
  const text = job.description
  return (
    <li className="grid gap-x-12 gap-y-4 border-b border-line py-6 md:grid-cols-[1fr_auto] md:items-center lg:py-10">
      <div>
        <JobHeading job={job} level="h3" />
        <FormattedText
          text={text.length > maxTextLength ? (text.split(/\n\s*\n/)[0] ?? '') : text}
          className="mt-3 text-stone"
        />
        {job.phone_only ? <p className="mt-3 font-medium">{listWords.phoneEnough}</p> : null}
      </div>
      {children}
    </li>
  )
}

type SavedDraftProps = { draft: Draft | undefined; onBringBack: (draft: Draft) => void }

/** Always there, so that screen readers announce what appears in it. */
function SavedDraft({ draft, onBringBack }: SavedDraftProps) {
  return (
    <div role="status" className="empty:hidden md:col-span-full">
      {draft ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-l-2 border-brass bg-sand px-5 py-4">
          <p className="min-w-0 flex-[1_1_16rem]">{draft.cv ? listWords.keptWithCv : listWords.kept}</p>
          <Button variant="secondary" onClick={() => onBringBack(draft)}>
            {listWords.bringBack}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

const applyPath = (job: Job) => `${pathIn(language, jobPath(job))}#apply`

const listWords = inBoth({
  label: ['Career', 'ജോലി'],
  /** Read by screen readers after `apply`. */
  applyFor: [(title: string) => ` for ${title}`, (title) => `: ${title}`],
  /** Before the title of the job. */
  application: ['Apply: ', 'അപേക്ഷ: '],
  phoneEnough: [
    'A phone number is enough to apply: no mail address, no CV.',
    'അപേക്ഷിക്കാൻ ഫോൺ നമ്പർ മതി: ഇമെയിലും സി.വി.യും വേണ്ട.',
  ],
  kept: [
    'Not sent yet. What you typed is kept for as long as this page stays open.',
    'അപേക്ഷ ഇതുവരെ അയച്ചിട്ടില്ല. ഈ പേജ് അടയ്ക്കുന്നതുവരെ നിങ്ങൾ എഴുതിയത് ഇവിടെയുണ്ടാകും.',
  ],
  keptWithCv: [
    'Not sent yet. What you typed and your CV are kept for as long as this page stays open.',
    'അപേക്ഷ ഇതുവരെ അയച്ചിട്ടില്ല. ഈ പേജ് അടയ്ക്കുന്നതുവരെ നിങ്ങൾ എഴുതിയതും സി.വി.യും ഇവിടെയുണ്ടാകും.',
  ],
  bringBack: ['Bring back what you typed', 'എഴുതിയത് തിരിച്ചെടുക്കാം'],
})

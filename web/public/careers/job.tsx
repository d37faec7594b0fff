import { lazy } from 'react'
import { Link, useHref, useParams } from 'react-router'
import type { CareerContent } from '#contract/content/pages.ts'
import type { Job } from '#contract/jobs.ts'
import { publicPages } from '#contract/pages.ts'
import { messages } from '#contract/public-messages.ts'
import { jobPath } from '#contract/record-paths.ts'
import { queryOf, useCall } from '../../calls/api.ts'
import { useFormErrors, usePageContext } from '../../page-context.ts'
import { ChunkBoundary, type PageLocation } from '../../screen.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Empty, RecordState } from '../../ui/list-state.tsx'
import { langOf, marked } from '../content/lang.ts'
import { FormattedText } from '../content/rich-text.tsx'
import { Text } from '../content/text.tsx'
import { truncate } from '../content/truncate.ts'
import { contentQuery, withContent } from '../content/with-content.tsx'
import { Thanks, useSent } from '../parts/form-parts.tsx'
import { type SentApplication, SentDetails } from '../parts/sent.tsx'
import { Head, maxDescriptionLength, StructuredData } from '../seo/head.tsx'
import { ContactBar } from '../shell/layout.tsx'
import { ApplicationForm, NoForm, topicOf } from './application-form.tsx'
import { JobFacts, JobHeading, titleOf, words } from './job-facts.tsx'

/** Only search engines read it, so only the server has it. */
const jobPostingData = import.meta.env.SSR ? (await import('./job-posting.ts')).jobPostingData : undefined

const loadPhoneForm = async () => ({ default: (await import('./phone-form.tsx')).PhoneForm })
const PhoneForm = import.meta.env.SSR ? (await loadPhoneForm()).default : lazy(loadPhoneForm)

const { career } = publicPages

export const queries = (location: PageLocation) => [contentQuery('career', location), queryOf('listJobs', {})]

type PageProps = { content: CareerContent }

export const Page = withContent('career', JobPage, messages.jobs.loadFailedPublic)

function JobPage({ content }: PageProps) {
  const { slug } = useParams()
  const jobs = useCall('listJobs', {})
  const job = jobs.data?.items.find((one) => slug === one.slug || slug === one.id)
  if (job) return <OpenJob key={job.id} job={job} content={content} />
  return (
    <RecordState query={jobs} failed={messages.jobs.loadFailedPublic}>
      {({ items }) => <ClosedJob jobs={items} content={content} />}
    </RecordState>
  )
}

function OpenJob({ job, content }: PageProps & { job: Job }) {
  const { publicUrl, company } = usePageContext()
  const [sent, setSent] = useSent<SentApplication>()
  const title = titleOf(job)
  const place = job.place || company.address.city
  // The form that was refused is shown again, also when the job was changed meanwhile.
  const [whole, short] = [useFormErrors('createApplication'), useFormErrors('createPhoneApplication')]
  const isPhoneEnough = short || (job.phone_only && !whole)
  const form = { job, content: content.job, onDone: setSent }
  return (
    <>
      <Head
        title={`${title}, ${place}`}
        description={truncate(
          `${[job.pay, place].filter(Boolean).join(', ')}. ${words.description(title, company.name)} ${job.description.replace(/\s+/g, ' ')}`,
          maxDescriptionLength,
        )}
        path={jobPath(job)}
        breadcrumbs={[{ name: career.title, path: career.path }]}
      />
      <StructuredData data={jobPostingData?.(job, company, publicUrl) ?? false} />
      <article className="one-page wrap pt-4 pb-12 md:pt-12" data-url={publicUrl + useHref(jobPath(job))}>
        <BackToList />
        <Text.h1 className="mt-2 max-w-[18em]">{title}</Text.h1>
        <div className="mt-4 grid items-end gap-x-12 gap-y-6 border-b border-line pb-8 md:grid-cols-[1fr_auto]">
          <div>
            <JobFacts job={job} />
            <NoForm job={job} crafts={content.crafts} className="mt-6" />
          </div>
          <ButtonLink href="#apply" className="max-md:w-full md:min-w-32 print:hidden">
            {words.apply}
          </ButtonLink>
        </div>
        <FormattedText text={job.description} className="mt-8" />
      </article>
      <section id="apply" aria-labelledby="apply-title" className="bg-sand print:hidden">
        <div className="wrap grid gap-x-12 gap-y-8 py-12 lg:py-24 lg:grid-cols-[1fr_minmax(0,40rem)]">
          <div>
            <h2 id="apply-title">{words.applyTitle}</h2>
            {isPhoneEnough ? null : (
              <Text.p className="mt-5 max-w-[26rem] text-stone">{content.job.apply}</Text.p>
            )}
          </div>
          {sent ? (
            <Thanks title={content.job.thanks}>
              {marked(content.job.submitted)}
              <SentDetails {...sent} />
            </Thanks>
          ) : isPhoneEnough ? (
            <ChunkBoundary>
              <PhoneForm {...form} />
            </ChunkBoundary>
          ) : (
            <ApplicationForm {...form} crafts={content.crafts} />
          )}
        </div>
      </section>
      <ContactBar topic={topicOf(job)} />
    </>
  )
}

function ClosedJob({ jobs, content }: PageProps & { jobs: readonly Job[] }) {
  const isAlone = jobs.length === 0
  return (
    <>
      <Head title={content.job.closed} description={messages.jobs.closed} noindex />
      <section className="wrap pt-4 pb-12 md:pt-12">
        <BackToList />
        <Text.h1 className="mt-2">{content.job.closed}</Text.h1>
        <p lang={langOf(content.job.closedWhy)} className="lead mt-4 mb-8 max-w-measure text-stone">
          {content.job.closedWhy} {isAlone ? null : content.job.others}
        </p>
        {isAlone ? <Empty>{messages.jobs.emptyPublic}</Empty> : null}
        {jobs.map((job) => (
          <div key={job.id} className="border-t border-line py-6">
            <JobHeading job={job} level="h2" />
          </div>
        ))}
      </section>
    </>
  )
}

function BackToList() {
  return (
    <Link to={career.path} className="link inline-flex min-h-11 items-center gap-2 text-sm print:hidden">
      <Icon name="arrow" className="size-4 rotate-180" />
      {words.allOpenings}
    </Link>
  )
}

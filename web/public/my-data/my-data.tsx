// What somebody has sent us, at the address of their private link. It works without JavaScript.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { formatDay } from '#contract/days.ts'
import { messages } from '#contract/messages.ts'
import { publicPages } from '#contract/pages.ts'
import type { MyData } from '#contract/people/my-data.ts'
import { myDataMessages as words } from '#contract/people/my-data-words.ts'
import { addressOf } from '../../api.ts'
import { usePageContext } from '../../page-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { telLink } from '../shell/contact-links.ts'
import { Thanks } from '../shell/form-parts.tsx'
import { PageTop } from '../shell/page-top.tsx'
import { CorrectForm } from './correct-form.tsx'
import { KeepLink } from './keep-link.tsx'
import { WithdrawForm } from './withdraw-form.tsx'

const { title: label } = publicPages.myData

/** By their links: whoever comes back to this page must not see again what is gone. */
const withdrawn = new Map<string, string>()

export function Page() {
  const { myData, company } = usePageContext()
  // A private page comes whole from the server; only a page that was left open elsewhere may lack it.
  useEffect(() => {
    if (myData === undefined) location.reload()
  }, [myData])
  const { token = '' } = useParams()
  const [ended, setEnded] = useState(() => withdrawn.get(token))
  function onWithdrawn(kind: MyData['kind']) {
    withdrawn.set(token, words.withdrawn[kind])
    setEnded(words.withdrawn[kind])
  }
  if (myData === undefined) return null
  const sentence = ended ?? (myData && 'withdrawn' in myData ? myData.withdrawn : undefined)
  return (
    <>
      <title>{`${label} – ${company.shortName}`}</title>
      <meta name="robots" content="noindex, nofollow" />
      {sentence ? <Withdrawn sentence={sentence} /> : null}
      {!sentence && myData && 'kind' in myData ? (
        <Sent data={myData} onWithdrawn={() => onWithdrawn(myData.kind)} />
      ) : null}
      {!sentence && myData === null ? <DeadLink /> : null}
    </>
  )
}

function Sent({ data, onWithdrawn }: { data: MyData; onWithdrawn: () => void }) {
  const { publicUrl } = usePageContext()
  const { token = '' } = useParams()
  const [search] = useSearchParams()
  const sent = search.get('sent')
  // Said once: whoever reloads the page has sent nothing again.
  useEffect(() => {
    if (sent) history.replaceState(history.state, '', location.pathname)
  }, [sent])
  const what = data.kind === 'application' ? `Your application: ${data.job_title}` : 'Your message to us'
  return (
    <>
      <PageTop
        label={label}
        title={what}
        intro="This is what you sent us. Whoever has the address of this page can see and change it, so please do not pass it on."
      >
        <a href="#withdraw" className="link mt-4 inline-flex min-h-11 items-center">
          Withdraw it
        </a>
      </PageTop>
      <div className="wrap pb-section">
        {sent === 'saved' ? (
          <div className="mb-12">
            <Thanks title="Saved. Thank you for telling us.">
              <p>Our office works with the new details from now on.</p>
            </Thanks>
          </div>
        ) : null}
        {sent === '1' ? (
          <div className="mb-12">
            <Thanks title={messages.enquiries.submitted}>
              <KeepLink link={publicUrl + publicPages.myData.path.replace(':token', token)} />
            </Thanks>
          </div>
        ) : null}
        <Section title="What we have">
          <Facts data={data} cv={addressOf('openMyCv', { params: { token } })} />
        </Section>
        <Section title="How long we keep it">
          <Period data={data} />
        </Section>
        <Section title="Correct it">
          <CorrectForm data={data} token={token} />
        </Section>
        <Section id="withdraw" title="Withdraw it">
          <WithdrawForm kind={data.kind} token={token} onWithdrawn={onWithdrawn} />
        </Section>
        <Section title="Something else">
          <SomethingElse kind={data.kind} />
        </Section>
      </div>
    </>
  )
}

function Section({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      className="grid gap-x-[6vw] gap-y-3 border-t border-line py-8 lg:grid-cols-[minmax(0,22rem)_1fr] lg:py-10"
    >
      <h2 className="text-xl">{title}</h2>
      <div className="min-w-0 max-w-measure">{children}</div>
    </section>
  )
}

function Facts({ data, cv }: { data: MyData; cv: string }) {
  const facts: [string, ReactNode][] =
    data.kind === 'application'
      ? [
          ['Name', data.name],
          ['Email', data.email],
          ['WhatsApp number', data.whatsapp],
          ['Address', data.address],
          ['Qualification', data.qualification],
          ['Experience', data.experience],
          [
            'CV',
            data.cv_name ? (
              <a key="cv" href={cv} className="link break-all">
                {data.cv_name}
              </a>
            ) : (
              'None'
            ),
          ],
        ]
      : [
          ['Name', data.name],
          ['Phone number', data.phone],
          ['You plan to build', data.plan],
          ['About', data.topic],
          ['Message', data.message],
        ]
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-[10rem_1fr]">
      {[...facts, ['Sent on', formatDay(inIndia(data.created_at))] as const].map(([name, value]) =>
        value ? (
          <div key={name} className="sm:col-span-2 sm:grid sm:grid-cols-subgrid sm:items-baseline">
            <dt className="text-sm font-semibold text-teak">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

function Period({ data }: { data: MyData }) {
  return (
    <div className="grid gap-3">
      <p>{data.erased_on ? <Until data={data} day={data.erased_on} /> : overWords}</p>
      {data.kind === 'application' && data.keep && data.over_unless_kept ? (
        <p>
          This opening closed some time ago. If you no longer allow us to keep your application for later
          openings, it is deleted within a day.
        </p>
      ) : null}
      <Consent data={data} />
    </div>
  )
}

const overWords = 'Its time is over: it is deleted within a day.'

function Until({ data, day }: { data: MyData; day: string }) {
  const { retentionDays, closedJobDays } = usePageContext().company
  const keep = data.kind === 'application' ? data.keep : null
  const latest = `${retentionDays} days after it came in`
  const rule =
    keep === false
      ? `${closedJobDays} days after this opening has closed, and ${latest} at the latest`
      : latest
  return (
    <>
      It is deleted {rule}. As things are now, that is on {formatDay(day)}.
      {keep ? ' Until then we may also consider you for later openings, as you allowed.' : null}
    </>
  )
}

function Consent({ data }: { data: MyData }) {
  const { notice_version, notice_language, consent_at } = data
  return (
    <p>
      {notice_version
        ? `You agreed to our privacy notice, version ${notice_version}${notice_language === 'en' ? ', in English' : ''}, on ${formatDay(inIndia(consent_at))}.`
        : `Your ${data.kind === 'enquiry' ? 'message' : 'application'} came without an agreement to our privacy notice.`}{' '}
      <a href={publicPages.privacy.path} className="link">
        The privacy notice
      </a>
    </p>
  )
}

function SomethingElse({ kind }: Pick<MyData, 'kind'>) {
  const { mail, phone } = usePageContext().company
  return (
    <p>
      Notes that our office has made
      {kind === 'application' ? ', and who has opened your CV, are' : ' are'} not shown here. To get them, or
      for anything else about your data, write to{' '}
      <a href={`mailto:${mail}`} className="link">
        {mail}
      </a>{' '}
      or call{' '}
      <a href={telLink(phone)} className="link whitespace-nowrap">
        {phone}
      </a>
      .
    </p>
  )
}

function DeadLink() {
  return (
    <PageTop
      label={label}
      title="There is nothing at this link"
      intro="What it led to was withdrawn, or deleted because its time was over; then we no longer have it. Or the link has lost a letter on its way: please open it again from the place where you kept it."
    >
      <Ways />
    </PageTop>
  )
}

function Withdrawn({ sentence }: { sentence: string }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    ref.current?.focus({ preventScroll: true })
  }, [])
  return (
    <PageTop
      label={label}
      title="Withdrawn"
      intro={
        <div ref={ref} role="status" tabIndex={-1} className="outline-none focus-visible:shadow-none">
          <p>{sentence}</p>
          <p className="mt-4">
            Our office is told that something was withdrawn, but not by whom. Backups hold it until newer ones
            have replaced them, and leave it out when one is restored. This link no longer works.
          </p>
        </div>
      }
    >
      <Ways />
    </PageTop>
  )
}

function Ways() {
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <ButtonLink to={publicPages.home.path}>Go to the home page</ButtonLink>
      <ButtonLink to={publicPages.contact.path} variant="secondary">
        Talk to us
      </ButtonLink>
    </div>
  )
}

const indiaAheadMs = 5.5 * 3_600_000
const inIndia = (time: string) => new Date(Date.parse(time) + indiaAheadMs).toISOString()

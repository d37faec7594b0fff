// What somebody has sent us, at the address of their private link. It works without JavaScript.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { dayInIndia, formatDay } from '#contract/days.ts'
import { pathIn } from '#contract/languages.ts'
import { publicPages } from '#contract/pages.ts'
import { interviewMoment } from '#contract/people/interview.ts'
import type { MyData } from '#contract/people/my-data.ts'
import { myDataMessages } from '#contract/people/my-data-words.ts'
import { messages } from '#contract/public-messages.ts'
import { addressOf } from '../../calls/api.ts'
import { language } from '../../language/language.ts'
import { usePageContext } from '../../page-context.ts'
import { telLink } from '../../ui/contact-links.ts'
import { langOf, marked } from '../content/lang.ts'
import { noBreak } from '../content/no-break.ts'
import { Thanks } from '../parts/form-parts.tsx'
import { PageTop } from '../parts/page-top.tsx'
import { LastWords, PrivatePage, Section, useSentForm } from '../parts/private-page.tsx'
import { SentDetails, sentIn } from '../parts/sent.tsx'
import { CorrectForm, WithdrawForm } from './forms.tsx'
import { PrivateLink } from './private-link.tsx'
import { words } from './words.ts'

const { title: label, path } = publicPages.myData

/** Messages about what was withdrawn here, by token: Back must not show it again. */
const withdrawn = new Map<string, string>()

export function Page() {
  const { token = '' } = useParams()
  const [ended, setEnded] = useState(() => withdrawn.get(token))
  function onWithdrawn(kind: MyData['kind']) {
    withdrawn.set(token, myDataMessages.withdrawn[kind])
    setEnded(myDataMessages.withdrawn[kind])
  }
  return (
    <PrivatePage
      page="myData"
      whyDead={myDataMessages.notFound}
      ended={ended ? <Withdrawn sentence={ended} /> : undefined}
    >
      {(data) =>
        'withdrawn' in data ? (
          <Withdrawn sentence={data.withdrawn} />
        ) : (
          <Sent data={data} onWithdrawn={() => onWithdrawn(data.kind)} />
        )
      }
    </PrivatePage>
  )
}

function Sent({ data, onWithdrawn }: { data: MyData; onWithdrawn: () => void }) {
  const { publicUrl } = usePageContext()
  const { token = '' } = useParams()
  const sent = useSentForm()
  const link = publicUrl + pathIn(language, path.replace(':token', token))
  const byHand = isByHand(data)
  const enquiry = byHand ? words.byHand.title : words.enquiry
  const what = data.kind === 'application' ? marked(data.job_title, words.application) : enquiry
  return (
    <>
      <PageTop label={label} title={what} intro={byHand ? words.byHand.intro : words.intro}>
        <a href="#withdraw" className="link mt-4 inline-flex min-h-11 items-center">
          {words.sections.withdraw}
        </a>
      </PageTop>
      <div className="wrap pb-12 lg:pb-24">
        {sent === 'saved' ? (
          <div className="mb-12">
            <Thanks title={words.saved}>
              <p>{words.savedWhy}</p>
            </Thanks>
          </div>
        ) : null}
        {sent && sent !== 'saved' ? (
          <div className="mb-12">
            {data.kind === 'application' ? (
              <Thanks title={messages.applications.submitted}>
                <SentDetails {...sentIn(sent)} />
                <PrivateLink link={link} />
              </Thanks>
            ) : (
              <Thanks title={messages.enquiries.submitted}>
                <PrivateLink link={link} />
              </Thanks>
            )}
          </div>
        ) : null}
        {data.kind === 'application' ? (
          <Section id="progress" title={words.sections.state}>
            <State {...data} />
          </Section>
        ) : null}
        <Section title={words.sections.facts}>
          <Facts data={data} cv={addressOf('openMyCv', { params: { token } })} />
        </Section>
        <Section title={words.sections.period}>
          <Period data={data} />
        </Section>
        <Section title={words.sections.correct}>
          <CorrectForm data={data} token={token} />
        </Section>
        <Section id="withdraw" title={words.sections.withdraw}>
          <WithdrawForm kind={data.kind} token={token} onWithdrawn={onWithdrawn} />
        </Section>
        <Section title={words.sections.else}>
          <SomethingElse kind={data.kind} />
        </Section>
      </div>
    </>
  )
}

type StateProps = Pick<Extract<MyData, { kind: 'application' }>, 'told' | 'interview_at' | 'interview_place'>

function State({ told, interview_at, interview_place }: StateProps) {
  return (
    <>
      <p>{words.told[told]}</p>
      {interview_at ? (
        <p className="mt-3">
          <b>{noBreak(interviewMoment(interview_at))}</b>
          <br />
          <span lang={langOf(interview_place)}>{interview_place}</span>
        </p>
      ) : null}
    </>
  )
}

const isByHand = (data: MyData) => data.kind === 'enquiry' && data.by_hand

function Facts({ data, cv }: { data: MyData; cv: string }) {
  const { facts: names } = words
  const facts: [string, ReactNode][] =
    data.kind === 'application'
      ? [
          [names.name, data.name],
          [names.email, data.email],
          [data.email ? names.whatsapp : names.phone, data.whatsapp],
          [names.address, data.address],
          [data.email ? names.qualification : names.trade, data.qualification],
          [names.experience, data.experience],
          [
            names.cv,
            data.cv_name ? (
              <a key="cv" href={cv} lang={langOf(data.cv_name)} className="link break-all">
                {data.cv_name}
              </a>
            ) : (
              names.noCv
            ),
          ],
        ]
      : [
          [names.name, data.name],
          [names.phone, data.phone],
          [names.plan, data.plan],
          [names.topic, data.topic],
          [names.message, data.message],
        ]
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-[10rem_1fr]">
      {[
        ...facts,
        [isByHand(data) ? words.byHand.notedOn : names.sentOn, formatTimestampDay(data.created_at)] as const,
      ].map(([name, value]) =>
        value ? (
          <div key={name} className="sm:col-span-2 sm:grid sm:grid-cols-subgrid sm:items-baseline">
            <dt className="text-sm font-semibold text-teak">{name}</dt>
            <dd
              lang={typeof value === 'string' ? langOf(value) : undefined}
              className="wrap-anywhere whitespace-pre-line"
            >
              {value}
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

function Period({ data }: { data: MyData }) {
  return (
    <div className="grid gap-3">
      <p>{data.erased_on ? <Until data={data} day={data.erased_on} /> : words.over}</p>
      {data.kind === 'application' && data.keep && data.over_unless_kept ? (
        <p>{words.overUnlessKept}</p>
      ) : null}
      <Consent data={data} />
    </div>
  )
}

function Until({ data, day }: { data: MyData; day: string }) {
  const { retentionDays, closedJobDays } = usePageContext().company
  const keep = data.kind === 'application' ? data.keep : null
  const latest = words.afterArrival(retentionDays)
  const rule = keep === false ? words.afterClosing(closedJobDays, latest) : latest
  return (
    <>
      {noBreak(words.deleted(rule, formatDay(day)))}
      {keep ? words.laterOpenings : null}
    </>
  )
}

function Consent({ data }: { data: MyData }) {
  const { notice_version, notice_language, consent_at } = data
  return (
    <p>
      {notice_version
        ? words.agreed(notice_version, notice_language, formatTimestampDay(consent_at))
        : isByHand(data)
          ? words.byHand.notAgreed
          : words.notAgreed[data.kind]}{' '}
      <a href={pathIn(language, publicPages.privacy.path)} className="link">
        {words.privacyNotice}
      </a>
    </p>
  )
}

function SomethingElse({ kind }: Pick<MyData, 'kind'>) {
  const { mail, phone } = usePageContext().company
  return (
    <p>
      {words.notShown[kind]}
      <a href={`mailto:${mail}`} className="link">
        {mail}
      </a>
      {words.notShown.orCall}
      <a href={telLink(phone)} className="link">
        {noBreak(phone)}
      </a>
      {words.notShown.end}
    </p>
  )
}

function Withdrawn({ sentence }: { sentence: string }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    ref.current?.focus({ preventScroll: true })
  }, [])
  return (
    <LastWords
      label={label}
      title={words.withdrawn}
      intro={
        <div ref={ref} role="status" tabIndex={-1} className="outline-none focus-visible:shadow-none">
          <p>{sentence}</p>
          <p className="mt-4">{words.withdrawnThen}</p>
        </div>
      }
    />
  )
}

const formatTimestampDay = (moment: string) => formatDay(dayInIndia(new Date(moment)))

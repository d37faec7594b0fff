// A family's own page about its house, at the address of its private link. It works without JavaScript.
import { type ReactNode, useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { House } from '#contract/houses/house.ts'
import { houseMessages } from '#contract/houses/house-words.ts'
import { type Stage, stageNames, stages } from '#contract/houses/stages.ts'
import { usePageContext } from '../../page-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { telLink } from '../../ui/contact-links.ts'
import { langOf } from '../content/lang.ts'
import { noBreak } from '../content/no-break.ts'
import { Thanks } from '../parts/form-parts.tsx'
import { PageTop } from '../parts/page-top.tsx'
import { companyWhatsapp } from '../shell/company-whatsapp.ts'
import { words as shell } from '../shell/words.ts'
import { FollowForm, PostButton } from './forms.tsx'
import { Weeks } from './weeks.tsx'
import { words } from './words.ts'

const { pages } = shell
const { title: label } = pages.house

export function Page() {
  const { house, company } = usePageContext()
  // A private page comes whole from the server; only a page that was left open elsewhere may lack it.
  useEffect(() => {
    if (house === undefined) location.reload()
  }, [house])
  if (house === undefined) return null
  return (
    <>
      <title>{`${label} – ${company.shortName}`}</title>
      <meta name="robots" content="noindex, nofollow" />
      {house === null ? <DeadLink /> : null}
      {house && 'stopped' in house ? <Stopped sentence={house.stopped} /> : null}
      {house && 'question' in house ? <Question email={house.question.email} /> : null}
      {house && 'updates' in house ? <OwnHouse house={house} /> : null}
    </>
  )
}

function OwnHouse({ house }: { house: House }) {
  const { title, stage, updates, reader } = house
  const { company } = usePageContext()
  const { token = '' } = useParams()
  const { call, follow, stop } = words
  return (
    <>
      <PageTop label={label} title={title} intro={words.intro} />
      <div className="wrap pb-12 lg:pb-24">
        <Answer />
        {stage ? <Stages current={stage} /> : null}
        {updates.length > 0 ? (
          <Weeks updates={updates} />
        ) : (
          <Section title={words.empty}>
            <p>{words.emptyWhy}</p>
          </Section>
        )}
        <Section title={call.title}>
          <p>{call.text}</p>
          <p className="mt-4 flex flex-wrap gap-3">
            <ButtonLink href={telLink(company.phone)} icon="phone">
              {noBreak(company.phone)}
            </ButtonLink>
            <ButtonLink
              href={companyWhatsapp(company, title)}
              rel="noopener"
              variant="secondary"
              icon="whatsapp"
            >
              {call.whatsapp}
            </ButtonLink>
          </p>
        </Section>
        {reader ? (
          <Section id="stop" title={stop.title}>
            <p className="mb-4 wrap-anywhere">{stop.text(reader.email)}</p>
            <PostButton call="stopFollowing" token={token}>
              {stop.send}
            </PostButton>
          </Section>
        ) : (
          <Section id="follow" title={follow.title}>
            <FollowForm token={token} />
          </Section>
        )}
      </div>
    </>
  )
}

/** To a form that was sent, once: a reload sends nothing. */
function Answer() {
  const [search] = useSearchParams()
  const sent = search.get('sent')
  useEffect(() => {
    if (sent) history.replaceState(history.state, '', location.pathname)
  }, [sent])
  if (sent !== 'mailed' && sent !== 'confirmed') return null
  return (
    <div className="mb-12">
      <Thanks title={words.follow[sent]}>
        <p>{houseMessages[sent]}</p>
      </Thanks>
    </div>
  )
}

/** Without the last one, which begins when the house is finished, until it does. */
function Stages({ current }: { current: Stage }) {
  const shown = stages.filter((stage) => stage !== 'later' || current === 'later')
  const reached = shown.indexOf(current)
  return (
    <section className="mb-8 lg:mb-16">
      <h2 className="text-xl">{words.stages}</h2>
      <ol className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:flex">
        {shown.map((stage, index) => (
          <li
            key={stage}
            aria-current={index === reached ? 'step' : undefined}
            className={`border-t-2 py-3 text-sm lg:flex-1 ${index > reached ? 'border-line text-stone' : 'border-laterite'} ${index === reached ? 'font-semibold' : ''}`}
          >
            {stageNames[stage]}
            {index === reached ? <span className="text-laterite"> · {words.now}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}

export function Section({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      className="grid gap-x-[6vw] gap-y-3 border-t border-line py-6 lg:grid-cols-[1fr_2fr] lg:py-10"
    >
      <h2 lang={langOf(title)} className="text-xl">
        {title}
      </h2>
      <div className="min-w-0 max-w-measure">{children}</div>
    </section>
  )
}

/** To somebody whose address was typed on the page of a house: it says nothing of the house before they have answered. */
function Question({ email }: { email: string }) {
  const { token = '' } = useParams()
  const { title, text, yes, no } = words.question
  return (
    <PageTop label={label} title={title} intro={text(email)}>
      <div className="mt-8 flex flex-wrap gap-3">
        <PostButton call="confirmFollowing" token={token}>
          {yes}
        </PostButton>
        <PostButton call="stopFollowing" token={token} variant="secondary">
          {no}
        </PostButton>
      </div>
    </PageTop>
  )
}

function Stopped({ sentence }: { sentence: string }) {
  return (
    <PageTop label={label} title={words.stop.done} intro={`${sentence} ${words.stop.afterwards}`}>
      <NextLinks />
    </PageTop>
  )
}

function DeadLink() {
  return (
    <PageTop label={label} title={words.deadLink} intro={words.deadLinkWhy}>
      <NextLinks />
    </PageTop>
  )
}

function NextLinks() {
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <ButtonLink to={pages.home.path}>{words.home}</ButtonLink>
      <ButtonLink to={pages.contact.path} variant="secondary">
        {words.talkToUs}
      </ButtonLink>
    </div>
  )
}

// A family's own page about its house, at the address of its private link. It works without JavaScript.
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { House } from '#contract/houses/house.ts'
import { houseMessages } from '#contract/houses/house-words.ts'
import { type Stage, stageNames, stages } from '#contract/houses/stages.ts'
import { maxEmailLength } from '#contract/limits.ts'
import { publicPages } from '#contract/pages.ts'
import { addressOf } from '../../calls/api.ts'
import { useCompany, useFormErrors } from '../../page-context.ts'
import { Button, ButtonLink, type ButtonVariant } from '../../ui/button.tsx'
import { telLink } from '../../ui/contact-links.ts'
import { TextField } from '../../ui/field.tsx'
import { noBreak } from '../content/no-break.ts'
import { Honeypot, Refused, Thanks } from '../parts/form-parts.tsx'
import { PageTop } from '../parts/page-top.tsx'
import { LastWords, PrivatePage, Section, useSentForm } from '../parts/private-page.tsx'
import { companyWhatsapp } from '../shell/words.ts'
import { Weeks } from './weeks.tsx'
import { words } from './words.ts'

const label = publicPages.house.title

export function Page() {
  return (
    <PrivatePage page="house" whyDead={houseMessages.notFound}>
      {(house) => {
        if ('updates' in house) return <OwnHouse house={house} />
        if ('question' in house) return <Question email={house.question.email} />
        const { done, afterwards } = words.stop
        return <LastWords label={label} title={done} intro={`${house.stopped} ${afterwards}`} />
      }}
    </PrivatePage>
  )
}

function OwnHouse({ house }: { house: House }) {
  const { title, stage, updates, reader } = house
  const company = useCompany()
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
            <RefusedAnswer />
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

function Answer() {
  const sent = useSentForm()
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

/** To somebody whose address was typed on the page of a house: it says nothing of the house before they have answered. */
function Question({ email }: { email: string }) {
  const { token = '' } = useParams()
  const { title, text, yes, no } = words.question
  return (
    <PageTop label={label} title={title} intro={text(email)}>
      <div className="mt-8">
        <RefusedAnswer />
        <div className="flex flex-wrap gap-3">
          <PostButton call="confirmFollowing" token={token}>
            {yes}
          </PostButton>
          <PostButton call="stopFollowing" token={token} variant="secondary">
            {no}
          </PostButton>
        </div>
      </div>
    </PageTop>
  )
}

function FollowForm({ token }: { token: string }) {
  const refused = useFormErrors('followHouse')
  return (
    <PostForm call="followHouse" token={token}>
      {refused ? <Refused errors={refused} advice={words.follow.notSent} /> : null}
      <Honeypot />
      <p className="mb-4">{words.follow.text}</p>
      <TextField
        label={words.follow.email}
        type="email"
        name="email"
        autoComplete="email"
        required
        maxLength={maxEmailLength}
        defaultValue={refused?.fields.email}
        error={refused?.errors.email}
      />
      <Button type="submit" className="mt-4">
        {words.follow.send}
      </Button>
    </PostForm>
  )
}

/** Why a press on Yes, No or Stop changed nothing. */
function RefusedAnswer() {
  const refused = [useFormErrors('confirmFollowing'), useFormErrors('stopFollowing')].find(Boolean)
  return refused ? <Refused errors={refused} /> : null
}

type PostFormProps = {
  call: 'followHouse' | 'confirmFollowing' | 'stopFollowing'
  token: string
  children: ReactNode
}

function PostButton({ variant, children, ...form }: PostFormProps & { variant?: ButtonVariant }) {
  return (
    <PostForm {...form}>
      <Button type="submit" variant={variant}>
        {children}
      </Button>
    </PostForm>
  )
}

function PostForm({ call, token, children }: PostFormProps) {
  const action = `${addressOf(call, { params: { token } })}#answer`
  return (
    <form method="post" action={action} encType="multipart/form-data">
      {children}
    </form>
  )
}

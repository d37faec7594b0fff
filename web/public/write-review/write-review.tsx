// A client writes a review at the address of a link that works once. It works without JavaScript.

import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { imageTypes, maxImageBytes } from '#contract/limits.ts'
import { publicPages } from '#contract/pages.ts'
import { reviewMessages } from '#contract/reviews/messages.ts'
import type { ReviewRequest } from '#contract/reviews/write-review.ts'
import { call } from '../../calls/api.ts'
import { usePageContext } from '../../page-context.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError, TextAreaField, TextField } from '../../ui/field.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { Progress } from '../../ui/form.tsx'
import { Stars } from '../../ui/stars.tsx'
import { marked } from '../content/lang.ts'
import { PublicForm, Thanks, usePublicForm, useSent } from '../parts/form-parts.tsx'
import { PageTop } from '../parts/page-top.tsx'
import { PrivacyNotice } from '../parts/privacy-notice.tsx'
import { NextLinks, PrivatePage } from '../parts/private-page.tsx'
import { words } from './words.ts'

const label = publicPages.writeReview.title
const { deadLink, failed, missing, pictureTooLarge, sent: thanks } = reviewMessages

/** The tokens by which one was sent here: Back must not show the form again. */
const written = new Set<string>()

export function Page() {
  const { token = '' } = useParams()
  const [sent, setSent] = useSent<{ token: string }>()
  function onSent() {
    written.add(token)
    setSent({ token })
  }
  const isOver = written.has(token) || sent?.token === token
  return (
    <PrivatePage page="writeReview" whyDead={deadLink} ended={isOver ? <Sent /> : undefined}>
      {(request) => ('sent' in request ? <Sent /> : <Write request={request} onSent={onSent} />)}
    </PrivatePage>
  )
}

function Sent() {
  // In new browsers it returns a promise, which no effect may.
  useEffect(() => void scrollTo(0, 0), [])
  return (
    <section className="wrap pt-8 pb-12 md:pt-16 lg:pb-24">
      <h1 className="label mb-6 font-sans">{label}</h1>
      <Thanks title={thanks}>
        <p>{words.thanks}</p>
        <NextLinks />
      </Thanks>
    </section>
  )
}

type WriteProps = { request: ReviewRequest; onSent: () => void }

function Write({ request, onSent }: WriteProps) {
  const { noticeVersion } = usePageContext()
  const { token = '' } = useParams()
  const [progress, setProgress] = useState(0)
  const [isPictureLost, setIsPictureLost] = useState(false)
  const form = usePublicForm('writeReview', {
    required: ['rating', 'review', 'name'],
    missing,
    check: checkPicture,
    send: (_, { body, signal }) =>
      call('writeReview', { params: { token }, body }, { onProgress: setProgress, signal }),
    onSuccess: onSent,
    failed: (message) => message || failed,
  })
  const { field, busy, refused } = form
  const name = field('name')
  const picture = field('picture')
  useEffect(() => {
    const { dataset } = document.documentElement
    // Set by language/choice.ts.
    if (dataset.lost) setIsPictureLost(true)
    delete dataset.lost
  }, [])
  return (
    <>
      <PageTop label={label} title={words.title(request.name)} intro={words.intro}>
        {request.project ? <p className="mt-4">{marked(request.project, words.about)}</p> : null}
      </PageTop>
      <div className="wrap pb-12 lg:pb-24">
        <PublicForm
          form={form}
          params={{ token }}
          advice={words.refused}
          className="grid max-w-measure gap-6"
        >
          <StarChoice error={field('rating').error} chosen={refused?.fields.rating} />
          <TextAreaField {...field('review')} label={words.review} hint={words.reviewHint} rows={7} />
          <TextField
            {...name}
            defaultValue={refused ? name.defaultValue : request.name}
            label={words.name}
            hint={words.nameHint}
            autoComplete="name"
          />
          <FileField
            {...picture}
            error={picture.error ?? (isPictureLost && words.pictureLost)}
            onChange={() => setIsPictureLost(false)}
            label={words.picture}
            choose={words.choosePicture}
            noFile={words.noPicture}
            hint={words.pictureHint}
            accept={imageTypes.join(',')}
          />
          <PrivacyNotice text={words.consent} version={noticeVersion} />
          {busy ? <Progress value={progress} label={progress < 1 ? words.sending : words.waiting} /> : null}
          <Button type="submit" busy={busy} busyLabel={words.submitting} className="justify-self-start">
            {words.send}
          </Button>
        </PublicForm>
      </div>
    </>
  )
}

/** The best first, as most people would choose it. */
function StarChoice({ error, chosen }: { error?: string; chosen?: string }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">
        {words.stars}
        <span aria-hidden="true" className="text-laterite">
          {' '}
          *
        </span>
      </legend>
      {[5, 4, 3, 2, 1].map((stars) => (
        <label key={stars} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="rating"
            value={stars}
            defaultChecked={chosen === String(stars)}
            aria-describedby={error ? 'stars-error' : undefined}
            className="size-5 shrink-0 accent-laterite"
          />
          <Stars rating={stars} />
          {words.meanings[stars - 1]}
        </label>
      ))}
      {error ? <FieldError id="stars-error">{error}</FieldError> : null}
    </fieldset>
  )
}

function checkPicture(body: FormData) {
  const picture = body.get('picture')
  if (!(picture instanceof File) || picture.size <= maxImageBytes) return undefined
  return { message: pictureTooLarge, fields: { picture: pictureTooLarge } }
}

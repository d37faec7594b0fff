import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { imageTypes, maxImageBytes } from '#contract/limits.ts'
import { publicPages } from '#contract/pages.ts'
import { reviewMessages } from '#contract/reviews/messages.ts'
import type { ReviewRequest } from '#contract/reviews/write-review.ts'
import { inBoth } from '#contract/words.ts'
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

const words = inBoth({
  title: [(name: string) => `${name}, how was our work?`, (name) => `${name}, ഞങ്ങളുടെ പണി എങ്ങനെയുണ്ടായിരുന്നു?`],
  intro: [
    'Please tell other families in your own words. We read every review before it is on our site, and we never change a word of it. This link works once.',
    'വീടു പണിയാൻ പോകുന്നവർക്കായി സ്വന്തം വാക്കുകളിൽ എഴുതൂ. ഓരോ അഭിപ്രായവും വായിച്ചിട്ടാണ് ഞങ്ങൾ വെബ്സൈറ്റിൽ കൊടുക്കുന്നത്; ഒരു വാക്കും മാറ്റില്ല. ഈ ലിങ്ക് ഒരു തവണ മാത്രമേ ഉപയോഗിക്കാനാകൂ.',
  ],
  about: ['About: ', 'എന്തിനെക്കുറിച്ച്: '],
  stars: ['How satisfied are you?', 'എത്ര തൃപ്തിയായി?'],
  /** From one star to five. */
  meanings: [
    ['Not at all', 'Not really', 'Partly', 'Satisfied', 'Very satisfied'],
    ['ഒട്ടും ഇല്ല', 'അത്രയ്ക്കില്ല', 'കുറെയൊക്കെ', 'തൃപ്തിയായി', 'വളരെ തൃപ്തിയായി'],
  ],
  review: ['Your review', 'നിങ്ങളുടെ അഭിപ്രായം'],
  reviewHint: [
    'In Malayalam or English: what went well, what did not, how you live in it now.',
    'മലയാളത്തിലോ ഇംഗ്ലീഷിലോ എഴുതാം: എന്തു നന്നായി, എന്തു നന്നായില്ല, ഇപ്പോൾ അവിടെ താമസം എങ്ങനെ.',
  ],
  name: ['How may we name you?', 'ഏതു പേരു കൊടുക്കണം?'],
  nameHint: [
    'As it will stand on our site, for example Latha, Aluva.',
    'വെബ്സൈറ്റിൽ വരേണ്ടതുപോലെ, ഉദാഹരണം: ലത, ആലുവ.',
  ],
  picture: ['A picture (optional)', 'ഒരു ചിത്രം (നിർബന്ധമില്ല)'],
  pictureHint: [
    `Of the house, or of you in it: JPEG, PNG or WebP, at most ${maxImageBytes / 1_000_000} MB. Everybody on it should agree.`,
    `വീടിന്റെയോ, വീട്ടിൽവച്ചെടുത്ത നിങ്ങളുടെയോ: JPEG, PNG അല്ലെങ്കിൽ WebP, പരമാവധി ${maxImageBytes / 1_000_000} MB. ചിത്രത്തിലുള്ള എല്ലാവർക്കും സമ്മതമായിരിക്കണം.`,
  ],
  choosePicture: ['Choose a picture', 'ചിത്രം തിരഞ്ഞെടുക്കാം'],
  noPicture: ['No picture chosen', 'ചിത്രം ചേർത്തിട്ടില്ല'],
  pictureLost: [
    'Please choose the picture once more: browsers do not keep files.',
    'ചിത്രം ഒന്നുകൂടി തിരഞ്ഞെടുക്കൂ: ബ്രൗസർ ഫയലുകൾ ഓർത്തുവയ്ക്കില്ല.',
  ],
  consent: [
    'Once we have looked at it, we show your review on this site: your words and stars, the name you gave, your picture if you added one, and the month. With it we keep when you sent it and which privacy notice you agreed to.\n\nIt stays until you ask us to take it away; then it is deleted, and no backup brings it back. Write to us or call us.',
    'വായിച്ചുനോക്കിയ ശേഷം നിങ്ങളുടെ അഭിപ്രായം ഈ വെബ്സൈറ്റിൽ കൊടുക്കും: നിങ്ങളുടെ വാക്കുകളും നക്ഷത്രങ്ങളും, നിങ്ങൾ തന്ന പേര്, ചേർത്തിട്ടുണ്ടെങ്കിൽ ചിത്രം, മാസം. എപ്പോൾ അയച്ചു, ഏതു സ്വകാര്യതാ അറിയിപ്പിനു സമ്മതിച്ചു എന്നതും സൂക്ഷിക്കും.\n\nഎടുത്തുകളയാൻ നിങ്ങൾ പറയുന്നതുവരെ അത് അവിടെയുണ്ടാകും; പറഞ്ഞാൽ മായ്ച്ചുകളയും, ബാക്കപ്പിൽനിന്നും തിരിച്ചു വരില്ല. ഞങ്ങൾക്ക് എഴുതൂ, അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കൂ.',
  ],
  refused: [
    'Nothing was sent yet. If you had chosen a picture, please choose it once more: browsers do not keep files.',
    'ഒന്നും ഇതുവരെ അയച്ചിട്ടില്ല. ചിത്രം തിരഞ്ഞെടുത്തിരുന്നെങ്കിൽ ഒന്നുകൂടി തിരഞ്ഞെടുക്കൂ: ബ്രൗസർ ഫയലുകൾ ഓർത്തുവയ്ക്കില്ല.',
  ],
  send: ['Send review', 'അഭിപ്രായം അയയ്ക്കാം'],
  sending: ['Sending', 'അയയ്ക്കുന്നു'],
  waiting: ['Sent, waiting for the answer', 'അയച്ചു, മറുപടിക്കായി കാക്കുന്നു'],
  submitting: ['Sending...', 'അയയ്ക്കുന്നു…'],
  thanks: [
    'We read it before it is on our site. You need to do nothing more.',
    'വെബ്സൈറ്റിൽ വരും മുമ്പ് ഞങ്ങൾ അതു വായിക്കും. നിങ്ങൾ ഇനി ഒന്നും ചെയ്യേണ്ട.',
  ],
})

// A client writes a review at the address of a link that works once. It works without JavaScript.
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

function Write({ request, onSent }: { request: ReviewRequest; onSent: () => void }) {
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

import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Noticed } from '#contract/content/placeholders.ts'
import type { ContactContent } from '#contract/content/texts.ts'
import type { EnquiryInput } from '#contract/enquiries.ts'
import { messages } from '#contract/messages.ts'
import { publicPages } from '#contract/pages.ts'
import { call } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { RichText } from '../content/rich-text.tsx'
import { KeepLink } from '../my-data/keep-link.tsx'
import { PublicForm, Thanks, usePublicForm } from '../shell/form-parts.tsx'

const words = messages.enquiries
const maxTopicLength = 200

export function EnquiryForm({ content }: { content: Noticed<ContactContent['form']> }) {
  const [search] = useSearchParams()
  const [sent, setSent] = useState(search.has('sent'))
  const [link, setLink] = useState('')
  const form = usePublicForm('createEnquiry', {
    required: ['name', 'phone', 'message'],
    missing: words.fillAll,
    async send(_, { body, signal }) {
      const answer = await call(
        'createEnquiry',
        { body: Object.fromEntries(body) as EnquiryInput },
        { signal },
      )
      setLink(answer.link)
    },
    onSuccess: () => setSent(true),
    failed: (message) => message || words.failed,
  })
  const { field, busy, refused } = form
  const topic = refused?.fields.topic ?? search.get('topic')?.slice(0, maxTopicLength)
  if (sent) {
    return (
      <Thanks title={words.submitted}>
        <div className="mb-2">
          <RichText text={content.submitted} linkClassName="link whitespace-nowrap" />
        </div>
        {link ? <KeepLink link={link} /> : null}
        <Link
          to={publicPages.contact.path}
          onClick={() => setSent(false)}
          className="link inline-flex min-h-11 items-center"
        >
          Write another message
        </Link>
      </Thanks>
    )
  }
  return (
    <>
      <h2 className="text-2xl">{content.title}</h2>
      <p className="mt-3 mb-8 text-stone">{content.text}</p>
      <PublicForm form={form} className="grid gap-6">
        {topic ? (
          <p className="border-l-2 border-brass pl-4">
            About: <strong>{topic}</strong>
            <input type="hidden" name="topic" value={topic} />
          </p>
        ) : null}
        <TextField {...field('name')} label="Name" autoComplete="name" />
        <TextField
          {...field('phone')}
          label="Phone"
          hint="With the country code if you live abroad."
          type="tel"
          autoComplete="tel"
        />
        <SelectField {...field('plan')} label="What do you plan to build?">
          <option value="">Please choose</option>
          {content.plans.map((plan, index) => (
            <option key={index}>{plan}</option>
          ))}
        </SelectField>
        <TextAreaField {...field('message')} label="Message" hint={content.messageHint} rows={5} />
        <p className="text-sm text-stone">
          {content.privacy}{' '}
          <a href={publicPages.privacy.path} target="_blank" rel="noopener" className="link">
            Privacy (new tab)
          </a>
          , version {content.noticeVersion}.
          <input type="hidden" name="notice_version" value={content.noticeVersion} />
        </p>
        <Button type="submit" busy={busy} busyLabel="Sending…" className="justify-self-start">
          Send message
        </Button>
      </PublicForm>
    </>
  )
}

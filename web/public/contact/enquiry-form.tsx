import { Link, useSearchParams } from 'react-router'
import type { ContactContent } from '#contract/content/company-pages.ts'
import type { WithEnglishPlans, WithNoticeVersion } from '#contract/content/placeholders.ts'
import type { EnquiryInput } from '#contract/enquiries.ts'
import { maxTextLength } from '#contract/limits.ts'
import { publicPages } from '#contract/pages.ts'
import { messages } from '#contract/public-messages.ts'
import { inBoth } from '#contract/words.ts'
import { call } from '../../calls/api.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { langOf, marked } from '../content/lang.ts'
import { RichText } from '../content/rich-text.tsx'
import { Text } from '../content/text.tsx'
import { PublicForm, Thanks, usePublicForm, useSent } from '../parts/form-parts.tsx'
import { PrivacyNotice } from '../parts/privacy-notice.tsx'
import { KeepLink } from '../parts/sent.tsx'

const { fillAll, failed, submitted } = messages.enquiries
const { contact } = publicPages
const maxTopicLength = 200

type EnquiryFormProps = { content: WithEnglishPlans<WithNoticeVersion<ContactContent['form']>> }

export function EnquiryForm({ content }: EnquiryFormProps) {
  const [search] = useSearchParams()
  const [sent, setSent] = useSent<{ link: string }>()
  const form = usePublicForm('createEnquiry', {
    required: ['name', 'phone', 'message'],
    missing: fillAll,
    async send(_, { body, signal }) {
      const enquiry = Object.fromEntries(body) as EnquiryInput
      setSent(await call('createEnquiry', { body: enquiry }, { signal }))
    },
    failed: (message) => message || failed,
  })
  const { field, busy, refused } = form
  const topic = refused?.fields.topic ?? search.get('topic')?.slice(0, maxTopicLength)
  const message = field('message')
  if (sent || search.has('sent')) {
    return (
      <Thanks title={submitted}>
        <RichText text={content.submitted} className="mb-2" linkClassName="link" />
        {sent?.link ? <KeepLink link={sent.link} /> : null}
        <Link
          to={contact.path}
          onClick={() => setSent(undefined)}
          className="link inline-flex min-h-11 items-center"
        >
          {words.another}
        </Link>
      </Thanks>
    )
  }
  return (
    <>
      <Text.h2 className="text-2xl">{content.title}</Text.h2>
      <Text.p className="mt-3 mb-8 text-stone">{content.text}</Text.p>
      <PublicForm form={form} className="grid gap-6">
        {topic ? (
          <p className="border-l-2 border-brass pl-4">
            {words.about}
            <Text.strong>{topic}</Text.strong>
            <input type="hidden" name="topic" value={topic} />
          </p>
        ) : null}
        <TextField {...field('name')} label={words.name} autoComplete="name" />
        <TextField
          {...field('phone')}
          label={words.phone}
          hint={words.phoneHint}
          type="tel"
          autoComplete="tel"
        />
        <SelectField {...field('plan')} label={words.plan}>
          <option value="">{words.choose}</option>
          {content.plans.map((plan, index) => (
            <option key={index} value={content.plansInEnglish?.[index]} lang={langOf(plan)}>
              {plan}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          {...message}
          defaultValue={message.defaultValue ?? search.get('message')?.slice(0, maxTextLength)}
          label={words.message}
          hint={marked(content.messageHint)}
          rows={5}
        />
        <PrivacyNotice text={content.privacy} version={content.noticeVersion} />
        <Button type="submit" busy={busy} busyLabel={words.sending} className="justify-self-start">
          {words.send}
        </Button>
      </PublicForm>
    </>
  )
}

const words = inBoth({
  another: ['Write another message', 'മറ്റൊരു സന്ദേശം എഴുതാം'],
  about: ['About: ', 'വിഷയം: '],
  name: ['Name', 'പേര്'],
  phone: ['Phone', 'ഫോൺ'],
  phoneHint: ['With the country code if you live abroad.', 'വിദേശത്താണെങ്കിൽ രാജ്യത്തിന്റെ കോഡ് കൂടി ചേർക്കൂ.'],
  plan: ['What do you plan to build?', 'എന്താണ് പണിയാൻ ഉദ്ദേശിക്കുന്നത്?'],
  choose: ['Please choose', 'തിരഞ്ഞെടുക്കൂ'],
  message: ['Message', 'സന്ദേശം'],
  sending: ['Sending…', 'അയയ്ക്കുന്നു…'],
  send: ['Send message', 'സന്ദേശം അയയ്ക്കാം'],
})

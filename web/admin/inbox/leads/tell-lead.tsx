// The sentence with the private link for somebody who phoned. Whoever sends it has told them, and that is noted.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fill, type Language, languageNames } from '#contract/languages.ts'
import { leadSentences, type toldBy } from '#contract/people/lead-words.ts'
import { useCompany } from '../../../page-context.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { smsLink, whatsappLink } from '../../../ui/contact-links.ts'
import { toast } from '../../../ui/toast.ts'
import { Choice } from '../../blocks/forms/choice.tsx'
import { refresh } from '../../blocks/lists/refresh.ts'
import { reportError } from '../../blocks/report-error.ts'
import { adminCall } from '../../blocks/session.ts'
import { addCountryCode } from '../message-bar.tsx'
import { words } from './words.ts'

type Links = Record<Language, string>
export type Lead = { id: string; name: string; phone: string }

export function TellLead({ lead, links }: { lead: Lead; links: Links }) {
  const { name: company } = useCompany()
  const client = useQueryClient()
  const [language, setLanguage] = useState<Language>('en')
  const { id, name, phone } = lead
  const text = fill(leadSentences[language], { name, company, link: links[language] })
  const number = addCountryCode(phone)
  async function record(by: (typeof toldBy)[number]) {
    await adminCall('tellLead', { params: { id }, body: { by, language } }).then(
      ({ message }) => toast.success(message),
      reportError,
    )
    refresh(client)
  }
  return (
    <section aria-label={words.tell} className="grid gap-3">
      <h3>{words.tell}</h3>
      <p className="text-sm text-stone">{words.tellWhy}</p>
      <Choice
        label={words.language}
        className="max-w-64"
        value={language}
        names={languageNames}
        onChoose={setLanguage}
      />
      <p lang={language} className="border-l-2 border-line pl-3 text-sm wrap-anywhere">
        {text}
      </p>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <ButtonLink
          href={whatsappLink(number, text)}
          target="_blank"
          rel="noreferrer"
          icon="whatsapp"
          onClick={() => record('whatsapp')}
        >
          {words.whatsapp}
        </ButtonLink>
        <ButtonLink
          href={smsLink(`+${number}`, text)}
          variant="secondary"
          icon="phone"
          onClick={() => record('sms')}
        >
          {words.sms}
        </ButtonLink>
      </div>
    </section>
  )
}

/** The same for a lead that was noted earlier: the link is asked for when it is wanted, since the diary tells it. */
export function TellLater({ lead }: { lead: Lead }) {
  const [links, setLinks] = useState<Links>()
  if (links) return <TellLead lead={lead} links={links} />
  const open = () =>
    adminCall('openLeadLinks', { params: { id: lead.id } }).then(
      (answer) => setLinks(answer.links),
      reportError,
    )
  return (
    <Button variant="secondary" icon="share" className="justify-self-start" onClick={open}>
      {words.sendLink}
    </Button>
  )
}

// An enquiry noted by hand, while the phone is still at the ear.

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { choice, line, phone } from '#contract/content/fields.ts'
import { fill, type Language, languageNames } from '#contract/languages.ts'
import { maxNameLength } from '#contract/limits.ts'
import { leadMessages, leadSentences, leadSourceNames, type toldBy } from '#contract/people/lead-words.ts'
import { useCompany } from '../../page-context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { smsLink, whatsappLink } from '../../ui/contact-links.ts'
import { toast } from '../../ui/toast.ts'
import { adminCall, refreshAll, reportError } from '../blocks/calls.ts'
import { DialogButtons } from '../blocks/confirm.tsx'
import { Choice, SuggestedField } from '../blocks/forms/control.tsx'
import { FormDialog } from '../blocks/forms/form-dialog.tsx'
import { RecordDialog } from '../blocks/forms/record-dialog.tsx'
import { enquiryWords, inDays } from './enquiry-parts.tsx'
import { words } from './enquiry-words.ts'
import { addCountryCode } from './message-bar.tsx'

type Added = { lead: Lead; links: { en: string; ml: string } }

export function AddLead() {
  const [open, setOpen] = useState(() => location.hash === '#add')
  const [added, setAdded] = useState<Added>()
  function add() {
    setAdded(undefined)
    setOpen(true)
  }
  return (
    <>
      <Button icon="plus" onClick={add}>
        {words.addHere}
      </Button>
      {open ? <LeadDialog onClose={() => setOpen(false)} onAdded={setAdded} /> : null}
      <RecordDialog
        item={added}
        title={added ? words.noted(added.lead.name) : ''}
        onClose={() => setAdded(undefined)}
      >
        {(told, close) => (
          <>
            <TellLead {...told} />
            <DialogButtons className="mt-6">
              <Button variant="secondary" onClick={close}>
                {words.done}
              </Button>
              <Button variant="quiet" icon="plus" onClick={add}>
                {words.another}
              </Button>
            </DialogButtons>
          </>
        )}
      </RecordDialog>
    </>
  )
}

type LeadDialogProps = { onClose: () => void; onAdded: (added: Added) => void }

const LeadDialog = ({ onClose, onAdded }: LeadDialogProps) => (
  <FormDialog
    title={words.add}
    onClose={onClose}
    fields={{
      name: line(words.name, { max: maxNameLength }),
      phone: phone(words.phone),
      message: (props) => (
        <SuggestedField
          {...props}
          label={words.whatFor}
          autoComplete="off"
          maxLength={500}
          options={words.usual.map((text) => [text, text])}
        />
      ),
      follow_up_on: (props) => (
        <SuggestedField
          {...props}
          label={words.callBack}
          type="date"
          min={inDays(0)}
          options={[
            [enquiryWords.days.today, inDays(0)],
            [enquiryWords.days.tomorrow, inDays(1)],
            [enquiryWords.days.week, inDays(7)],
          ]}
        />
      ),
      came_from: choice(words.heard, { '': words.notAsked, ...leadSourceNames }),
    }}
    first="name"
    missing={leadMessages.missing}
    save={words.save}
    send={async (body) => {
      const { id, links } = await adminCall('createLead', { body })
      return { id, links }
    }}
    failed={words.failed}
    onSaved={({ id, links }, { name, phone }) => onAdded({ lead: { id, name: name.trim(), phone }, links })}
  />
)

// The sentence with the private link for somebody who phoned. Whoever sends it has told them, and that is noted.

type Links = Record<Language, string>
type Lead = { id: string; name: string; phone: string }

function TellLead({ lead, links }: { lead: Lead; links: Links }) {
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
    refreshAll(client)
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

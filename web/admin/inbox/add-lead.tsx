// An enquiry noted by hand, while the phone is still at the ear.

import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { fill, type Language, languageNames } from '#contract/languages.ts'
import { maxNameLength } from '#contract/limits.ts'
import {
  type LeadSource,
  leadMessages,
  leadSentences,
  leadSourceNames,
  type toldBy,
} from '#contract/people/lead-words.ts'
import { useCompany } from '../../page-context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { smsLink, whatsappLink } from '../../ui/contact-links.ts'
import { TextField, typeInto } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.tsx'
import { toast } from '../../ui/toast.ts'
import { adminCall, refreshAll, reportError } from '../blocks/calls.ts'
import { DialogButtons } from '../blocks/confirm.tsx'
import { Choice, Suggestions } from '../blocks/forms/choice.tsx'
import { RecordDialog } from '../blocks/forms/record-dialog.tsx'
import { words as common } from '../blocks/words.ts'
import { enquiryWords, inDays } from './enquiry-parts.tsx'
import { words } from './enquiry-words.ts'
import { addCountryCode } from './message-bar.tsx'

type Added = { lead: Lead; links: { en: string; ml: string } }

export function AddLead() {
  const [open, setOpen] = useState(() => location.hash === '#add')
  const [added, setAdded] = useState<Added>()
  function close() {
    setOpen(false)
    setAdded(undefined)
  }
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {words.addHere}
      </Button>
      <RecordDialog
        item={open ? { added } : undefined}
        title={added ? words.noted(added.lead.name) : words.add}
        onClose={close}
      >
        {() =>
          added ? (
            <>
              <TellLead {...added} />
              <DialogButtons className="mt-6">
                <Button variant="secondary" onClick={close}>
                  {words.done}
                </Button>
                <Button variant="quiet" icon="plus" onClick={() => setAdded(undefined)}>
                  {words.another}
                </Button>
              </DialogButtons>
            </>
          ) : (
            <LeadForm onAdded={setAdded} />
          )
        }
      </RecordDialog>
    </>
  )
}

type Typed = {
  name: string
  phone: string
  message: string
  follow_up_on: string
  came_from: LeadSource | ''
}

function LeadForm({ onAdded }: { onAdded: (added: Added) => void }) {
  const client = useQueryClient()
  const [day, setDay] = useState('')
  const whatFor = useRef<HTMLInputElement>(null)
  const callBack = useRef<HTMLInputElement>(null)
  const form = useForm<Typed>({
    defaults: { name: '', phone: '', message: '', follow_up_on: '', came_from: '' },
    required: ['name', 'phone'],
    missing: leadMessages.missing,
    failed: (message) => message || words.failed,
    async send(typed) {
      const { id, links } = await adminCall('createLead', { body: typed })
      refreshAll(client)
      onAdded({ lead: { id, name: typed.name.trim(), phone: typed.phone }, links })
    },
  })
  return (
    <form {...form.props} autoComplete="off" className="grid gap-4">
      <TextField {...form.field('name')} label={words.name} maxLength={maxNameLength} data-first />
      <TextField {...form.field('phone')} label={words.phone} type="tel" inputMode="tel" maxLength={30} />
      <div>
        <TextField {...form.field('message')} ref={whatFor} label={words.whatFor} maxLength={500} />
        <Suggestions
          options={words.usual.map((text) => [text, text])}
          onChoose={(text) => whatFor.current && typeInto(whatFor.current, text)}
        />
      </div>
      <div>
        <TextField
          {...form.field('follow_up_on')}
          ref={callBack}
          label={words.callBack}
          type="date"
          min={inDays(0)}
          onInput={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <Suggestions
          options={[
            [enquiryWords.days.today, inDays(0)],
            [enquiryWords.days.tomorrow, inDays(1)],
            [enquiryWords.days.week, inDays(7)],
          ]}
          chosen={day}
          onChoose={(text) => callBack.current && typeInto(callBack.current, text)}
        />
      </div>
      <Choice
        {...form.field('came_from')}
        label={words.heard}
        none={words.notAsked}
        names={leadSourceNames}
      />
      <DialogButtons>
        <Button type="submit" busy={form.busy} busyLabel={common.saving} className="max-sm:grow">
          {words.save}
        </Button>
      </DialogButtons>
    </form>
  )
}

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

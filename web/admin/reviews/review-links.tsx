// The private links by which clients write a review: asking for one, and those that are still open.
import { useState } from 'react'
import type { Language } from '#contract/languages.ts'
import { maxPageSize, reviewLinkDays } from '#contract/limits.ts'
import { reviewStaffMessages } from '#contract/reviews/staff-messages.ts'
import { type ReviewLink, reviewAsk } from '#contract/reviews/write-review.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { inBoth } from '#contract/words.ts'
import { useCall } from '../../calls/api.ts'
import { useCompany } from '../../page-context.ts'
import { useForm } from '../../ui/form.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { adminCall } from '../blocks/calls.ts'
import { DialogActions } from '../blocks/forms/record-dialog.tsx'
import { Section } from '../blocks/heading.tsx'
import { dateColumn, formatDateTime } from '../blocks/lists/format-date.ts'
import { useDelete } from '../blocks/lists/mutate.ts'
import { actionsColumn } from '../blocks/lists/row-actions.tsx'
import { type Column, Table } from '../blocks/lists/table.tsx'
import { LinkFields, type LinkToShare, ShareLinkDialog } from '../blocks/share-link-dialog.tsx'
import { ProjectChoice, useProjects } from './review-parts.tsx'

type AskProps = {
  /** The id of the project to ask about, or an empty text; undefined while nobody is asked. */
  about: string | undefined
  onClose: () => void
}

export function AskDialog({ about, onClose }: AskProps) {
  const [made, setMade] = useState<LinkToShare>()
  function share(link: LinkToShare) {
    onClose()
    setMade(link)
  }
  return (
    <>
      <Dialog open={about !== undefined} onClose={onClose} title="Ask for a review" size="small">
        {about === undefined ? null : <AskForm about={about} onClose={onClose} onLink={share} />}
      </Dialog>
      <ShareLinkDialog toShare={made} onClose={() => setMade(undefined)} />
    </>
  )
}

type AskFormProps = { about: string; onClose: () => void; onLink: (toShare: LinkToShare) => void }

function AskForm({ about, onClose, onLink }: AskFormProps) {
  const { shortName } = useCompany()
  const [project, setProject] = useState(about)
  const client = useProjects().find(({ id }) => id === project)?.client ?? ''
  const form = useForm({
    // Whoever has typed another name keeps it.
    defaults: { name: client, language: 'en' },
    required: ['name'],
    missing: reviewStaffMessages.nameMissing,
    schema: reviewAsk,
    async send(ask) {
      const { link } = await adminCall('askForReview', { body: { ...ask, project_id: project || null } })
      const { subject, message } = askWords[ask.language]
      onLink({
        title: `Link for ${ask.name}`,
        link,
        subject: subject(shortName),
        message: message(ask.name, shortName),
        note: `It works once, for ${reviewLinkDays} days. It is shown only now: for another one, ask again.`,
      })
    },
    failed: (message) => message || 'The link could not be made. Please try again.',
  })
  return (
    <form {...form.props} className="grid gap-6">
      <p className="text-stone">
        The client writes on a page of the site: stars, words and, if they like, a picture. You then show the
        review or hide it; nobody can change it.
      </p>
      <ProjectChoice value={project} onChoose={setProject} />
      <LinkFields
        form={form}
        label="Name of the client"
        hint="The page greets them by it. How they are named on the site they choose themselves."
      />
      <DialogActions save="Make the link" busy={form.busy} onCancel={onClose} />
    </form>
  )
}

type AskWords = { subject: (company: string) => string; message: (name: string, company: string) => string }

/** What goes to the client before the link, in the language of the page that it opens. */
const askWords: Record<Language, AskWords> = {
  en: {
    subject: (company) => `How was the work of ${company}?`,
    message: (name, company) =>
      `Dear ${name}, would you tell other families how it was to work with ${company}? Here you can write a few words. The link works once, for ${reviewLinkDays} days:`,
  },
  ml: {
    subject: (company) => `${company}: നിങ്ങളുടെ അഭിപ്രായം`,
    message: (name, company) =>
      `നമസ്കാരം ${name}, ${company} ചെയ്ത പണി എങ്ങനെയുണ്ടായിരുന്നു എന്ന് വീടു പണിയാൻ പോകുന്നവർക്കായി എഴുതാമോ? ഈ ലിങ്കിൽ എഴുതാം. ഒരു തവണ മാത്രം, ${reviewLinkDays} ദിവസത്തിനകം:`,
  },
}

const words = inBoth({
  title: ['Links for reviews', 'അഭിപ്രായം എഴുതാനുള്ള ലിങ്കുകൾ'],
  note: [
    'Clients who have such a link and have not written yet. When you end one, it can no longer be used.',
    'ലിങ്ക് കിട്ടിയിട്ടും ഇതുവരെ എഴുതാത്തവർ. അവസാനിപ്പിച്ചാൽ ആ ലിങ്ക് പിന്നെ ഉപയോഗിക്കാനാകില്ല.',
  ],
  empty: ['No client has a link that still works.', 'ഇപ്പോൾ ആരുടെയും കയ്യിൽ പ്രവർത്തിക്കുന്ന ലിങ്ക് ഇല്ല.'],
  loadFailed: ['Unable to load the links.', 'ലിങ്കുകൾ കാണിക്കാനായില്ല.'],
  for: ['For', 'ആർക്ക്'],
  by: ['Made by', 'കൊടുത്തത്'],
  until: ['Works until', 'എന്നുവരെ'],
  opened: ['Last opened', 'അവസാനം തുറന്നത്'],
  notYet: ['Not yet', 'തുറന്നിട്ടില്ല'],
  linkFor: [(name: string) => `the link for ${name}`, (name) => `${name}: ലിങ്ക്`],
  end: ['End link', 'ലിങ്ക് അവസാനിപ്പിക്കാം'],
  confirmEnd: ['End this link?', 'ഈ ലിങ്ക് അവസാനിപ്പിക്കണോ?'],
  endMeans: [
    (name: string) => `${name} can no longer write a review by it. You can make a new link at any time.`,
    (name) => `${name} എന്നയാൾക്ക് ഇതുപയോഗിച്ച് ഇനി അഭിപ്രായം എഴുതാനാകില്ല. എപ്പോൾ വേണമെങ്കിലും പുതിയ ലിങ്ക് ഉണ്ടാക്കാം.`,
  ],
})

const columns: Column<ReviewLink>[] = [
  {
    key: 'name',
    label: words.for,
    unlabelled: true,
    cell: ({ name, project }) => (
      <span className="wrap-anywhere">
        <b>{name}</b>
        <span className="block text-stone">{project}</span>
      </span>
    ),
  },
  {
    key: 'created_by',
    label: words.by,
    cell: ({ created_by: by }) => <span className="wrap-anywhere">{by}</span>,
  },
  dateColumn('ends_at', words.until),
  {
    key: 'opened_at',
    label: words.opened,
    cell: ({ opened_at: at }) => (at ? formatDateTime(at) : words.notYet),
  },
]

/** Those that clients have got and not used yet. */
export function ReviewLinks() {
  const links = useCall('listReviewLinks', { query: { limit: maxPageSize } })
  const { confirmEnd } = words
  const end = useDelete('endReviewLink', { confirmDelete: confirmEnd, deleted: staffMessages.links.ended })
  const actions = actionsColumn<ReviewLink>(
    ({ name }) => words.linkFor(name),
    ({ id, name }) => [
      {
        label: words.end,
        icon: 'trash',
        danger: true,
        onClick: () => end(id, { detail: words.endMeans(name), action: words.end }),
      },
    ],
  )
  return (
    <Section id="review-links" title={words.title} note={words.note} className="mt-10">
      <ListState query={links} empty={words.empty} failed={words.loadFailed}>
        {(items) => <Table caption={words.title} columns={[...columns, actions]} rows={items} />}
      </ListState>
    </Section>
  )
}

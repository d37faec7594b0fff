// Asking a client for a review, which is written by a private link.
import { useState } from 'react'
import type { Language } from '#contract/languages.ts'
import { reviewLinkDays } from '#contract/limits.ts'
import { reviewStaffMessages } from '#contract/reviews/staff-messages.ts'
import { reviewAsk } from '#contract/reviews/write-review.ts'
import { useCompany } from '../../page-context.ts'
import { adminCall } from '../blocks/calls.ts'
import { FormDialog } from '../blocks/forms/form-dialog.tsx'
import { type LinkToShare, linkFields, ShareLinkDialog } from '../blocks/share-link-dialog.tsx'
import { ProjectChoice, useProjects } from './review-parts.tsx'

type AskProps = {
  /** The id of the project to ask about, or an empty text; undefined while nobody is asked. */
  about: string | undefined
  onClose: () => void
}

export function AskDialog({ about, onClose }: AskProps) {
  const [made, setMade] = useState<LinkToShare>()
  return (
    <>
      {about === undefined ? null : <AskForm about={about} onClose={onClose} onLink={setMade} />}
      <ShareLinkDialog toShare={made} onClose={() => setMade(undefined)} />
    </>
  )
}

type AskFormProps = { about: string; onClose: () => void; onLink: (toShare: LinkToShare) => void }

function AskForm({ about, onClose, onLink }: AskFormProps) {
  const { shortName } = useCompany()
  const [project, setProject] = useState(about)
  const client = useProjects().find(({ id }) => id === project)?.client ?? ''
  return (
    <FormDialog
      title="Ask for a review"
      onClose={onClose}
      note="The client writes on a page of the site: stars, words and, if they like, a picture. You then show the review or hide it; nobody can change it."
      fields={{
        project: () => <ProjectChoice value={project} onChoose={setProject} />,
        ...linkFields(
          'Name of the client',
          'The page greets them by it. How they are named on the site they choose themselves.',
        ),
      }}
      // Whoever has typed another name keeps it.
      values={{ name: client }}
      missing={reviewStaffMessages.nameMissing}
      schema={reviewAsk}
      save="Make the link"
      send={async (ask) => {
        const { link } = await adminCall('askForReview', { body: { ...ask, project_id: project || null } })
        return { link }
      }}
      failed="The link could not be made. Please try again."
      onSaved={({ link }, { name, language }) => {
        const { subject, message } = askWords[language]
        onLink({
          title: `Link for ${name}`,
          link,
          subject: subject(shortName),
          message: message(name, shortName),
          note: `It works once, for ${reviewLinkDays} days. It is shown only now: for another one, ask again.`,
        })
      }}
    />
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

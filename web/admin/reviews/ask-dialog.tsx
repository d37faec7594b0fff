import { type FormEvent, useState } from 'react'
import { type Language, languageNames, languages } from '#contract/languages.ts'
import { maxNameLength, reviewLinkDays } from '#contract/limits.ts'
import { reviewStaffMessages as words } from '#contract/reviews/staff-messages.ts'
import { useCompany } from '../../page-context.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import type { LinkToShare } from '../accounts/share-link-dialog.tsx'
import { DialogActions } from '../blocks/forms/record-dialog.tsx'
import { useMutate } from '../blocks/lists/mutate.ts'
import { adminCall } from '../blocks/session.ts'
import { askWords } from './ask-words.ts'
import { ProjectChoice, useProjects } from './project-choice.tsx'

type AskProps = {
  /** The id of the project to ask about, or an empty text; without either nobody is asked. */
  about: string | undefined
  onClose: () => void
  /** Called with the link, which is shown once. */
  onLink: (toShare: LinkToShare) => void
}

export function AskDialog({ about, onClose, onLink }: AskProps) {
  return (
    <Dialog open={about !== undefined} onClose={onClose} title="Ask for a review" size="small">
      {about === undefined ? null : <AskForm about={about} onClose={onClose} onLink={onLink} />}
    </Dialog>
  )
}

function AskForm({ about, onClose, onLink }: AskProps & { about: string }) {
  const { shortName } = useCompany()
  const mutate = useMutate()
  const [project, setProject] = useState(about)
  const client = useProjects().find(({ id }) => id === project)?.client ?? ''
  const [typed, setTyped] = useState<string>()
  const [language, setLanguage] = useState<Language>('en')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const name = typed ?? client

  async function ask(event: FormEvent) {
    event.preventDefault()
    if (!name.trim()) return setError(words.nameMissing)
    setBusy(true)
    const body = { name, language, project_id: project || null }
    let link = ''
    const isMade = await mutate(
      async () => {
        link = (await adminCall('askForReview', { body })).link
        return true
      },
      { done: '' },
    )
    if (!isMade) return setBusy(false)
    // Closed first: so the next dialog gives the focus back to what opened this one.
    onClose()
    const { subject, message } = askWords[language]
    onLink({
      title: `Link for ${name.trim()}`,
      link,
      subject: subject(shortName),
      message: message(name.trim(), shortName),
      note: `It works once, for ${reviewLinkDays} days. It is shown only now: for another one, ask again.`,
    })
  }

  return (
    <form onSubmit={ask} noValidate className="grid gap-6">
      <p className="text-stone">
        The client writes on a page of the site: stars, words and, if they like, a picture. You then show the
        review or hide it; nobody can change it.
      </p>
      <ProjectChoice value={project} onChoose={setProject} />
      <TextField
        label="Name of the client"
        hint="The page greets them by it. How they are named on the site they choose themselves."
        required
        autoComplete="off"
        maxLength={maxNameLength}
        value={name}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value)
          setError(undefined)
        }}
      />
      <SelectField
        label="Language of the page"
        hint="The client can change it there."
        value={language}
        onChange={(event) => setLanguage(event.target.value as Language)}
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </SelectField>
      <DialogActions save="Make the link" busy={busy} onCancel={onClose} />
    </form>
  )
}

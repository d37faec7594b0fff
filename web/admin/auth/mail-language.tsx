import { useQueryClient } from '@tanstack/react-query'
import type { Account } from '#contract/access/accounts.ts'
import { type Language, languageNames, languages } from '#contract/languages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.tsx'
import { toast } from '../../ui/toast.tsx'
import { adminCall } from './session.ts'

export function MailLanguageForm({ account: { mail_language } }: { account: Account }) {
  const client = useQueryClient()
  const form = useForm<{ mail_language: Language }>({
    missing: staffMessages.auth.chooseLanguage,
    failed: (message) => message || staffMessages.auth.somethingWrong,
    defaults: { mail_language },
    send: async (body) => toast.success((await adminCall('changeMailLanguage', { body })).message),
    onSuccess: () => client.invalidateQueries(),
  })
  return (
    <form {...form.props} className="grid gap-5">
      <SelectField
        {...form.field('mail_language')}
        label="Language of the mails you get"
        hint="The admin area itself is in English. Mails to the company's address follow your choice only if you log in with that address."
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </SelectField>
      <Button type="submit" busy={form.busy} busyLabel="Saving..." className="justify-self-start">
        Save language
      </Button>
    </form>
  )
}

import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { focusMain } from '../../ui/navigation.tsx'
import { NameForm } from '../auth/account-forms.tsx'
import { Section } from '../blocks/heading.tsx'
import { useAccount } from '../blocks/session.ts'
import { nameDeclinedKey } from '../blocks/storage-keys.ts'
import { words } from './words.ts'

/** Until this person has given a name, or declines to in this browser. Nobody is asked for one when signing up. */
export function YourName() {
  const account = useAccount()
  const [declined, setDeclined] = useState(() => localStorage.getItem(nameDeclinedKey))
  if (!account || account.name || declined === account.id) return null
  const { id } = account

  function decline() {
    localStorage.setItem(nameDeclinedKey, id)
    setDeclined(id)
    focusMain()
  }

  return (
    <Section id="your-name" title={words.yourName} className="max-w-form">
      <NameForm
        account={account}
        onSaved={focusMain}
        other={
          <Button variant="quiet" onClick={decline}>
            {words.notNow}
          </Button>
        }
      />
    </Section>
  )
}

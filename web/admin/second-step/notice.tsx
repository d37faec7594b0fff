// On the dashboard: a second step that will be required, recovery codes that are missing, or the offer to log in without a
// password.
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { adminPages } from '#contract/pages.ts'
import { useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { focusMain } from '../../ui/navigation.tsx'
import { formatDate } from '../blocks/lists/format-date.ts'
import { passkeyDeclinedKey } from '../blocks/storage-keys.ts'
import { hasOwnAuthenticator } from './passkey.ts'

export function SecondStepNotice() {
  const { data } = useCall('getSecondStep', {})
  if (!data) return null
  const hasSome = data.app || data.passkeys.length > 0
  if (!hasSome && data.required_from)
    return (
      <Line>
        From {formatDate(data.required_from)} on you need a second step to log in: a passkey or an app on your
        phone. <AccountLink>Set it up now</AccountLink>, it takes a minute.
      </Line>
    )
  if (hasSome && data.recovery_codes === 0)
    return (
      <Line>
        You have no recovery codes for the day on which your phone is lost.{' '}
        <AccountLink section="recovery">Make new ones</AccountLink>
      </Line>
    )
  return data.passkeys.length === 0 && data.passkeys_possible ? <PasskeyOffer /> : null
}

/** Only on a device that can keep one, and until somebody declines it there. */
function PasskeyOffer() {
  const [offered, setOffered] = useState(false)
  useEffect(() => {
    if (!localStorage.getItem(passkeyDeclinedKey)) hasOwnAuthenticator().then(setOffered)
  }, [])
  if (!offered) return null
  return (
    <Line>
      Log in with your fingerprint, your face or your PIN next time? <AccountLink>Yes, set it up</AccountLink>
      <Button
        variant="quiet"
        className="max-sm:-ml-5 max-sm:flex"
        onClick={() => {
          localStorage.setItem(passkeyDeclinedKey, 'true')
          setOffered(false)
          focusMain()
        }}
      >
        Not on this device
      </Button>
    </Line>
  )
}

const Line = ({ children }: { children: ReactNode }) => (
  <p className="mb-6 border-l-2 border-leaf bg-sand px-4 py-3">{children}</p>
)

const AccountLink = ({ children, section = 'passkeys' }: { children: string; section?: string }) => (
  <Link to={`${adminPages.account.path}#${section}`} className="link font-semibold">
    {children}
  </Link>
)

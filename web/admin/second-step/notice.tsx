// On the dashboard: a second step that will be required, recovery codes that are missing, or the offer to log in without a
// password.
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { adminPages } from '#contract/pages.ts'
import { inBoth } from '#contract/words.ts'
import { useCall } from '../../calls/api.ts'
import { Button } from '../../ui/button.tsx'
import { focusMain } from '../../ui/navigation.tsx'
import { formatCalendarDay } from '../blocks/lists/format-date.ts'
import { hasOwnAuthenticator } from './passkey.ts'

export function SecondStepNotice() {
  const { data } = useCall('getSecondStep', {})
  if (!data) return null
  const hasSome = data.app || data.passkeys.length > 0
  if (!hasSome && data.required_from)
    return (
      <Line>
        {words.required(formatCalendarDay(data.required_from))} <AccountLink>{words.setUp}</AccountLink>
      </Line>
    )
  if (hasSome && data.recovery_codes === 0)
    return (
      <Line>
        {words.noCodes} <AccountLink section="recovery">{words.makeCodes}</AccountLink>
      </Line>
    )
  return data.passkeys.length === 0 && data.passkeys_possible ? <PasskeyOffer /> : null
}

const passkeyDeclinedKey = 'passkeyDeclined'

/** Only on a device that can keep one, and until somebody declines it there. */
function PasskeyOffer() {
  const [offered, setOffered] = useState(false)
  useEffect(() => {
    if (!localStorage.getItem(passkeyDeclinedKey)) hasOwnAuthenticator().then(setOffered)
  }, [])
  if (!offered) return null
  return (
    <Line>
      {words.offer} <AccountLink>{words.yes}</AccountLink>
      <Button
        variant="quiet"
        className="max-sm:-ml-5 max-sm:flex"
        onClick={() => {
          localStorage.setItem(passkeyDeclinedKey, 'true')
          setOffered(false)
          focusMain()
        }}
      >
        {words.no}
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

const words = inBoth({
  required: [
    (day: string) =>
      `From ${day} on you need a second step to log in: a passkey or an app on your phone. It takes a minute.`,
    (day) =>
      `${day} മുതൽ ലോഗിൻ ചെയ്യാൻ രണ്ടാം ഘട്ടം (second step) വേണം: ഒരു പാസ്കീ, അല്ലെങ്കിൽ ഫോണിലെ ഒരു ആപ്പ്. ഒരു മിനിറ്റു മതി.`,
  ],
  setUp: ['Set it up now', 'ഇപ്പോൾ ഒരുക്കാം'],
  noCodes: [
    'You have no recovery codes for the day on which your phone is lost.',
    'ഫോൺ നഷ്ടപ്പെട്ടാൽ ഉപയോഗിക്കാൻ റിക്കവറി കോഡുകളൊന്നും ബാക്കിയില്ല.',
  ],
  makeCodes: ['Make new ones', 'പുതിയത് എടുക്കാം'],
  offer: [
    'Log in with your fingerprint, your face or your PIN next time?',
    'അടുത്ത തവണ വിരലടയാളമോ മുഖമോ പിന്നോ ഉപയോഗിച്ച് ലോഗിൻ ചെയ്യണോ?',
  ],
  yes: ['Yes, set it up', 'വേണം, ഒരുക്കാം'],
  no: ['Not on this device', 'ഈ ഉപകരണത്തിൽ വേണ്ട'],
})

// On the dashboard. notice-words.ml.ts takes its place in Malayalam.
export const words = {
  required: (day: string) =>
    `From ${day} on you need a second step to log in: a passkey or an app on your phone. It takes a minute.`,
  setUp: 'Set it up now',
  noCodes: 'You have no recovery codes for the day on which your phone is lost.',
  makeCodes: 'Make new ones',
  offer: 'Log in with your fingerprint, your face or your PIN next time?',
  yes: 'Yes, set it up',
  no: 'Not on this device',
}

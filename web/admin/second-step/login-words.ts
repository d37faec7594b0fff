// The second step of a login. login-words.ml.ts takes its place in Malayalam.
export const words = {
  kinds: { passkey: 'Use a passkey', app: 'Use the code of your app', recovery: 'Use a recovery code' },
  usePasskey: 'Use your passkey',
  waiting: 'Waiting for your device...',
  startAgain: 'Start again',
  appCode: 'Code of your app',
  appCodeHint: 'The six digits that the app shows now.',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'One of the ten that you kept. Each works once.',
  logIn: 'Log in',
  checking: 'Checking...',
  lost: 'I cannot use any of these',
  lostCodes: 'Did you keep your recovery codes? One of them is enough, also without your phone.',
  lostAsk:
    'Otherwise ask an owner of the site. Under Accounts, an owner can lift your second step. Then your password is enough, and you set up your new phone.',
  lostOwner: 'Are you the only owner? Whoever runs the server can lift it with',
  lostOwnerEnd: 'and your email address.',
}

export const words = {
  why: 'You were away for a while, so we logged you out. Log in to carry on where you were; nothing you typed is lost.',
  busy: 'Logging in...',
  submit: 'Log in and carry on',
  passkey: 'Use a passkey',
  leave: 'Leave without saving',
}

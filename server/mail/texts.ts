// What mails say whatever they are about. texts.ml.ts has the same in Malayalam.
export const words = {
  test: {
    subject: 'Test mail from your site',
    text: 'Mails from your site arrive: somebody who is logged in with this address has just tried it.\n',
  },
  lastNotice: `
So many forms have come in that this is the last mail about them for a day, counted from the first. Everything that
comes in is in the admin area as usual.
`,
}

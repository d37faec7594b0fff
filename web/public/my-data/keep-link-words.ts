// Apart from the other words, since the thanks after a form need them too. keep-link-words.ml.ts takes its place on Malayalam pages.
export const words = {
  message: (company: string, link: string) =>
    `What I sent to ${company}, to see, correct or withdraw it: ${link}`,
  explanation:
    'This private link leads to what you sent. With it you can see, correct or withdraw it at any time. Please keep it for yourself:',
  sendToYourself: 'Send it to yourself on WhatsApp (new tab)',
}

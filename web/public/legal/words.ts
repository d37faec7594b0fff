import { visitCountDays } from '#contract/limits.ts'
export const words = {
  version: (version: string) => `This notice is version ${version}.`,
  visits: {
    title: 'How we count visits',
    text: `Our own server counts them, without cookies and without recognising anybody. It adds up by the day which pages were opened, and where visitors came from, as one of six words (WhatsApp, Google, Facebook, Instagram, other, direct). The sums are kept for ${visitCountDays} days.\n\nWhen you send a form, that word is counted with it. It is not kept with what you sent.\n\nTo limit abuse, your network address is held in memory for an hour at most. It is not stored or logged.\n\nIf your browser asks not to be tracked (Do Not Track or Global Privacy Control), nothing of this is sent.`,
  },
}

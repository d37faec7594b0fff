// What a family's page says itself.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  intro: [
    'What happens on your building site, the newest first. Whoever has the address of this page can see it, so please keep it in the family.',
    'നിങ്ങളുടെ വീടിന്റെ പണിയിടത്തു നടക്കുന്നത്, പുതിയത് ആദ്യം. ഈ പേജിന്റെ വിലാസം കയ്യിലുള്ള ആർക്കും ഇതു കാണാം; അതുകൊണ്ട് വീട്ടുകാർക്കു മാത്രം കൊടുക്കൂ.',
  ],
  stages: ['Where your house stands', 'പണി എവിടെയെത്തി'],
  now: ['now', 'ഇപ്പോൾ'],
  weekOf: [(day: string) => `Week of ${day}`, (day) => `${day} മുതലുള്ള ആഴ്ച`],
  picture: [(day: string, at: number) => `Picture ${at} of ${day}`, (day, at) => `ചിത്രം ${at}, ${day}`],
  pictures: ['Pictures', 'ചിത്രങ്ങൾ'],
  empty: ['Nothing here yet', 'ഇതുവരെ ഒന്നുമില്ല'],
  emptyWhy: [
    'As soon as there is something to see on your building site, it stands here. This link stays the same.',
    'പണിയിടത്തു കാണാനെന്തെങ്കിലും ആയാലുടൻ ഇവിടെ വരും. ഈ ലിങ്ക് മാറില്ല.',
  ],
  call: {
    title: ['A question?', 'എന്തെങ്കിലും ചോദിക്കാനുണ്ടോ?'],
    text: [
      'Call us, or write on WhatsApp. You need not say which update you mean: the day is enough.',
      'വിളിക്കൂ, അല്ലെങ്കിൽ വാട്സാപ്പിൽ മെസേജ് അയയ്ക്കൂ. ഏതു കാര്യമാണെന്നു പറയാൻ തീയതി മാത്രം മതി.',
    ],
    whatsapp: ['Write on WhatsApp', 'വാട്സാപ്പിൽ മെസേജ് അയയ്ക്കാം'],
  },
  follow: {
    title: ['A mail when there is something new', 'പുതിയ വിശേഷം വരുമ്പോൾ മെയിൽ'],
    text: [
      'At most one a day. We use your address for nothing else, and delete it when you stop the mails or when this link ends.',
      'ദിവസം ഒന്നിൽ കൂടുതൽ വരില്ല. നിങ്ങളുടെ വിലാസം മറ്റൊന്നിനും ഉപയോഗിക്കില്ല; മെയിൽ നിർത്തുമ്പോഴോ ഈ ലിങ്ക് അവസാനിക്കുമ്പോഴോ അതു മായ്ച്ചുകളയും.',
    ],
    email: ['Your email address', 'നിങ്ങളുടെ ഇമെയിൽ വിലാസം'],
    send: ['Send me mails', 'മെയിൽ വേണം'],
    /** The heading of the answer; the rest comes from the contract. */
    mailed: ['One more step', 'ഒരു കാര്യം കൂടി'],
    confirmed: ['Thank you', 'നന്ദി'],
    notSent: ['No mail was sent.', 'മെയിൽ അയച്ചിട്ടില്ല.'],
  },
  stop: {
    title: ['You get mails about this house', 'ഈ വീടിന്റെ വിവരങ്ങൾ നിങ്ങൾക്കു മെയിലിൽ വരുന്നുണ്ട്'],
    text: [
      (email: string) => `At ${email}, when there is something new.`,
      (email) => `പുതിയ വിശേഷം വരുമ്പോൾ, ഈ വിലാസത്തിൽ: ${email}`,
    ],
    send: ['Stop the mails', 'മെയിൽ നിർത്താം'],
    done: ['The mails have stopped', 'മെയിൽ നിർത്തി'],
    afterwards: [
      'The link in our mails no longer works. The one that we sent your family still does.',
      'ഞങ്ങളുടെ മെയിലുകളിലെ ലിങ്ക് ഇനി തുറക്കില്ല. നിങ്ങളുടെ വീട്ടുകാർക്ക് അയച്ച ലിങ്ക് തുടർന്നും തുറക്കാം.',
    ],
  },
  question: {
    title: ['Do you want mails about your house?', 'നിങ്ങളുടെ വീടിന്റെ വിവരങ്ങൾ മെയിലിൽ വേണോ?'],
    text: [
      (email: string) =>
        `Somebody has asked us to write to ${email} when there is something new on a building site of ours. Was it you?`,
      (email) =>
        `ഞങ്ങൾ പണിയുന്ന ഒരു വീടിന്റെ പുതിയ വിശേഷം വരുമ്പോൾ ഈ വിലാസത്തിൽ മെയിൽ അയയ്ക്കണമെന്ന് ഒരാൾ ആവശ്യപ്പെട്ടിട്ടുണ്ട്: ${email}. അതു നിങ്ങളാണോ?`,
    ],
    yes: ['Yes, send me mails', 'അതെ, മെയിൽ വേണം'],
    no: ['No, delete my address', 'വേണ്ട, വിലാസം മായ്ക്കാം'],
  },
})

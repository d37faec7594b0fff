// What the page for a client's review says itself.
import { maxImageBytes } from '#contract/limits.ts'
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  title: [(name: string) => `${name}, how was our work?`, (name) => `${name}, ഞങ്ങളുടെ പണി എങ്ങനെയുണ്ടായിരുന്നു?`],
  intro: [
    'Please tell other families in your own words. We read every review before it is on our site, and we never change a word of it. This link works once.',
    'വീടു പണിയാൻ പോകുന്നവർക്കായി സ്വന്തം വാക്കുകളിൽ എഴുതൂ. ഓരോ അഭിപ്രായവും വായിച്ചിട്ടാണ് ഞങ്ങൾ വെബ്സൈറ്റിൽ കൊടുക്കുന്നത്; ഒരു വാക്കും മാറ്റില്ല. ഈ ലിങ്ക് ഒരു തവണ മാത്രമേ ഉപയോഗിക്കാനാകൂ.',
  ],
  about: ['About: ', 'എന്തിനെക്കുറിച്ച്: '],
  stars: ['How satisfied are you?', 'എത്ര തൃപ്തിയായി?'],
  /** From one star to five. */
  meanings: [
    ['Not at all', 'Not really', 'Partly', 'Satisfied', 'Very satisfied'],
    ['ഒട്ടും ഇല്ല', 'അത്രയ്ക്കില്ല', 'കുറെയൊക്കെ', 'തൃപ്തിയായി', 'വളരെ തൃപ്തിയായി'],
  ],
  review: ['Your review', 'നിങ്ങളുടെ അഭിപ്രായം'],
  reviewHint: [
    'In Malayalam or English: what went well, what did not, how you live in it now.',
    'മലയാളത്തിലോ ഇംഗ്ലീഷിലോ എഴുതാം: എന്തു നന്നായി, എന്തു നന്നായില്ല, ഇപ്പോൾ അവിടെ താമസം എങ്ങനെ.',
  ],
  name: ['How may we name you?', 'ഏതു പേരു കൊടുക്കണം?'],
  nameHint: [
    'As it will stand on our site, for example Latha, Aluva.',
    'വെബ്സൈറ്റിൽ വരേണ്ടതുപോലെ, ഉദാഹരണം: ലത, ആലുവ.',
  ],
  picture: ['A picture (optional)', 'ഒരു ചിത്രം (നിർബന്ധമില്ല)'],
  pictureHint: [
    `Of the house, or of you in it: JPEG, PNG or WebP, at most ${maxImageBytes / 1_000_000} MB. Everybody on it should agree.`,
    `വീടിന്റെയോ, വീട്ടിൽവച്ചെടുത്ത നിങ്ങളുടെയോ: JPEG, PNG അല്ലെങ്കിൽ WebP, പരമാവധി ${maxImageBytes / 1_000_000} MB. ചിത്രത്തിലുള്ള എല്ലാവർക്കും സമ്മതമായിരിക്കണം.`,
  ],
  choosePicture: ['Choose a picture', 'ചിത്രം തിരഞ്ഞെടുക്കാം'],
  noPicture: ['No picture chosen', 'ചിത്രം ചേർത്തിട്ടില്ല'],
  pictureLost: [
    'Please choose the picture once more: browsers do not keep files.',
    'ചിത്രം ഒന്നുകൂടി തിരഞ്ഞെടുക്കൂ: ബ്രൗസർ ഫയലുകൾ ഓർത്തുവയ്ക്കില്ല.',
  ],
  consent: [
    'Once we have looked at it, we show your review on this site: your words and stars, the name you gave, your picture if you added one, and the month. With it we keep when you sent it and which privacy notice you agreed to.\n\nIt stays until you ask us to take it away; then it is deleted, and no backup brings it back. Write to us or call us.',
    'വായിച്ചുനോക്കിയ ശേഷം നിങ്ങളുടെ അഭിപ്രായം ഈ വെബ്സൈറ്റിൽ കൊടുക്കും: നിങ്ങളുടെ വാക്കുകളും നക്ഷത്രങ്ങളും, നിങ്ങൾ തന്ന പേര്, ചേർത്തിട്ടുണ്ടെങ്കിൽ ചിത്രം, മാസം. എപ്പോൾ അയച്ചു, ഏതു സ്വകാര്യതാ അറിയിപ്പിനു സമ്മതിച്ചു എന്നതും സൂക്ഷിക്കും.\n\nഎടുത്തുകളയാൻ നിങ്ങൾ പറയുന്നതുവരെ അത് അവിടെയുണ്ടാകും; പറഞ്ഞാൽ മായ്ച്ചുകളയും, ബാക്കപ്പിൽനിന്നും തിരിച്ചു വരില്ല. ഞങ്ങൾക്ക് എഴുതൂ, അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കൂ.',
  ],
  refused: [
    'Nothing was sent yet. If you had chosen a picture, please choose it once more: browsers do not keep files.',
    'ഒന്നും ഇതുവരെ അയച്ചിട്ടില്ല. ചിത്രം തിരഞ്ഞെടുത്തിരുന്നെങ്കിൽ ഒന്നുകൂടി തിരഞ്ഞെടുക്കൂ: ബ്രൗസർ ഫയലുകൾ ഓർത്തുവയ്ക്കില്ല.',
  ],
  send: ['Send review', 'അഭിപ്രായം അയയ്ക്കാം'],
  sending: ['Sending', 'അയയ്ക്കുന്നു'],
  waiting: ['Sent, waiting for the answer', 'അയച്ചു, മറുപടിക്കായി കാക്കുന്നു'],
  submitting: ['Sending...', 'അയയ്ക്കുന്നു…'],
  thanks: [
    'We read it before it is on our site. You need to do nothing more.',
    'വെബ്സൈറ്റിൽ വരും മുമ്പ് ഞങ്ങൾ അതു വായിക്കും. നിങ്ങൾ ഇനി ഒന്നും ചെയ്യേണ്ട.',
  ],
})

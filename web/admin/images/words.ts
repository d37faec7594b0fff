import { maxShrinkPixels } from '#contract/limits.ts'
import { inBoth } from '#contract/words.ts'

const million = 1_000_000

export const words = inBoth({
  limits: [
    `JPEG, PNG, WebP or HEIC, up to ${maxShrinkPixels / million} megapixels; large photos are made smaller here before they are sent.`,
    `JPEG, PNG, WebP, HEIC; ${maxShrinkPixels / million} മെഗാപിക്സൽ വരെ. വലിയ ഫോട്ടോകൾ അയയ്ക്കും മുമ്പ് ഇവിടെ ചെറുതാക്കും.`,
  ],
  roomFor: [(count: number) => `Room for ${count} more.`, (count) => `ഇനി ${count} എണ്ണം കൂടി ചേർക്കാം.`],
  leftOut: [
    (count: number) => `${count === 1 ? '1 photo was' : `${count} photos were`} left out.`,
    (count) => `${count} ഫോട്ടോ ഒഴിവാക്കി.`,
  ],
  lostConnection: ['The connection broke off. Please try again.', 'ഇന്റർനെറ്റ് മുറിഞ്ഞു. ഒന്നുകൂടി ശ്രമിക്കൂ.'],
  gettingReady: ['Getting ready...', 'തയാറാക്കുന്നു...'],
  waiting: ['Waiting', 'കാത്തിരിക്കുന്നു'],
  ready: [(size: string) => `Ready, ${size}`, (size) => `തയാർ, ${size}`],
  small: ['under 0.1 MB', '0.1 MB വരെ'],
  sending: ['Sending', 'അയയ്ക്കുന്നു'],
  saving: ['Saving', 'സേവ് ചെയ്യുന്നു'],
  sent: ['Sent', 'അയച്ചു'],
  sentOf: [
    (sent: number, count: number) => `${sent} of ${count} ${count === 1 ? 'picture' : 'pictures'} sent`,
    (sent, count) => `അയച്ച ചിത്രങ്ങൾ ${sent} / ${count}`,
  ],
  keepOpen: ['Please keep this page open until all are uploaded.', 'എല്ലാം അയച്ചു തീരുന്നതു വരെ ഈ പേജ് അടയ്ക്കരുത്.'],
  chooseAnother: ['Choose another', 'മറ്റൊന്ന് തിരഞ്ഞെടുക്കാം'],
  remove: ['Remove', 'നീക്കാം'],
  makeMain: ['Make main', 'പ്രധാനമാക്കാം'],
  chosenGallery: ['Chosen gallery images', 'ഗാലറിയിലേക്ക് തിരഞ്ഞെടുത്തവ'],
  chooseMore: ['Choose more gallery images', 'ഗാലറിയിലേക്ക് ഇനിയും ചേർക്കാം'],
  choose: ['Choose gallery images', 'ഗാലറി ചിത്രങ്ങൾ തിരഞ്ഞെടുക്കാം'],
  dropMany: ['Drop photos here, or', 'ഫോട്ടോകൾ ഇവിടേക്ക് വലിച്ചിടൂ, അല്ലെങ്കിൽ'],
  dropOne: ['Drop a photo here, or', 'ഒരു ഫോട്ടോ ഇവിടേക്ക് വലിച്ചിടൂ, അല്ലെങ്കിൽ'],
  takePhoto: ['Take a photo', 'ഫോട്ടോ എടുക്കാം'],
  ok: ['OK', 'ശരി'],
  picture: ['picture', 'ചിത്രം'],
  earlier: ['Earlier', 'മുന്നിലേക്ക്'],
  later: ['Later', 'പിന്നിലേക്ക്'],
  move: ['Move', 'മാറ്റാം'],
  moveHow: [
    (name: string, count: number) => `Move ${name} of ${count}: drag it or use the arrow keys`,
    (name, count) => `${name} / ${count} മാറ്റാം: വലിച്ചുനീക്കൂ, അല്ലെങ്കിൽ അമ്പടയാള കീകൾ ഉപയോഗിക്കൂ`,
  ],
  onSite: ['Images on the site', 'വെബ്സൈറ്റിലുള്ള ചിത്രങ്ങൾ'],
  onSiteNote: ['What you change here is saved at once.', 'ഇവിടെ മാറ്റുന്നത് അപ്പോൾത്തന്നെ സേവ് ആകും.'],
  removedAtOnce: ['It will be removed from the site at once.', 'ഇത് വെബ്സൈറ്റിൽനിന്ന് ഉടനെ പോകും.'],
  order: ['Order', 'ക്രമം'],
  main: ['Main image', 'പ്രധാന ചിത്രം'],
  mainNote: [
    'To change it, choose “Make main” in the menu of another image; the two change places.',
    'മാറ്റാൻ മറ്റൊരു ചിത്രത്തിന്റെ മെനുവിൽ “പ്രധാനമാക്കാം” തിരഞ്ഞെടുക്കൂ; രണ്ടും സ്ഥാനം മാറും.',
  ],
  mainOnly: ['Add more images to have a choice.', 'മാറ്റണമെങ്കിൽ കൂടുതൽ ചിത്രങ്ങൾ ചേർക്കൂ.'],
  gallery: ['Gallery images', 'ഗാലറി ചിത്രങ്ങൾ'],
  drawing: ['Drawing', 'ഡ്രോയിങ്'],
  pairs: ['Before and after', 'മുമ്പും ശേഷവും'],
  pairsNote: [
    'Visitors compare the two with a slider. Choose pictures taken from the same place.',
    'കാണുന്നവർക്ക് രണ്ടും ഒത്തുനോക്കാം. ഒരേ സ്ഥാനത്തുനിന്ന് എടുത്ത ചിത്രങ്ങൾ തിരഞ്ഞെടുക്കൂ.',
  ],
  before: ['Before', 'മുമ്പ്'],
  after: ['After', 'ശേഷം'],
  removePair: [(number: number) => `Remove pair ${number}`, (number) => `ജോടി ${number} നീക്കാം`],
  makePair: ['Make a pair', 'ജോടിയാക്കാം'],
})

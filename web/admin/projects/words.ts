// The screens about projects.
import { maxGalleryImages, minGalleryImages } from '#contract/limits.ts'
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  savedHidden: [
    (untilSent: boolean) => ` is saved and hidden${untilSent ? ' until its pictures are sent' : ''}.`,
    (untilSent) => (untilSent ? ' സേവ് ചെയ്തു; ചിത്രങ്ങൾ അയച്ചു തീരുന്നതു വരെ മറച്ചിരിക്കും.' : ' സേവ് ചെയ്ത് മറച്ചു.'),
  ],
  notSent: [
    (count: number) => `${count === 1 ? '1 picture has' : `${count} pictures have`} not been sent yet.`,
    (count) => `${count} ചിത്രം ഇതുവരെ അയച്ചിട്ടില്ല.`,
  ],
  sendOrRemove: [
    (count: number) => {
      const it = count === 1 ? 'it' : 'them'
      return `Send ${it} now or remove ${it}. You can also add ${it} later, in All Projects.`
    },
    () => 'ഇപ്പോൾ അയയ്ക്കൂ, അല്ലെങ്കിൽ നീക്കൂ. പിന്നീട് പ്രോജക്ടുകൾ എന്ന പേജിലും ചേർക്കാം.',
  ],
  addNote: [
    'It appears on the site as soon as its pictures are uploaded. Not ready yet? Untick “Show on the site”.',
    'ചിത്രങ്ങൾ അയച്ചാലുടൻ വെബ്സൈറ്റിൽ കാണും. തയാറായില്ലേ? “വെബ്സൈറ്റിൽ കാണിക്കാം” എന്ന ടിക്ക് എടുത്തുകളയൂ.',
  ],
  main: ['Main image', 'പ്രധാന ചിത്രം'],
  mainNote: [
    'The one people see first. If you choose all photos below, the first one becomes the main image.',
    'ആളുകൾ ആദ്യം കാണുന്നത്. എല്ലാ ഫോട്ടോയും താഴെ തിരഞ്ഞെടുത്താൽ ആദ്യത്തേത് പ്രധാന ചിത്രമാകും.',
  ],
  chooseMain: ['Choose the main image', 'പ്രധാന ചിത്രം തിരഞ്ഞെടുക്കാം'],
  betterMain: [
    'Would another photo be better? Choose “Make main” in its menu.',
    'മറ്റൊരു ഫോട്ടോ ആണോ നല്ലത്? അതിന്റെ മെനുവിൽ “പ്രധാനമാക്കാം” തിരഞ്ഞെടുക്കൂ.',
  ],
  gallery: ['Gallery images', 'ഗാലറി ചിത്രങ്ങൾ'],
  galleryNote: [
    `At least ${minGalleryImages}, at most ${maxGalleryImages}.`,
    `${minGalleryImages} എണ്ണമെങ്കിലും വേണം, ${maxGalleryImages} വരെ ആകാം.`,
  ],
  add: ['Add project', 'പ്രോജക്ട് ചേർക്കാം'],
  /** The button in the line of the heading. */
  addHere: ['Add project', 'ചേർക്കാം'],
  count: [
    (count: number) =>
      count < minGalleryImages
        ? `${count} of at least ${minGalleryImages} gallery images`
        : `${count} gallery images`,
    (count) =>
      count < minGalleryImages
        ? `ഗാലറി ചിത്രങ്ങൾ ${count}; ${minGalleryImages} എണ്ണമെങ്കിലും വേണം`
        : `ഗാലറി ചിത്രങ്ങൾ ${count}`,
  ],
  finish: ['Finish', 'പൂർത്തിയാക്കാം'],
  sendMissing: [
    (count: number) => (count === 1 ? 'Send the missing picture' : `Send the ${count} missing pictures`),
    (count) => `ബാക്കിയുള്ള ${count} ചിത്രം അയയ്ക്കാം`,
  ],
  hidden: ['Hidden', 'മറച്ചത്'],
  pinned: ['Pinned', 'ഹോം പേജിൽ'],
  onlyStaff: ['Only staff can see this project.', 'ഈ പ്രോജക്ട് ജീവനക്കാർ മാത്രമേ കാണൂ.'],
  view: ['View on site', 'വെബ്സൈറ്റിൽ കാണാം'],
  newMain: ['New main image', 'പുതിയ പ്രധാന ചിത്രം'],
  newMainNote: ['If you choose one, it replaces the main image.', 'ഒന്ന് തിരഞ്ഞെടുത്താൽ അത് പ്രധാന ചിത്രമാകും.'],
  chooseNewMain: ['Choose a new main image', 'പുതിയ പ്രധാന ചിത്രം തിരഞ്ഞെടുക്കാം'],
  newGallery: ['New gallery images', 'പുതിയ ഗാലറി ചിത്രങ്ങൾ'],
  update: ['Update project', 'പ്രോജക്ട് സേവ് ചെയ്യാം'],
  newImages: ['New images', 'പുതിയ ചിത്രങ്ങൾ'],
  upload: ['Upload images', 'ചിത്രങ്ങൾ അയയ്ക്കാം'],
  changeOrder: ['Change order', 'ക്രമം മാറ്റാം'],
  nouns: [['project', 'projects'] as [string, string], ['പ്രോജക്ട്', 'പ്രോജക്ടുകൾ']],
  orders: {
    client: ['By client', 'ക്ലയന്റ് അനുസരിച്ച്'],
    category: ['By category', 'വിഭാഗം അനുസരിച്ച്'],
    location: ['By location', 'സ്ഥലം അനുസരിച്ച്'],
  },
  client: ['Client', 'ക്ലയന്റ്'],
  category: ['Category', 'വിഭാഗം'],
  area: ['Area', 'വിസ്തീർണം'],
  location: ['Location', 'സ്ഥലം'],
  show: ['Show', 'കാണിക്കേണ്ടത്'],
  all: ['All', 'എല്ലാം'],
  shown: ['On the site', 'വെബ്സൈറ്റിലുള്ളത്'],
  removedWithPictures: [
    (name: string) => `${name} will be removed from the site, with all its pictures.`,
    (name) => `${name} എല്ലാ ചിത്രങ്ങളോടും കൂടി വെബ്സൈറ്റിൽനിന്ന് പോകും.`,
  ],
  addImages: ['Add images', 'ചിത്രങ്ങൾ ചേർക്കാം'],
  to: [(name: string) => `to ${name}`, (name) => `: ${name}`],
  of: [(name: string) => `of ${name}`, (name) => `: ${name}`],
  updates: ['Updates', 'അപ്ഡേറ്റുകൾ'],
  captions: ['Captions', 'അടിക്കുറിപ്പുകൾ'],
  hide: ['Hide', 'മറയ്ക്കാം'],
  unpin: ['Unpin', 'ഹോം പേജിൽനിന്ന് മാറ്റാം'],
  pin: ['Pin to home', 'ഹോം പേജിൽ വയ്ക്കാം'],
  askReview: ['Ask for a review', 'അഭിപ്രായം ചോദിക്കാം'],
  links: ['Links for the family', 'വീട്ടുകാർക്കുള്ള ലിങ്കുകൾ'],
})

// Captions and the order of projects.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  caption: ['Caption', 'അടിക്കുറിപ്പ്'],
  alt: ['Description for people who cannot see it', 'കാണാൻ കഴിയാത്തവർക്കുള്ള വിവരണം'],
  main: ['Main image', 'പ്രധാന ചിത്രം'],
  picture: [(number: number) => `Picture ${number}`, (number) => `ചിത്രം ${number}`],
  ofUpdate: [
    (day: string, number: number) => `Update of ${day}, picture ${number}`,
    (day, number) => `അപ്ഡേറ്റ് (${day}), ചിത്രം ${number}`,
  ],
  captionsNote: [
    'A caption stands below its picture. A description is read out to people who cannot see it. Both are optional. Drawings, such as plans and sections, are shown whole.',
    'അടിക്കുറിപ്പ് ചിത്രത്തിനു താഴെ കാണും. കാഴ്ചയില്ലാത്തവർക്ക് വിവരണം വായിച്ചുകേൾക്കാം. രണ്ടും നിർബന്ധമില്ല. പ്ലാൻ പോലുള്ള ഡ്രോയിങ്ങുകൾ മുഴുവനായി കാണിക്കും.',
  ],
  isDrawing: ['This is a drawing', 'ഇത് ഡ്രോയിങ് ആണ്'],
  saving: ['Saving...', 'സേവ് ചെയ്യുന്നു...'],
  saveCaptions: ['Save captions', 'അടിക്കുറിപ്പുകൾ സേവ് ചെയ്യാം'],
  note: [
    'Drag a project by its Move button, or choose Earlier or Later under More. The new order is saved by itself.',
    '“മാറ്റാം” എന്ന ബട്ടൺ പിടിച്ച് പ്രോജക്ട് വലിച്ചുനീക്കൂ, അല്ലെങ്കിൽ മെനുവിൽ മുന്നിലേക്ക്, പിന്നിലേക്ക് തിരഞ്ഞെടുക്കൂ. പുതിയ ക്രമം തനിയെ സേവ് ആകും.',
  ],
  home: ['On the home page', 'ഹോം പേജിൽ'],
  homeNote: [
    'The first three pinned projects stand there. Where fewer are pinned, the newest ones follow.',
    'ഹോം പേജിൽ വച്ച ആദ്യത്തെ മൂന്നു പ്രോജക്ടുകൾ അവിടെ കാണും. കുറവാണെങ്കിൽ ഏറ്റവും പുതിയവ പിന്നാലെ വരും.',
  ],
  gallery: ['In the gallery', 'ഗാലറിയിൽ'],
  galleryNote: [
    'A project that you add later comes first. You can then move it.',
    'പിന്നീട് ചേർക്കുന്ന പ്രോജക്ട് ആദ്യം വരും. അത് പിന്നെ മാറ്റാം.',
  ],
  noPinned: [
    'No project is pinned: the newest ones stand on the home page. Pin one under All Projects.',
    'ഹോം പേജിൽ പ്രത്യേകം ഒന്നും വച്ചിട്ടില്ല: ഏറ്റവും പുതിയവ കാണും. പ്രോജക്ടുകൾ എന്ന പേജിൽ ഒന്ന് വയ്ക്കാം.',
  ],
  pinnedList: ['Projects on the home page', 'ഹോം പേജിലെ പ്രോജക്ടുകൾ'],
  pinnedProject: ['pinned project', 'ഹോം പേജിലെ പ്രോജക്ട്'],
  unpin: ['Unpin', 'ഹോം പേജിൽനിന്ന് മാറ്റാം'],
  galleryList: ['Projects in the gallery', 'ഗാലറിയിലെ പ്രോജക്ടുകൾ'],
  project: ['project', 'പ്രോജക്ട്'],
  showMore: ['Show more projects', 'കൂടുതൽ പ്രോജക്ടുകൾ കാണാം'],
})

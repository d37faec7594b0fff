import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  title: ['Links for reviews', 'അഭിപ്രായം എഴുതാനുള്ള ലിങ്കുകൾ'],
  note: [
    'Clients who have such a link and have not written yet. When you end one, it can no longer be used.',
    'ലിങ്ക് കിട്ടിയിട്ടും ഇതുവരെ എഴുതാത്തവർ. അവസാനിപ്പിച്ചാൽ ആ ലിങ്ക് പിന്നെ ഉപയോഗിക്കാനാകില്ല.',
  ],
  empty: ['No client has a link that still works.', 'ഇപ്പോൾ ആരുടെയും കയ്യിൽ പ്രവർത്തിക്കുന്ന ലിങ്ക് ഇല്ല.'],
  loadFailed: ['Unable to load the links.', 'ലിങ്കുകൾ കാണിക്കാനായില്ല.'],
  for: ['For', 'ആർക്ക്'],
  by: ['Made by', 'കൊടുത്തത്'],
  until: ['Works until', 'എന്നുവരെ'],
  opened: ['Last opened', 'അവസാനം തുറന്നത്'],
  notYet: ['Not yet', 'തുറന്നിട്ടില്ല'],
  linkFor: [(name: string) => `the link for ${name}`, (name) => `${name}: ലിങ്ക്`],
  end: ['End link', 'ലിങ്ക് അവസാനിപ്പിക്കാം'],
  confirmEnd: ['End this link?', 'ഈ ലിങ്ക് അവസാനിപ്പിക്കണോ?'],
  endMeans: [
    (name: string) => `${name} can no longer write a review by it. You can make a new link at any time.`,
    (name) => `${name} എന്നയാൾക്ക് ഇതുപയോഗിച്ച് ഇനി അഭിപ്രായം എഴുതാനാകില്ല. എപ്പോൾ വേണമെങ്കിലും പുതിയ ലിങ്ക് ഉണ്ടാക്കാം.`,
  ],
})

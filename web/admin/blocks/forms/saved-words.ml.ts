import type { words as english } from './saved-words.ts'

const ofKind = (noun: string, place: string, hidden = 'മറച്ചു') => ({
  edit: `${noun} തിരുത്താം`,
  another: `${noun} ഒന്നുകൂടി ചേർക്കാം`,
  isShown: `ഇപ്പോൾ ${place} കാണാം.`,
  isHidden: `സേവ് ചെയ്ത് ${hidden}. ഇവിടെയുള്ളവർ മാത്രം കാണും.`,
})

export const words: typeof english = {
  view: 'വെബ്സൈറ്റിൽ കാണാം',
  projects: ofKind('പ്രോജക്ട്', 'ഗാലറിയിൽ'),
  reviews: ofKind('അഭിപ്രായം', 'അഭിപ്രായങ്ങളുടെ പേജിൽ'),
  jobs: ofKind('ജോലി ഒഴിവ്', 'ജോലി ഒഴിവുകളുടെ പേജിൽ', 'അവസാനിപ്പിച്ചു'),
  services: ofKind('സേവനം', 'ഹോം പേജിൽ'),
}

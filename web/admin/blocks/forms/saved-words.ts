// Of a record that was saved.
import { both, inBoth } from '#contract/words.ts'

const { ofKind } = inBoth({
  ofKind: [
    (noun: string, place: string, hidden = 'hidden') => ({
      edit: `Edit ${noun}`,
      another: `Add another ${noun}`,
      isShown: `is ${place} now.`,
      isHidden: `is saved and ${hidden}. Only staff can see it.`,
    }),
    (noun, place, hidden = 'മറച്ചു') => ({
      edit: `${noun} തിരുത്താം`,
      another: `${noun} ഒന്നുകൂടി ചേർക്കാം`,
      isShown: `ഇപ്പോൾ ${place} കാണാം.`,
      isHidden: `സേവ് ചെയ്ത് ${hidden}. ജീവനക്കാർ മാത്രം കാണും.`,
    }),
  ],
})

export const words = {
  view: both('View on site', 'വെബ്സൈറ്റിൽ കാണാം'),
  projects: both(ofKind('project', 'in the gallery'), ofKind('പ്രോജക്ട്', 'ഗാലറിയിൽ')),
  reviews: both(ofKind('review', 'on the Reviews page'), ofKind('അഭിപ്രായം', 'അഭിപ്രായങ്ങളുടെ പേജിൽ')),
  jobs: both(
    ofKind('job', 'on the Career page', 'closed'),
    ofKind('ജോലി ഒഴിവ്', 'ജോലി ഒഴിവുകളുടെ പേജിൽ', 'അവസാനിപ്പിച്ചു'),
  ),
  services: both(ofKind('service', 'on the home page'), ofKind('സേവനം', 'ഹോം പേജിൽ')),
}

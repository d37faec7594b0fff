import { recordFields as english } from './fields.ts'

export type * from './fields.ts'

type Words = {
  [Kind in keyof typeof english]: { [Name in keyof (typeof english)[Kind]]?: [string, string?] }
}

/** Label and hint; a field without them keeps the English ones. */
const words: Words = {
  projects: {
    title: ['തലക്കെട്ട്', 'വീടിന്റെ പേര്, ഉദാഹരണത്തിന് House on 6 cents, Thrissur. ഇല്ലെങ്കിൽ ക്ലയന്റിന്റെ പേര് കാണും.'],
    category: ['വിഭാഗം', 'ലിസ്റ്റിൽനിന്ന് തിരഞ്ഞെടുക്കൂ, അല്ലെങ്കിൽ പുതിയത് എഴുതൂ.'],
    client: ['ക്ലയന്റ്', 'വെബ്സൈറ്റിൽ കാണുന്ന പേര്.'],
    area: ['വിസ്തീർണം', 'ഒരു സംഖ്യ, 2,400 പോലെ.'],
    location: ['സ്ഥലം', 'ഉദാഹരണത്തിന് Aluva.'],
    district: ['ജില്ല', 'ഗാലറിയിൽ ജില്ല തിരിച്ചു നോക്കാം.'],
    description: ['വിവരണം', 'പണിയെക്കുറിച്ച് കുറച്ചു വാചകങ്ങൾ, വേണമെങ്കിൽ.'],
    plot: ['പ്ലോട്ട്', 'ഒരു സംഖ്യ, 6 cents പോലെ.'],
    bedrooms: ['കിടപ്പുമുറികൾ'],
    handed_over: ['താക്കോൽ കൊടുത്ത വർഷം'],
    months: ['എത്ര മാസം എടുത്തു'],
    cost_band: ['എത്ര ചെലവായി', 'ഏകദേശം, ഉദാഹരണത്തിന് ₹40 to 60 lakh.'],
    work: ['നിങ്ങൾ ചെയ്തത്', 'ഉദാഹരണത്തിന് Design and construction.'],
    rera: ['കെ-റെറ നമ്പർ', 'ഉണ്ടെങ്കിൽ മാത്രം.'],
    building: ['പണി നടക്കുന്നു', 'വെബ്സൈറ്റിൽ അങ്ങനെ കാണും; പുതിയ വിവരങ്ങൾ ചേർക്കുന്നിടത്ത് ഈ പ്രോജക്ട് ആദ്യം വരും.'],
    renderings: ['3D ചിത്രങ്ങളാണ്', 'കമ്പ്യൂട്ടറിൽ ഉണ്ടാക്കിയ ചിത്രങ്ങൾക്ക്. വെബ്സൈറ്റ് അങ്ങനെ പറയും. ഫോട്ടോകൾക്ക് ഇത് വേണ്ട.'],
    shown: ['വെബ്സൈറ്റിൽ കാണിക്കാം', 'തയാറാകുന്നതു വരെ ടിക്ക് എടുത്തുകളയൂ. അപ്പോൾ ഇവിടെയുള്ളവർ മാത്രം കാണും.'],
    pinned: ['ഹോം പേജിൽ ആദ്യം', 'ഇവ അവിടെ ആദ്യം വരും, പുതിയത് മുകളിൽ. ക്രമം പ്രോജക്ടുകൾ എന്ന പേജിൽ മാറ്റാം.'],
  },
  reviews: {
    name: ['പേര്', 'വെബ്സൈറ്റിൽ കാണുന്ന പേര്.'],
    review: ['അഭിപ്രായം', 'ക്ലയന്റ് എഴുതിയതുപോലെ. എല്ലാ പേജിലും അതേ ഭാഷയിൽ കാണും.'],
    rating: ['നക്ഷത്രങ്ങൾ'],
    quoted: ['ഹോം പേജിൽ കാണിക്കാം', 'അവിടെ ആറെണ്ണം വരെ, പുതിയത് ആദ്യം. ഒന്നിനും ടിക്ക് ഇല്ലെങ്കിൽ ഏറ്റവും പുതിയവ കാണും.'],
  },
  services: {
    title: ['തലക്കെട്ട്', 'കുറച്ചു വാക്കുകൾ. ഒഴിച്ചിട്ടാൽ വിവരണത്തിലെ ആദ്യ വാക്കുകൾ എടുക്കും.'],
    description: ['വിവരണം', 'എന്തു ചെയ്യുന്നു, ആർക്കുവേണ്ടി. ഹോം പേജിൽ ആദ്യ വരികൾ കാണും; മുഴുവൻ സേവനത്തിന്റെ പേജിൽ.'],
  },
  jobs: {
    title: ['തലക്കെട്ട്'],
    description: ['വിവരണം', 'എന്താണ് ജോലി, നിങ്ങൾ എന്തു കൊടുക്കും.'],
    type: ['ജോലിയുടെ തരം'],
    experience: ['പ്രവൃത്തിപരിചയം'],
    pay: ['ശമ്പളം', 'ഉദാഹരണത്തിന് ₹900 a day.'],
    place: ['സ്ഥലം', 'ഉദാഹരണത്തിന് Aluva.'],
    hours: ['സമയം', 'ഉദാഹരണത്തിന് Monday to Saturday, 8 to 5.'],
    closes_on: ['അവസാന തീയതി', 'അപേക്ഷിക്കാവുന്ന അവസാന ദിവസം. ഒഴിച്ചിട്ടാൽ നിങ്ങൾ അവസാനിപ്പിക്കുന്നതു വരെ.'],
    phone_only: [
      'ഫോൺ നമ്പർ മതി',
      'മേസ്തിരിമാർക്കും ഹെൽപ്പർമാർക്കും: പേര്, നമ്പർ, പണി, എത്ര വർഷം എന്നു മാത്രം ചോദിക്കും; ഇമെയിലും സി.വി.യും വേണ്ട.',
    ],
  },
}

export const recordFields = Object.fromEntries(
  Object.entries(english).map(([kind, fields]) => {
    const own: Record<string, [string, string?] | undefined> = words[kind as keyof typeof english]
    const translated = Object.entries(fields).map(([name, field]) => {
      const [label = field.label, hint = field.hint] = own[name] ?? []
      return [name, { ...field, label, hint }]
    })
    return [kind, Object.fromEntries(translated)]
  }),
) as typeof english

import type { Translations } from './translations.ts'

export const reviews: Translations = {
  'What it was like to build with us': 'ഞങ്ങളോടൊപ്പം വീടു പണിത അനുഭവം',
  'A house is a year of somebody’s life. These are the words of the people who spent one with us, as they wrote them.':
    'ഒരു വീടെന്നാൽ ഒരാളുടെ ജീവിതത്തിലെ ഒരു വർഷമാണ്. അങ്ങനെയൊരു വർഷം ഞങ്ങളോടൊപ്പം ചെലവിട്ടവരുടെ വാക്കുകളാണിത്, അവർ എഴുതിയതുപോലെതന്നെ.',
  'Ask them yourself': 'അവരോടു നേരിട്ടു ചോദിക്കൂ',
  'Before you decide, ask us for the numbers of two families near your plot. We’ll ask them first, and they’ll tell you what they think.':
    'തീരുമാനിക്കും മുമ്പ്, നിങ്ങളുടെ സ്ഥലത്തിനടുത്തുള്ള രണ്ടു കുടുംബങ്ങളുടെ നമ്പർ ഞങ്ങളോടു ചോദിക്കൂ. ഞങ്ങൾ ആദ്യം അവരോടു സമ്മതം ചോദിക്കും. ഉള്ളത് ഉള്ളതുപോലെ അവർ പറയും.',
  'Ask people who live in our houses': 'ഞങ്ങൾ പണിത വീടുകളിൽ താമസിക്കുന്നവരോടു ചോദിക്കൂ',
  'You will find here what our clients write about us.': 'വീട്ടുകാർ ഞങ്ങളെക്കുറിച്ച് എഴുതുന്നത് ഇവിടെ കാണാം.',
  'Ask one of our clients': 'പണി ഞങ്ങളെ ഏൽപിച്ച ഒരാളോടു ചോദിക്കൂ',
  'Call us and ask for the number of a family near your plot. We’ll ask them first, and they’ll tell you what they think.':
    'വിളിക്കൂ; നിങ്ങളുടെ സ്ഥലത്തിനടുത്തുള്ള ഒരു കുടുംബത്തിന്റെ നമ്പർ ചോദിക്കൂ. ഞങ്ങൾ ആദ്യം അവരോടു സമ്മതം ചോദിക്കും. ഉള്ളത് ഉള്ളതുപോലെ അവർ പറയും.',
  'What families in {district} and around it say about building with us: the dates, the price, the site, and the years after.':
    'വീടുപണി ഞങ്ങളെ ഏൽപിച്ചതിനെക്കുറിച്ച് {district} ജില്ലയിലും പരിസരത്തുമുള്ള കുടുംബങ്ങൾ പറയുന്നത്: പറഞ്ഞ തീയതി, തുക, സൈറ്റ്, പിന്നീടുള്ള വർഷങ്ങൾ.',
}

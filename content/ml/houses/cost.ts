import type { Translations } from '../translations.ts'

export const cost: Translations = {
  'What will your house cost?': 'നിങ്ങളുടെ വീടിന് എത്ര ചെലവാകും?',
  'Write how large it should be and choose a package. You’ll see a range and the day of its rates; the exact price follows after a site visit and the drawings.':
    'എത്ര വലുപ്പം വേണമെന്ന് എഴുതി ഒരു പാക്കേജ് തിരഞ്ഞെടുക്കൂ. എത്ര മുതൽ എത്ര വരെ എന്നും ഏതു ദിവസത്തെ നിരക്കാണെന്നും കാണാം; കൃത്യമായ തുക സ്ഥലം കണ്ട് ഡ്രോയിങ്ങും കഴിഞ്ഞ് പറയും.',
  'Two bedrooms: about 1,000 sq ft (93 m²). Three bedrooms: about 1,600 sq ft (149 m²).':
    'രണ്ടു കിടപ്പുമുറി: ഏകദേശം 1,000 ചതുരശ്ര അടി (93 m²). മൂന്നു കിടപ്പുമുറി: ഏകദേശം 1,600 ചതുരശ്ര അടി (149 m²).',
  Essential: 'എസൻഷ്യൽ',
  Comfort: 'കംഫർട്ട്',
  Premium: 'പ്രീമിയം',
  'Drawings and permit. Foundation, frame, laterite or block walls and roof. Vitrified tiles, anjili doors, aluminium windows. Wiring, plumbing and standard fittings, two coats of emulsion.':
    'ഡ്രോയിങ്ങും പെർമിറ്റും. അടിത്തറ, തൂണും ബീമും, വെട്ടുകല്ലിലോ ബ്ലോക്കിലോ ഭിത്തി, മേൽക്കൂര. വിട്രിഫൈഡ് ടൈൽസ്, ആഞ്ഞിലി വാതിലുകൾ, അലുമിനിയം ജനലുകൾ. വയറിങ്, പ്ലംബിങ്, സാധാരണ ഫിറ്റിങ്ങുകൾ, രണ്ടു കോട്ട് എമൽഷൻ.',
  'Kitchen cabinets and wardrobes, compound wall and gate, well, solar panels, loose furniture, GST, fees of the local body.':
    'അടുക്കളയിലെ കബോർഡുകൾ, വാർഡ്രോബുകൾ, മതിലും ഗേറ്റും, കിണർ, സോളാർ പാനൽ, ഫർണിച്ചർ, ജി.എസ്.ടി., തദ്ദേശ സ്ഥാപനത്തിലെ ഫീസ്.',
  'All of Essential, and: larger tiles or oxide floors, a teak front door, UPVC or hardwood windows, concealed fittings of a better brand, putty under the paint, kitchen cabinets in marine ply.':
    'എസൻഷ്യലിൽ ഉള്ളതെല്ലാം, കൂടാതെ: വലിയ ടൈൽസ് അല്ലെങ്കിൽ ഓക്സൈഡ് തറ, തേക്കിന്റെ മുൻവാതിൽ, യു.പി.വി.സി. അല്ലെങ്കിൽ കടുപ്പമുള്ള മരത്തിന്റെ ജനലുകൾ, മെച്ചപ്പെട്ട ബ്രാൻഡിന്റെ കൺസീൽഡ് ഫിറ്റിങ്ങുകൾ, പെയിന്റിനു മുമ്പ് പുട്ടി, മറൈൻ പ്ലൈയിൽ അടുക്കള കബോർഡുകൾ.',
  'Wardrobes, compound wall and gate, well, solar panels, loose furniture, GST, fees of the local body.':
    'വാർഡ്രോബുകൾ, മതിലും ഗേറ്റും, കിണർ, സോളാർ പാനൽ, ഫർണിച്ചർ, ജി.എസ്.ടി., തദ്ദേശ സ്ഥാപനത്തിലെ ഫീസ്.',
  'All of Comfort, and: teak joinery, granite or stone floors, wardrobes in every bedroom, false ceilings with lights, a solar water heater, textured or exposed laterite walls outside.':
    'കംഫർട്ടിൽ ഉള്ളതെല്ലാം, കൂടാതെ: തേക്കിൽ മരപ്പണി, ഗ്രാനൈറ്റോ കല്ലോ പാകിയ തറ, എല്ലാ കിടപ്പുമുറിയിലും വാർഡ്രോബ്, ലൈറ്റുകളോടെ ഫാൾസ് സീലിങ്, സോളാർ വാട്ടർ ഹീറ്റർ, പുറംഭിത്തിയിൽ ടെക്സ്ചർ അല്ലെങ്കിൽ തേക്കാത്ത വെട്ടുകല്ല്.',
  'Compound wall and gate, well, solar panels, loose furniture, GST, fees of the local body.':
    'മതിലും ഗേറ്റും, കിണർ, സോളാർ പാനൽ, ഫർണിച്ചർ, ജി.എസ്.ടി., തദ്ദേശ സ്ഥാപനത്തിലെ ഫീസ്.',
  'A range, not an offer: the ground, the road to it and what you choose decide. You’ll get the final price in writing after a site visit and the drawings.':
    'ഇതൊരു ഏകദേശ കണക്കാണ്, എസ്റ്റിമേറ്റ് അല്ല: മണ്ണും വഴിയും നിങ്ങൾ തിരഞ്ഞെടുക്കുന്ന സാധനങ്ങളും അനുസരിച്ച് തുക മാറും. സ്ഥലം കണ്ട് ഡ്രോയിങ്ങും കഴിഞ്ഞാൽ അന്തിമ തുക എഴുതിത്തരും.',
  'The plot decides the rest': 'ബാക്കി നിശ്ചയിക്കുന്നത് സ്ഥലമാണ്',
  'Tell us where it is and what you have in mind. We’ll tell you on the phone what makes it dearer and what makes it cheaper.':
    'സ്ഥലം എവിടെയാണ്, മനസ്സിൽ എന്താണ് എന്നു പറയൂ. എന്തു ചെയ്താൽ ചെലവു കൂടും, എന്തു ചെയ്താൽ കുറയും എന്ന് ഫോണിൽ പറയാം.',
  'What a house costs in Kerala': 'കേരളത്തിൽ വീട് നിർമാണത്തിന് എത്ര ചെലവാകും',
  'Write the built-up area, choose a package, see a range in lakhs: what building a house in and around {city} costs, and what is not in the price.':
    'വിസ്തീർണം എഴുതി പാക്കേജ് തിരഞ്ഞെടുത്താൽ എത്ര ലക്ഷം മുതൽ എത്ര വരെ എന്നു കാണാം: {city} നഗരത്തിലും പരിസരത്തും വീട് നിർമാണത്തിന് എത്ര ചെലവാകും, തുകയിൽ പെടാത്തത് എന്തെല്ലാം.',
}

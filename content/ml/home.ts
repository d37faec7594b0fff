import type { Translations } from './translations.ts'

export const home: Translations = {
  'A house you will still like in thirty years': 'മുപ്പതു കൊല്ലം കഴിഞ്ഞാലും ഇഷ്ടം തോന്നുന്ന വീട്',
  'We design and build houses in and around {city}: one team, one written price, one person you can always call.':
    '{city} നഗരത്തിലും പരിസരത്തും ഞങ്ങൾ വീടുകൾ ഡിസൈൻ ചെയ്തു പണിതുകൊടുക്കുന്നു: ഒരേ ടീം, എഴുതി ഉറപ്പിച്ച ഒറ്റ തുക, എപ്പോഴും വിളിക്കാൻ ഒരേ ആൾ.',
  'Most families build once. So we draw every room before the first stone is laid, put every item into one written price, and come back after the first monsoon to see how the house has held up.':
    'മിക്ക കുടുംബങ്ങളും ജീവിതത്തിൽ ഒരു വീടേ പണിയൂ. അതുകൊണ്ട് ആദ്യത്തെ കല്ലിടും മുമ്പേ ഓരോ മുറിയും ഞങ്ങൾ വരച്ചുതീർക്കും, എല്ലാ ഇനവും ചേർത്ത് ഒറ്റ തുക എഴുതി ഉറപ്പിക്കും, ആദ്യത്തെ മഴക്കാലം കഴിഞ്ഞാൽ വീട് എങ്ങനെയിരിക്കുന്നു എന്നു നോക്കാൻ വീണ്ടും വരും.',
  'What we do': 'ഞങ്ങൾ ചെയ്യുന്ന പണികൾ',
  'Drawings, permit, structure and finish in one contract, at one written price.':
    'ഡ്രോയിങ്, പെർമിറ്റ്, സ്ട്രക്ചർ, ഫിനിഷിങ്: എല്ലാം ഒറ്റ കോൺട്രാക്ടിൽ, എഴുതി ഉറപ്പിച്ച ഒറ്റ തുകയ്ക്ക്.',
  'Kitchens, wardrobes and ceilings, made in our own workshop.':
    'അടുക്കള, വാർഡ്രോബ്, സീലിങ്: എല്ലാം സ്വന്തം പണിപ്പുരയിൽ പണിതത്.',
  'The old measurements and directions, on a plot of today.': 'പഴയ അളവും ദിക്കും, ഇന്നത്തെ പ്ലോട്ടിൽ.',
  'Epoxy and PU floors, ready for use within days.': 'എപ്പോക്സി, പി.യു. തറകൾ; ദിവസങ്ങൾക്കുള്ളിൽ ഉപയോഗിച്ചുതുടങ്ങാം.',
  'Terraces, bathrooms and tanks, tested under standing water.':
    'ടെറസ്, ബാത്റൂം, ടാങ്ക്: വെള്ളം കെട്ടിനിർത്തി പരിശോധിച്ചത്.',
  'Selected projects': 'തിരഞ്ഞെടുത്ത പ്രോജക്ടുകൾ',
  'Our latest project': 'ഏറ്റവും പുതിയ പ്രോജക്ട്',
  'How a house gets built': 'ഒരു വീട് ഉയരുന്നത് ഇങ്ങനെ',
  'A house of 2,000 sq ft (186 m²) takes us about twelve months from the first visit to the keys.':
    '2,000 ചതുരശ്ര അടി (186 m²) വരുന്ന വീടിന് ആദ്യ സന്ദർശനം മുതൽ താക്കോൽ കൈമാറും വരെ ഏകദേശം പന്ത്രണ്ടു മാസം വേണം.',
  'Front elevation. A design of ours.': 'എലിവേഷൻ. ഞങ്ങളുടെ ഡിസൈൻ.',
  'We walk the plot with you': 'നിങ്ങളോടൊപ്പം സ്ഥലം നടന്നുകാണും',
  'Week 1': 'ആദ്യ ആഴ്ച',
  'We look at levels, trees, the road, and where the rain comes from.':
    'നിരപ്പ്, മരങ്ങൾ, വഴി, മഴ വരുന്ന ദിക്ക്: എല്ലാം നോക്കും.',
  'Drawings, then one price': 'ആദ്യം ഡ്രോയിങ്, പിന്നെ ഒറ്റ തുക',
  'Weeks 2 to 8': 'ആഴ്ച 2–8',
  'You change them until they are right. Then the price is fixed in writing.':
    'ശരിയാകും വരെ നിങ്ങൾക്കു മാറ്റാം. പിന്നെ തുക എഴുതി ഉറപ്പിക്കും.',
  'Permit and soil test': 'പെർമിറ്റും മണ്ണുപരിശോധനയും',
  'Weeks 8 to 14': 'ആഴ്ച 8–14',
  'We file the papers, test the soil and mark out every room with string.':
    'അപേക്ഷ കൊടുക്കും, മണ്ണ് പരിശോധിക്കും, ചരടു കെട്ടി ഓരോ മുറിയും അടയാളപ്പെടുത്തും.',
  'Structure and roof': 'സ്ട്രക്ചറും മേൽക്കൂരയും',
  'Months 4 to 8': 'മാസം 4–8',
  'A site engineer every working day, pictures on WhatsApp every Saturday.':
    'എല്ലാ പ്രവൃത്തിദിവസവും സൈറ്റ് എൻജിനീയർ, എല്ലാ ശനിയാഴ്ചയും വാട്സാപ്പിൽ ഫോട്ടോകൾ.',
  'Finish, keys, first monsoon': 'ഫിനിഷിങ്, താക്കോൽ, ആദ്യ മഴക്കാലം',
  'Months 9 to 12': 'മാസം 9–12',
  'We mend small faults before the keys, and come back after the first monsoon.':
    'ചെറിയ കുറവുകൾ തീർത്തിട്ടേ താക്കോൽ തരൂ. ആദ്യ മഴക്കാലം കഴിഞ്ഞ് വീണ്ടും വരും.',
  'What families say': 'വീട്ടുകാർ പറയുന്നത്',
  'Work with us': 'ഞങ്ങളോടൊപ്പം ജോലി ചെയ്യാം',
  'We hire masons, carpenters, engineers and architects who want to stay with us. Wages on the fifth of each month, PF and ESI from the first day, and a site where everybody wears a helmet.':
    'ഞങ്ങളോടൊപ്പം തുടരാൻ ആഗ്രഹിക്കുന്ന മേസ്തിരിമാരെയും മരപ്പണിക്കാരെയും എൻജിനീയർമാരെയും ആർക്കിടെക്ടുമാരെയും ജോലിക്കെടുക്കുന്നു. എല്ലാ മാസവും അഞ്ചാം തീയതി ശമ്പളം, ആദ്യ ദിവസം മുതൽ പി.എഫും ഇ.എസ്.ഐ.യും, എല്ലാവരും ഹെൽമറ്റ് വയ്ക്കുന്ന സൈറ്റ്.',
  'See job openings': 'ജോലി ഒഴിവുകൾ കാണാം',
  'There is no opening at the moment. Masons, carpenters and painters can still call, on any working day before ten.':
    'ഇപ്പോൾ ഒഴിവില്ല. എങ്കിലും മേസ്തിരിമാർക്കും മരപ്പണിക്കാർക്കും പെയിന്റർമാർക്കും വിളിക്കാം, ഏതു പ്രവൃത്തിദിവസവും രാവിലെ പത്തിനു മുമ്പ്.',
  'Have a plot, or still looking?': 'സ്ഥലം കയ്യിലുണ്ടോ, അതോ മനസ്സിലോ?',
  'Tell us where it is and how many cents. We’ll tell you on the phone roughly what a house there will cost, and come to see the plot. {free}':
    'എവിടെയാണെന്നും എത്ര സെന്റ് ഉണ്ടെന്നും പറയൂ. അവിടെ ഒരു വീടിന് ഏകദേശം എത്ര ചെലവു വരുമെന്ന് ഫോണിൽത്തന്നെ പറയാം; സ്ഥലം വന്നു കാണുകയും ചെയ്യും. {free}',
  'What else we do': 'മറ്റു പണികൾ',
  'Tell us what you need': 'എന്താണു വേണ്ടതെന്ന് പറയൂ',
  'Say where it is and send a picture if you have one. We’ll tell you on the phone whether we can help, and roughly what it costs.':
    'എവിടെയാണെന്നു പറയൂ; ഫോട്ടോയുണ്ടെങ്കിൽ അയയ്ക്കൂ. ഞങ്ങൾക്കു ചെയ്യാൻ പറ്റുമോ, ഏകദേശം എത്ര ചെലവു വരും എന്ന് ഫോണിൽ പറയാം.',
}

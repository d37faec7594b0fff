import type { Translations } from './translations.ts'

export const about: Translations = {
  'Builders who come back after the first monsoon': 'ആദ്യ മഴക്കാലം കഴിഞ്ഞ് തിരിച്ചെത്തുന്നവർ',
  '{shortName} has designed and built houses in {district} and the districts around it since {founded}. Architects, engineers, masons and carpenters work under one roof, so the person who draws a window also sees how it turned out.':
    '{founded} മുതൽ {district} ജില്ലയിലും അടുത്ത ജില്ലകളിലും വീടുകൾ ഡിസൈൻ ചെയ്തു പണിതുകൊടുക്കുന്ന ചെറിയ കമ്പനിയാണ് {shortName}. ആർക്കിടെക്ടും എൻജിനീയറും മേസ്തിരിയും മരപ്പണിക്കാരും ഒരു കുടക്കീഴിലായതുകൊണ്ട്, ജനൽ വരച്ചയാൾ തന്നെ അതു പണിതു കഴിയുമ്പോൾ എങ്ങനെയുണ്ടെന്നും കാണും.',
  'We take on few houses at a time, because each needs somebody who knows it by heart. And we repair: roofs that leak, floors turning to dust, old houses worth saving.':
    'ഒരു സമയം കുറച്ചു വീടുകളേ ഏറ്റെടുക്കൂ; ഓരോ വീടിനും അതു മുഴുവൻ മനസ്സിലുള്ള ഒരാൾ വേണം. നന്നാക്കുന്ന പണിയും ചെയ്യും: ചോരുന്ന മേൽക്കൂര, പൊടിയുന്ന തറ, കളയാതെ നിലനിർത്തേണ്ട പഴയ വീടുകൾ.',
  'How we work': 'ഞങ്ങളുടെ രീതി',
  'Where the rain goes. A design of ours.': 'മഴവെള്ളം പോകുന്ന വഴി. ഞങ്ങളുടെ ഡിസൈൻ.',
  'Drawings before words': 'വാക്കിനു മുമ്പേ വര',
  'We draw it, you look at it for a week, and we draw it again. A wall costs nothing to move on paper.':
    'ഞങ്ങൾ വരയ്ക്കും, നിങ്ങൾ ഒരാഴ്ച അതു നോക്കും, ഞങ്ങൾ വീണ്ടും വരയ്ക്കും. കടലാസിൽ ഒരു ഭിത്തി മാറ്റാൻ ചെലവൊന്നുമില്ല.',
  'Our own crews where it matters': 'പ്രധാന പണികൾക്ക് സ്വന്തം പണിക്കാർ',
  'Our own people do structure, waterproofing and joinery. You get the names of the others before you sign.':
    'സ്ട്രക്ചറും വാട്ടർപ്രൂഫിങ്ങും മരപ്പണിയും ചെയ്യുന്നത് ഞങ്ങളുടെ സ്വന്തം ആളുകളാണ്. ബാക്കി പണി ചെയ്യുന്നത് ആരെന്ന് നിങ്ങൾ ഒപ്പിടും മുമ്പേ പറയും.',
  'Open books': 'തുറന്ന കണക്ക്',
  'Every item has a quantity, a rate and a brand. If a change costs less than estimated, you’ll see the bill and pay less.':
    'ഓരോ ഇനത്തിനും അളവും നിരക്കും ബ്രാൻഡും എഴുതിയിരിക്കും. ഒരു മാറ്റത്തിന് എസ്റ്റിമേറ്റിലും കുറവേ ചെലവായുള്ളൂ എങ്കിൽ ബില്ല് കാണിക്കും, തുക കുറച്ചുതരും.',
  'Rain first': 'ആദ്യം മഴ',
  'We draw where the water goes before we draw the front. In Kerala, deep eaves and good drains are architecture.':
    'വീടിന്റെ മുൻവശം വരയ്ക്കും മുമ്പ് വെള്ളം പോകുന്ന വഴി വരയ്ക്കും. കേരളത്തിൽ നീട്ടിയിറക്കിയ മേൽക്കൂരയും നല്ല ഓടയുമാണ് ആർക്കിടെക്ചർ.',
  'What we promise': 'ഞങ്ങൾ തരുന്ന ഉറപ്പ്',
  'The price in the contract is the price, unless you change the house.':
    'നിങ്ങൾ വീട്ടിൽ മാറ്റം വരുത്തിയാലല്ലാതെ കോൺട്രാക്ടിലെ തുക മാറില്ല.',
  'The person who visits you first stays your contact until you get the keys.':
    'ആദ്യം കാണാൻ വരുന്നയാളെത്തന്നെ താക്കോൽ കിട്ടും വരെ എന്തിനും വിളിക്കാം.',
  'You’ll get a report every Saturday, even in a bad week.':
    'എല്ലാ ശനിയാഴ്ചയും റിപ്പോർട്ട് കിട്ടും, കാര്യങ്ങൾ വിചാരിച്ചപോലെ നീങ്ങാത്ത ആഴ്ചയിലും.',
  'No concrete is poured before the steel is checked and signed off.':
    'കമ്പി പരിശോധിച്ച് ഒപ്പിടാതെ കോൺക്രീറ്റ് ഇടില്ല.',
  'The site is swept every evening, and the neighbours know whom to call.':
    'എന്നും വൈകുന്നേരം സൈറ്റ് അടിച്ചുവാരും; ആരെ വിളിക്കണമെന്ന് അയൽക്കാർക്കും അറിയാം.',
  'We’ll come back after the first monsoon without being asked.': 'ആദ്യ മഴക്കാലം കഴിഞ്ഞാൽ വിളിക്കാതെ തന്നെ ഞങ്ങൾ വരും.',
  'Who does what': 'ആര് എന്തു ചെയ്യുന്നു',
  Architects: 'ആർക്കിടെക്ടുമാർ',
  'They draw the house and stay with it. The one who draws it visits the site once a week until the end.':
    'വീട് വരയ്ക്കുന്നതും അതിനൊപ്പം നിൽക്കുന്നതും ഇവരാണ്. വരച്ചയാൾ തന്നെ പണി തീരും വരെ ആഴ്ചയിലൊരിക്കൽ സൈറ്റിലെത്തും.',
  'Structural engineer': 'സ്ട്രക്ചറൽ എൻജിനീയർ',
  'Designs every beam, checks the soil report, and signs off the steel before each pour.':
    'ഓരോ ബീമിന്റെയും ബലം കണക്കാക്കുന്നു, മണ്ണുപരിശോധനാ റിപ്പോർട്ട് നോക്കുന്നു, ഓരോ വാർക്കയ്ക്കും മുമ്പ് കമ്പി പരിശോധിച്ച് ഒപ്പിടുന്നു.',
  'Site engineers': 'സൈറ്റ് എൻജിനീയർമാർ',
  'One for every two sites, no more. They mark out, measure, keep to the dates and write the Saturday report.':
    'രണ്ടു സൈറ്റിന് ഒരാൾ; അതിൽ കൂടുതൽ ഒരാളെ ഏൽപിക്കില്ല. വീടിന്റെ സ്ഥാനം അടയാളപ്പെടുത്തുന്നതും അളക്കുന്നതും തീയതി പാലിക്കുന്നതും ശനിയാഴ്ച റിപ്പോർട്ട് എഴുതുന്നതും ഇവരാണ്.',
  'Masons and bar benders': 'മേസ്തിരിമാരും കമ്പിപ്പണിക്കാരും',
  'Crews that have worked together for years, properly housed, insured and paid by us.':
    'വർഷങ്ങളായി ഒരുമിച്ചു പണിയെടുക്കുന്നവർ. താമസവും ഇൻഷുറൻസും കൂലിയും വേണ്ടപോലെ കൊടുക്കുന്നത് ഞങ്ങളാണ്.',
  Carpenters: 'മരപ്പണിക്കാർ',
  'In the workshop and on the site: the person who makes the door also fits it.':
    'പണിപ്പുരയിലും സൈറ്റിലുമുണ്ട്: വാതിൽ പണിയുന്നയാൾ തന്നെ അതു പിടിപ്പിക്കുകയും ചെയ്യുന്നു.',
  'Waterproofing and flooring team': 'വാട്ടർപ്രൂഫിങ്, ഫ്ലോർ ടീം',
  'They do nothing but roofs, bathrooms and floors, and are certified for it.':
    'മേൽക്കൂരയും ബാത്റൂമും തറയും മാത്രമാണ് ഇവരുടെ പണി; അതിനുള്ള സർട്ടിഫിക്കറ്റും ഇവർക്കുണ്ട്.',
  Office: 'ഓഫീസ്',
  'Answers the phone from nine to six, knows which house is yours, and keeps permits, bills and guarantees together.':
    'രാവിലെ ഒൻപതു മുതൽ വൈകിട്ട് ആറു വരെ ഫോണെടുക്കും; നിങ്ങളുടെ വീട് ഏതെന്ന് ഇവർക്കറിയാം; പെർമിറ്റും ബില്ലും ഗ്യാരണ്ടിയും ഒരിടത്തു സൂക്ഷിക്കും.',
  'The workshop': 'പണിപ്പുര',
  'In our own workshop we season teak and anjili, cut plywood and put every cupboard together once before it leaves.\n\nCome and see it on any weekday from nine to five. Call first, so that somebody can switch off the saws while you talk.':
    'തേക്കും ആഞ്ഞിലിയും ഉണക്കിയെടുക്കുന്നതും പ്ലൈവുഡ് മുറിക്കുന്നതും ഞങ്ങളുടെ സ്വന്തം പണിപ്പുരയിലാണ്. ഓരോ കബോർഡും പുറത്തുപോകും മുമ്പ് അവിടെ ഒരിക്കൽ കൂട്ടിയോജിപ്പിച്ചു നോക്കും.\n\nതിങ്കൾ മുതൽ വെള്ളി വരെ ഏതു ദിവസവും രാവിലെ ഒൻപതിനും വൈകിട്ട് അഞ്ചിനും ഇടയിൽ വന്നു കാണാം. ആദ്യം ഒന്നു വിളിക്കൂ: നിങ്ങൾ സംസാരിക്കുമ്പോൾ മെഷീൻ നിർത്തിവയ്ക്കാൻ ഒരാൾ വേണമല്ലോ.',
  'Work with us': 'ഞങ്ങളോടൊപ്പം ജോലി ചെയ്യാം',
  'We hire masons, carpenters, engineers and architects who want to stay with us. Wages on the fifth of each month, PF and ESI from the first day, and a site where everybody wears a helmet.':
    'ഞങ്ങളോടൊപ്പം തുടരാൻ ആഗ്രഹിക്കുന്ന മേസ്തിരിമാരെയും മരപ്പണിക്കാരെയും എൻജിനീയർമാരെയും ആർക്കിടെക്ടുമാരെയും ജോലിക്കെടുക്കുന്നു. എല്ലാ മാസവും അഞ്ചാം തീയതി ശമ്പളം, ആദ്യ ദിവസം മുതൽ പി.എഫും ഇ.എസ്.ഐ.യും, എല്ലാവരും ഹെൽമറ്റ് വയ്ക്കുന്ന സൈറ്റ്.',
  'See job openings': 'ജോലി ഒഴിവുകൾ കാണാം',
  'There is no opening at the moment. Masons, carpenters and painters can still call, on any working day before ten.':
    'ഇപ്പോൾ ഒഴിവില്ല. എങ്കിലും മേസ്തിരിമാർക്കും മരപ്പണിക്കാർക്കും പെയിന്റർമാർക്കും വിളിക്കാം, ഏതു പ്രവൃത്തിദിവസവും രാവിലെ പത്തിനു മുമ്പ്.',
  'Come and see a site': 'വരൂ, ഒരു സൈറ്റ് കാണാം',
  'The best way to know us is to see a half-finished house. Call, and we’ll tell you which one near you can be visited this week.':
    'ഞങ്ങളെ അറിയാൻ ഏറ്റവും നല്ല വഴി പണി പാതിയായ ഒരു വീട് കാണുകയാണ്. വിളിക്കൂ; നിങ്ങളുടെ അടുത്ത് ഈയാഴ്ച കാണാവുന്ന വീട് ഏതെന്നു പറയാം.',
  '{name} since {founded}: architects, engineers, masons and carpenters in one team. How we work, what we promise, who does what.':
    '{name}, {founded} മുതൽ: ആർക്കിടെക്ടും എൻജിനീയറും മേസ്തിരിയും മരപ്പണിക്കാരും ഒരേ ടീമിൽ. ഞങ്ങളുടെ രീതി, ഞങ്ങൾ തരുന്ന ഉറപ്പ്, ആര് എന്തു ചെയ്യുന്നു.',
}

export const who: Translations = {
  'Who we are': 'ഞങ്ങൾ ആരാണ്',
}

import type { Translations } from './translations.ts'

export const vasthushasthra: Translations = {
  'Vasthu Shasthra': 'വാസ്തുശാസ്ത്രം',
  'Kerala’s own knowledge of building: sun and wind, the measure of walls, a centre that stays open. We draw with it from the first line, with the consultant your family trusts.':
    'കെട്ടിടം പണിയെക്കുറിച്ചുള്ള കേരളത്തിന്റെ സ്വന്തം അറിവ്: വെയിലും കാറ്റും, ഭിത്തിയുടെ അളവ്, തുറന്നുകിടക്കുന്ന നടുവ്. കുടുംബം വിശ്വസിക്കുന്ന വാസ്തു വിദഗ്ധനോടൊപ്പം ആദ്യത്തെ വര മുതൽ ഞങ്ങൾ അതു നോക്കി വരയ്ക്കുന്നു.',
  'A nalukettu, seen from above': 'മുകളിൽനിന്നു കാണുന്ന നാലുകെട്ട്',
  'Four ranges of rooms around an open centre. Belief, permit and budget have to fit into one such plan.':
    'തുറന്ന നടുമുറ്റം, നാലു വശത്തും മുറികൾ. വിശ്വാസവും പെർമിറ്റും ബജറ്റും ഇങ്ങനെയൊരു പ്ലാനിൽ ഒത്തുവരണം.',
  'Plan of a nalukettu. A design of ours.': 'നാലുകെട്ടിന്റെ പ്ലാൻ. ഞങ്ങളുടെ ഡിസൈൻ.',
  'Section through its courtyard, in the rain. A design of ours.':
    'മഴയത്ത് അതിന്റെ നടുമുറ്റത്തിന്റെ സെക്ഷൻ. ഞങ്ങളുടെ ഡിസൈൻ.',
  'What is included': 'എന്തെല്ലാം ഉൾപ്പെടും',
  'Directions taken on the plot, corrected from magnetic to true north':
    'സ്ഥലത്തിന്റെ ദിക്കെടുക്കൽ: കോമ്പസിലെ വടക്കല്ല, തിരുത്തിയെടുത്ത യഥാർഥ വടക്ക്',
  'Shape, slope and soil of the land, studied and written down': 'സ്ഥലത്തിന്റെ ആകൃതി, ചരിവ്, മണ്ണ്: പഠിച്ച് എഴുതിവയ്ക്കും',
  'Place of the house: north-east or south-west quarter of the plot':
    'വീടിന്റെ സ്ഥാനം: സ്ഥലത്തിന്റെ വടക്കുകിഴക്കേ ഖണ്ഡത്തിലോ തെക്കുപടിഞ്ഞാറേ ഖണ്ഡത്തിലോ',
  'Perimeter in kol and angulam, with its yoni, for house and rooms':
    'വീടിന്റെയും മുറികളുടെയും ചുറ്റളവ് കോലിലും അംഗുലത്തിലും, യോനി സഹിതം',
  'Brahmasthanam kept free of pillar, wall and bathroom': 'തൂണും ഭിത്തിയും ബാത്റൂമും വരാത്ത ബ്രഹ്മസ്ഥാനം',
  'Main door and the axes through it, open from end to end':
    'പ്രധാന വാതിലും അതിലൂടെയുള്ള സൂത്രങ്ങളും, അറ്റം മുതൽ അറ്റം വരെ തടസ്സമില്ലാതെ',
  'Kitchen, pooja room, bedrooms and stair in their directions':
    'അടുക്കള, പൂജാമുറി, കിടപ്പുമുറികൾ, കോണി: എല്ലാം അതതിന്റെ ദിക്കിൽ',
  'Well, septic tank and rainwater, where texts and rules both allow':
    'കിണർ, സെപ്റ്റിക് ടാങ്ക്, മഴവെള്ളം: ശാസ്ത്രവും ചട്ടവും ഒരുപോലെ അനുവദിക്കുന്നിടത്ത്',
  'A plan that gets its permit: setbacks, light, ventilation':
    'പെർമിറ്റ് കിട്ടുന്ന പ്ലാൻ: സെറ്റ്ബാക്ക്, വെളിച്ചം, വായുസഞ്ചാരം',
  'One drawing for consultant, engineer and carpenter alike':
    'വാസ്തു വിദഗ്ധനും എൻജിനീയർക്കും മരപ്പണിക്കാർക്കും ഒരേ ഡ്രോയിങ്',
  'Marking out the house on the day given to your family': 'കുടുംബത്തിനു കുറിച്ചുകിട്ടിയ ദിവസം തന്നെ കുറ്റിയടി',
  'A written note of every point that could not be met, and why':
    'പാലിക്കാൻ കഴിയാത്ത ഓരോ കാര്യവും കാരണം സഹിതം എഴുതിത്തരും',
  'How it works': 'പണി നടക്കുന്നത് ഇങ്ങനെ',
  'Studying the plot': 'സ്ഥലം പഠിക്കൽ',
  'Day 1': 'ആദ്യ ദിവസം',
  'We come in the morning, take the directions with compass and sun, measure the boundaries and the fall of the land, and look at well, trees and road.':
    'രാവിലെ വന്ന് കോമ്പസും സൂര്യനും നോക്കി ദിക്കെടുക്കും, അതിരും ചരിവും അളക്കും, കിണറും മരങ്ങളും വഴിയും നോക്കും.',
  'Measures and centre': 'അളവും നടുവും',
  'Weeks 1 and 2': 'ആഴ്ച 1, 2',
  'The rectangle of the house is fixed first: its place, its perimeter, its axes. Only then do rooms go into it.':
    'ആദ്യം ഉറപ്പിക്കുന്നത് വീടിന്റെ ചതുരമാണ്: സ്ഥാനം, ചുറ്റളവ്, സൂത്രങ്ങൾ. അതു കഴിഞ്ഞേ മുറികൾ അതിനകത്തേക്കു വരൂ.',
  'One table': 'ഒരേ മേശയ്ക്കു ചുറ്റും',
  'Weeks 2 to 5': 'ആഴ്ച 2–5',
  'Consultant, architect and structural engineer go through the plan with you in one room. What each of them needs is settled before the permit and not on the site.':
    'വാസ്തു വിദഗ്ധനും ആർക്കിടെക്ടും സ്ട്രക്ചറൽ എൻജിനീയറും ഒരേ മുറിയിലിരുന്ന് നിങ്ങളോടൊപ്പം പ്ലാൻ നോക്കും. ഓരോരുത്തർക്കും വേണ്ടത് പെർമിറ്റിനു മുമ്പേ പറഞ്ഞുതീർക്കും, സൈറ്റിൽവച്ചല്ല.',
  'Drawings and note': 'ഡ്രോയിങ്ങും കുറിപ്പും',
  'Weeks 5 and 6': 'ആഴ്ച 5, 6',
  'Permit drawings, and a sheet with all measures in kol and in metres. The note says what was followed, what was not, and the reason.':
    'പെർമിറ്റിനുള്ള ഡ്രോയിങ്ങുകളും, എല്ലാ അളവും കോലിലും മീറ്ററിലും എഴുതിയ ഒരു ഷീറ്റും. എന്തു പാലിച്ചു, എന്തു പാലിച്ചില്ല, എന്തുകൊണ്ട് എന്നു കുറിപ്പിലുണ്ടാകും.',
  'On the site': 'സൈറ്റിൽ',
  'As the dates are given': 'കുറിച്ചുകിട്ടുന്ന ദിവസങ്ങളിൽ',
  'Kutti, kattila and paalukachal have their days. We plan pours and deliveries around them, so that nobody stands waiting for a lorry at an auspicious hour.':
    'കുറ്റിയടിക്കും കട്ടിളവയ്പിനും പാലുകാച്ചലിനും അവയുടേതായ ദിവസമുണ്ട്. വാർക്കയും സാധനമിറക്കലും അതു നോക്കിയാണ് ഞങ്ങൾ നിശ്ചയിക്കുന്നത്; മുഹൂർത്തത്തിന് ആരും ലോറി കാത്തുനിൽക്കേണ്ടിവരില്ല.',
  'The words explained': 'വാക്കുകളുടെ അർഥം',
  'Kol and angulam': 'കോലും അംഗുലവും',
  'The Kerala kol is 72 cm and has 24 angulam of 3 cm. A perimeter is counted in them and noted in metres beside it, since masons read metres.':
    'കേരളത്തിലെ ഒരു കോൽ 72 സെ.മീ. ആണ്; അതിൽ 3 സെ.മീ. വീതമുള്ള 24 അംഗുലം. ചുറ്റളവ് ഇതിലാണ് കണക്കാക്കുന്നത്; മേസ്തിരിമാർ നോക്കുന്നത് മീറ്ററായതുകൊണ്ട് കൂടെ മീറ്ററിലും എഴുതും.',
  Yoni: 'യോനി',
  'What is left when the perimeter is multiplied by three and divided by eight. Odd numbers are preferred, each for its direction. A few centimetres make the difference.':
    'ചുറ്റളവിനെ മൂന്നുകൊണ്ടു ഗുണിച്ച് എട്ടുകൊണ്ടു ഹരിക്കുമ്പോൾ ബാക്കി വരുന്ന സംഖ്യ. ഒറ്റസംഖ്യകൾക്കാണ് മുൻഗണന, ഓരോന്നും ഓരോ ദിക്കിന്. ഏതാനും സെന്റിമീറ്റർ മതി വ്യത്യാസം വരാൻ.',
  Brahmasthanam: 'ബ്രഹ്മസ്ഥാനം',
  'The centre. It stays open and carries nothing. In a nalukettu it is the courtyard; in a small house a hall without a pillar.':
    'വീടിന്റെ നടുവ്. അതു തുറന്നുകിടക്കും; ഭാരമൊന്നും താങ്ങില്ല. നാലുകെട്ടിൽ അതു നടുമുറ്റമാണ്; ചെറിയ വീട്ടിൽ തൂണില്ലാത്ത ഹാളും.',
  Nadumuttam: 'നടുമുറ്റം',
  'The courtyard itself. It brings light to the middle rooms and lets warm air rise out of them. It needs a good drain and a roof that throws rain clear.':
    'വീടിനു നടുവിലെ തുറന്ന മുറ്റം. നടുവിലെ മുറികളിൽ വെളിച്ചമെത്തിക്കും, അവിടത്തെ ചൂടുവായു മുകളിലേക്കു വിടും. നല്ല ഓവും മഴവെള്ളം അകറ്റി വീഴ്ത്തുന്ന മേൽക്കൂരയും വേണം.',
  Soothram: 'സൂത്രം',
  'The axes from door to door and window to window. They stay unblocked, which is also how a breeze gets through a house.':
    'വാതിലിൽനിന്നു വാതിലിലേക്കും ജനലിൽനിന്നു ജനലിലേക്കുമുള്ള നേർരേഖകൾ. അവ തടസ്സമില്ലാതെ കിടക്കും; വീട്ടിലൂടെ കാറ്റു കടന്നുപോകുന്നതും അങ്ങനെയാണ്.',
  'Kanni moola': 'കന്നിമൂല',
  'The south-west corner: kept high and heavy, with a bedroom rather than a bathroom. It also shields the house from the late sun.':
    'തെക്കുപടിഞ്ഞാറേ മൂല. ഉയർന്നും കനത്തിലും ഇരിക്കണം; അവിടെ ബാത്റൂമല്ല, കിടപ്പുമുറിയാണ് നല്ലത്. വൈകുന്നേരത്തെ വെയിലിൽനിന്ന് അതു വീടിനെ കാക്കുകയും ചെയ്യും.',
  'What we say, and what we do not': 'ഞങ്ങൾ പറയുന്നത്, പറയാത്തത്',
  'We say what the texts ask for, what it costs, and where they disagree with structure, with the building rules or with the way you live. Where the tradition has two schools, we follow the one your family follows.\n\nWe do not promise health, money or luck from a plan. We sell no stones, plates or remedies, and we break no wall that holds a house up. If a point cannot be met, we’ll tell you before you sign.\n\nMuch of it can be felt without believing anything: shade on the west wall, a breeze through the hall, a centre with light. That part we do for every house.':
    'ശാസ്ത്രം എന്തു പറയുന്നു, അതിന് എത്ര ചെലവാകും, സ്ട്രക്ചറിനോടോ കെട്ടിടനിർമാണ ചട്ടത്തോടോ നിങ്ങളുടെ ജീവിതരീതിയോടോ അത് എവിടെ ചേരാതെ വരുന്നു എന്നു ഞങ്ങൾ പറയും. പാരമ്പര്യത്തിൽ രണ്ടു പക്ഷമുള്ളിടത്ത് നിങ്ങളുടെ കുടുംബം നോക്കുന്നതു തന്നെ ഞങ്ങളും നോക്കും.\n\nപ്ലാൻ കൊണ്ട് ആരോഗ്യമോ പണമോ ഭാഗ്യമോ വരുമെന്ന് ഞങ്ങൾ ഉറപ്പു പറയില്ല. കല്ലും തകിടും പരിഹാരങ്ങളും വിൽക്കില്ല; വീടിനെ താങ്ങുന്ന ഭിത്തി പൊളിക്കുകയുമില്ല. ഒരു കാര്യം പാലിക്കാൻ പറ്റില്ലെങ്കിൽ നിങ്ങൾ ഒപ്പിടും മുമ്പ് അതു പറയും.\n\nഇതിൽ പലതും ഒന്നും വിശ്വസിക്കാതെ തന്നെ അനുഭവിച്ചറിയാം: പടിഞ്ഞാറേ ഭിത്തിയിലെ തണൽ, ഹാളിലൂടെ വരുന്ന കാറ്റ്, വെളിച്ചമുള്ള നടുത്തളം. അത്രയും ഞങ്ങൾ എല്ലാ വീടിനും ചെയ്യും.',
  'What it costs': 'എത്ര ചെലവാകും',
  'What you give the consultant is between you and him; we add nothing to it. You’ll get the final fee after we have seen the plot.':
    'വാസ്തു വിദഗ്ധനു കൊടുക്കുന്നത് നിങ്ങളും അദ്ദേഹവും തമ്മിലുള്ള കാര്യമാണ്; അതിൽ ഞങ്ങൾ ഒന്നും കൂട്ടില്ല. സ്ഥലം കണ്ട ശേഷം അന്തിമ ഫീസ് പറയും.',
  'Check of an existing plan': 'കയ്യിലുള്ള പ്ലാൻ പരിശോധിക്കൽ',
  'Written note with a marked drawing, within ten days.':
    'അടയാളപ്പെടുത്തിയ ഡ്രോയിങ്ങും എഴുതിയ കുറിപ്പും, പത്തു ദിവസത്തിനകം.',
  'Visit to a standing house': 'നിലവിലുള്ള വീട് വന്നു കാണൽ',
  'Half a day on site within {visitKm} km of our office in {city}, with sketches of what can change without breaking much.':
    'ഞങ്ങളുടെ {city} ഓഫീസിൽനിന്ന് {visitKm} കി.മീ. വരെ, അര ദിവസം വീട്ടിൽ. അധികം പൊളിക്കാതെ മാറ്റാവുന്നതിന്റെ സ്കെച്ചുകൾ സഹിതം.',
  'New plan with consultant': 'വാസ്തു വിദഗ്ധനോടൊപ്പം പുതിയ പ്ലാൻ',
  '₹45,000 at least. Deducted in full if we build the house.':
    'കുറഞ്ഞത് ₹45,000. വീടു പണിയുന്നത് ഞങ്ങളാണെങ്കിൽ ഈ തുക മുഴുവൻ കുറച്ചുതരും.',
  'What people ask': 'പലരും ചോദിക്കുന്നത്',
  'Which consultant do you work with?': 'ഏതു വാസ്തു വിദഗ്ധനാണ് നിങ്ങളോടൊപ്പമുള്ളത്?',
  'With the one your family trusts, if there is one. Otherwise we’ll name two who know both the texts and a building site, and you choose. Nobody pays us for that.':
    'കുടുംബം വിശ്വസിക്കുന്ന ഒരാളുണ്ടെങ്കിൽ അദ്ദേഹം തന്നെ. ഇല്ലെങ്കിൽ ശാസ്ത്രവും സൈറ്റിലെ പണിയും ഒരുപോലെ അറിയുന്ന രണ്ടുപേരുടെ പേരു പറയാം, നിങ്ങൾക്കു തിരഞ്ഞെടുക്കാം. അതിന് ആരും ഞങ്ങൾക്കു പണം തരുന്നില്ല.',
  'Can Vasthu be followed on a plot of 4 cents?': '4 സെന്റിൽ വാസ്തു നോക്കാൻ പറ്റുമോ?',
  'Yes. On 4 cents (162 m²) the measures and the open centre can be kept; the place of well and stair needs more thought. What suffers on small plots is mostly the number of bathrooms.':
    'പറ്റും. 4 സെന്റിലും (162 m²) അളവുകളും തുറന്ന നടുവും പാലിക്കാം; കിണറിന്റെയും കോണിയുടെയും സ്ഥാനം കുറച്ചുകൂടി ആലോചിക്കണം. ചെറിയ സ്ഥലത്ത് മിക്കവാറും കുറയുന്നത് ബാത്റൂമുകളുടെ എണ്ണമാണ്.',
  'Our house is already built. Do walls have to be broken?': 'വീട് പണിതുകഴിഞ്ഞു. ഭിത്തി പൊളിക്കേണ്ടിവരുമോ?',
  'Rarely. The use of rooms, the doors, the height of a floor and what stands in the centre can be changed. We never touch a bearing wall for it, and we’ll tell you when leaving things as they are is the better advice.':
    'അപൂർവമായി മാത്രം. മുറികളുടെ ഉപയോഗം, വാതിലുകൾ, തറയുടെ ഉയരം, നടുവിൽ ഇരിക്കുന്നവ എന്നിവ മാറ്റാം. ഭാരം താങ്ങുന്ന ഭിത്തി ഇതിനായി ഒരിക്കലും തൊടില്ല. ഉള്ളതുപോലെ വിടുന്നതാണ് നല്ലതെങ്കിൽ അതും പറയും.',
  'Does it cost more to build?': 'പണിച്ചെലവ് കൂടുമോ?',
  'The plan costs more, the building hardly. A courtyard adds to it: allow ₹2 to 4 lakh for its pillars, drains and roof edges.':
    'പ്ലാനിനു കൂടും, പണിക്ക് കാര്യമായി കൂടില്ല. നടുമുറ്റമുണ്ടെങ്കിൽ കൂടും: അതിന്റെ തൂണിനും ഓവിനും മേൽക്കൂരയുടെ അരികുകൾക്കുമായി ₹2 മുതൽ 4 ലക്ഷം വരെ കരുതണം.',
  'What if Vasthu and the building rules disagree?': 'വാസ്തുവും കെട്ടിടനിർമാണ ചട്ടവും ചേരാതെ വന്നാലോ?',
  'The rules win, since no house gets its building number without them. We look for a third way first and usually find one, because setbacks leave more freedom than people think.':
    'ചട്ടം തന്നെ ജയിക്കും; അതു പാലിക്കാതെ ഒരു വീടിനും കെട്ടിട നമ്പർ കിട്ടില്ല. ആദ്യം മൂന്നാമതൊരു വഴി നോക്കും, മിക്കപ്പോഴും കിട്ടും; സെറ്റ്ബാക്ക് വിട്ടാലും ആളുകൾ കരുതുന്നതിലേറെ സ്വാതന്ത്ര്യം ബാക്കിയുണ്ട്.',
  'From the gallery': 'ഗാലറിയിൽനിന്ന്',
  'Bring the survey sketch': 'സർവേ സ്കെച്ച് കൊണ്ടുവരൂ',
  'Or send it on WhatsApp with the direction of the road. We’ll tell you what the plot allows before you spend anything on a plan.':
    'അല്ലെങ്കിൽ റോഡ് ഏതു ദിക്കിലെന്നു കൂടി എഴുതി വാട്സാപ്പിൽ അയയ്ക്കൂ. പ്ലാനിനു പണം ചെലവാക്കും മുമ്പേ, ആ സ്ഥലത്ത് എന്തൊക്കെ പറ്റുമെന്ന് ഞങ്ങൾ പറയാം.',
  'House plans by Kerala’s Vasthu Shasthra: orientation, open centre, kol measures, worked out with consultant and engineer at one table. Plan check from {price}.':
    'കേരളത്തിലെ വാസ്തുശാസ്ത്രം നോക്കി വീടിന്റെ പ്ലാൻ: ദിക്ക്, തുറന്ന നടുവ്, കോൽ അളവ്; വാസ്തു വിദഗ്ധനും എൻജിനീയറും ഒരേ മേശയ്ക്കു ചുറ്റും. പ്ലാൻ പരിശോധന {price} മുതൽ.',
}

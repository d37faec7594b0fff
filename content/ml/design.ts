import type { Translations } from './translations.ts'

export const design: Translations = {
  'Full construction contracts': 'ഫുൾ കോൺട്രാക്ടിൽ വീടുപണി',
  'One contract for the whole house: drawings, permit, structure, finish. The price of every item is written down before we dig.':
    'വീടിനു മുഴുവനായി ഒറ്റ കോൺട്രാക്ട്: ഡ്രോയിങ്, പെർമിറ്റ്, സ്ട്രക്ചർ, ഫിനിഷിങ്. വാനം കീറും മുമ്പേ ഓരോ ഇനത്തിന്റെയും തുക എഴുതിയിരിക്കും.',
  'Drawn before it is built': 'ആദ്യം വരയ്ക്കും, പിന്നെ പണിയും',
  'Every wall, door and socket has its place on paper before the first stone.':
    'ആദ്യത്തെ കല്ലു വയ്ക്കും മുമ്പേ ഓരോ ഭിത്തിക്കും വാതിലിനും പ്ലഗ് പോയിന്റിനും കടലാസിൽ സ്ഥാനമുണ്ടാകും.',
  'Ground floor. A design of ours.': 'താഴത്തെ നില. ഞങ്ങളുടെ ഡിസൈൻ.',
  'Ground floor': 'താഴത്തെ നില',
  '1,241 sq ft: living, dining, kitchen, one bedroom; car porch 164 sq ft':
    '1,241 ചതുരശ്ര അടി: സ്വീകരണമുറി, ഊണുമുറി, അടുക്കള, ഒരു കിടപ്പുമുറി; കാർ പോർച്ച് 164 ചതുരശ്ര അടി',
  'First floor': 'ഒന്നാം നില',
  '1,045 sq ft: two bedrooms, upper living room, study, balcony':
    '1,045 ചതുരശ്ര അടി: രണ്ടു കിടപ്പുമുറി, അപ്പർ ലിവിങ്, പഠനമുറി, ബാൽക്കണി',
  'In all': 'ആകെ',
  '2,450 sq ft on 8 cents (324 m²)': '8 സെന്റിൽ (324 m²) 2,450 ചതുരശ്ര അടി',
  'What is included': 'എന്തെല്ലാം ഉൾപ്പെടും',
  'Survey of the plot, levels and a soil test': 'സ്ഥലം അളക്കൽ, ലെവൽ എടുക്കൽ, മണ്ണുപരിശോധന',
  'Plan, elevations and a 3D model, revised until you are happy':
    'പ്ലാൻ, എലിവേഷൻ, 3D മോഡൽ: നിങ്ങൾക്കു തൃപ്തിയാകും വരെ മാറ്റിവരയ്ക്കും',
  'Structural drawings, signed by a licensed engineer': 'ലൈസൻസുള്ള എൻജിനീയർ ഒപ്പിട്ട സ്ട്രക്ചറൽ ഡ്രോയിങ്ങുകൾ',
  'Building permit from panchayat, municipality or corporation':
    'പഞ്ചായത്തിൽനിന്നോ മുനിസിപ്പാലിറ്റിയിൽനിന്നോ കോർപറേഷനിൽനിന്നോ ബിൽഡിങ് പെർമിറ്റ്',
  'A list of every item with quantity, rate and brand': 'ഓരോ ഇനത്തിന്റെയും അളവും നിരക്കും ബ്രാൻഡും എഴുതിയ ലിസ്റ്റ്',
  'Foundation, frame, laterite or block walls, roof':
    'അടിത്തറ, തൂണും ബീമും, വെട്ടുകല്ലോ ബ്ലോക്കോ കൊണ്ടുള്ള ഭിത്തി, മേൽക്കൂര',
  'Wiring, plumbing and drains, with a drawing of where each one runs':
    'വയറിങ്, പ്ലംബിങ്, ഡ്രെയിനേജ്; ഓരോന്നും എവിടെക്കൂടി പോകുന്നു എന്നു കാണിക്കുന്ന ഡ്രോയിങ്ങും',
  'Plaster, floors, doors, windows and paint': 'തേപ്പ്, തറ, വാതിൽ, ജനൽ, പെയിന്റ്',
  'Sanitary fittings and switches of the agreed brands': 'പറഞ്ഞുറപ്പിച്ച ബ്രാൻഡിലുള്ള സാനിറ്ററി ഫിറ്റിങ്ങുകളും സ്വിച്ചുകളും',
  'Rainwater tank and recharge pit': 'മഴവെള്ള സംഭരണിയും റീചാർജ് കുഴിയും',
  'A site engineer every working day, a report each Saturday':
    'എല്ലാ പ്രവൃത്തിദിവസവും സൈറ്റ് എൻജിനീയർ, എല്ലാ ശനിയാഴ്ചയും റിപ്പോർട്ട്',
  'Completion certificate and building number': 'കംപ്ലീഷൻ സർട്ടിഫിക്കറ്റും കെട്ടിട നമ്പറും',
  'Not in the price unless you add them: compound wall and gate, well, loose furniture, and the fees of the local body, which we pass on at cost with the receipt.':
    'പ്രത്യേകം പറഞ്ഞു ചേർത്താൽ മാത്രം തുകയിൽ പെടുന്നവ: ചുറ്റുമതിലും ഗേറ്റും, കിണർ, എടുത്തുമാറ്റാവുന്ന ഫർണിച്ചർ, തദ്ദേശസ്ഥാപനത്തിലെ ഫീസ്. ഫീസായി അടച്ച തുക മാത്രമേ വാങ്ങൂ, രസീതും തരും.',
  'How it works': 'പണി നടക്കുന്നത് ഇങ്ങനെ',
  'Visit and brief': 'കാണലും കേൾക്കലും',
  'Week 1': 'ആദ്യ ആഴ്ച',
  'We walk the plot, take levels and listen: who lives there, who cooks, who cannot climb stairs, what you can spend. You’ll get a first price range within three days.':
    'സ്ഥലം നടന്നുകണ്ട് ലെവൽ എടുക്കും, നിങ്ങൾ പറയുന്നതു കേൾക്കും: ആരൊക്കെ താമസിക്കും, ആരു പാചകം ചെയ്യും, പടി കയറാൻ വയ്യാത്തവരുണ്ടോ, എത്ര ചെലവാക്കാം. തുക ഏകദേശം എത്ര മുതൽ എത്ര വരെ എന്ന് മൂന്നു ദിവസത്തിനകം അറിയിക്കും.',
  'Plan and price': 'പ്ലാനും തുകയും',
  'Weeks 2 to 8': 'ആഴ്ച 2–8',
  'Two or three sketches, then one plan, worked out until every socket has its place. With it comes the list of items. The total at the end is the price.':
    'ആദ്യം രണ്ടോ മൂന്നോ സ്കെച്ച്. പിന്നെ ഒറ്റ പ്ലാൻ; ഓരോ പ്ലഗ് പോയിന്റിനും സ്ഥാനമാകും വരെ അതു വരച്ചുതീർക്കും. കൂടെ ഇനങ്ങളുടെ ലിസ്റ്റും തരും. അതിനൊടുവിലെ ആകെത്തുക തന്നെയാണ് കോൺട്രാക്ട് തുക.',
  'Contract and permit': 'കോൺട്രാക്ടും പെർമിറ്റും',
  'Weeks 8 to 14': 'ആഴ്ച 8–14',
  'You pay ten per cent when you sign, and the rest in ten stages, each after you have seen the work. We file for the permit and answer the questions that come back.':
    'ഒപ്പിടുമ്പോൾ പത്തു ശതമാനം; ബാക്കി പത്തു ഘട്ടമായി, ഓരോ ഘട്ടത്തിലും പണി നിങ്ങൾ കണ്ട ശേഷം മാത്രം. പെർമിറ്റിന് അപേക്ഷിക്കുന്നതും അവിടെനിന്നു വരുന്ന ചോദ്യങ്ങൾക്കു മറുപടി കൊടുക്കുന്നതും ഞങ്ങളാണ്.',
  Building: 'വീടുപണി',
  'Months 4 to 10': 'മാസം 4–10',
  'Before each pour the steel is checked and signed off. Every slab is cured under water for fourteen days. Each Saturday: pictures, what was spent, what comes next.':
    'ഓരോ വാർക്കയ്ക്കും മുമ്പ് കമ്പി പരിശോധിച്ച് ഒപ്പിടും. ഓരോ സ്ലാബും പതിനാലു ദിവസം വെള്ളം കെട്ടിനിർത്തി ക്യൂറിങ് ചെയ്യും. എല്ലാ ശനിയാഴ്ചയും നിങ്ങൾക്കു കിട്ടും: ഫോട്ടോകൾ, ചെലവായ തുക, ഇനി വരുന്ന പണി.',
  'Keys and first monsoon': 'താക്കോലും ആദ്യ മഴക്കാലവും',
  'Months 11 and 12': 'മാസം 11, 12',
  'We walk through every room with you and write down what is not right; all of it is done before you pay the last stage. After the first monsoon we’ll come back without being asked.':
    'ഓരോ മുറിയും നിങ്ങളോടൊപ്പം നടന്നുകണ്ട് ശരിയല്ലാത്തതെല്ലാം എഴുതിയെടുക്കും. അതെല്ലാം തീർത്ത ശേഷം മാത്രം അവസാന ഗഡു തന്നാൽ മതി. ആദ്യ മഴക്കാലം കഴിഞ്ഞാൽ വിളിക്കാതെ തന്നെ ഞങ്ങൾ വരും.',
  'What we work with': 'ഞങ്ങൾ ഉപയോഗിക്കുന്നത്',
  Walls: 'ഭിത്തി',
  'Laterite from Kannur or Malappuram, sorted on arrival, or solid concrete blocks where the load needs them. No hollow blocks in outer walls.':
    'കണ്ണൂരിൽനിന്നോ മലപ്പുറത്തുനിന്നോ ഉള്ള വെട്ടുകല്ല്, വന്നിറങ്ങുമ്പോൾത്തന്നെ തരംതിരിച്ചത്; അല്ലെങ്കിൽ ഭാരം താങ്ങേണ്ടിടത്ത് സോളിഡ് കോൺക്രീറ്റ് ബ്ലോക്ക്. പുറംഭിത്തിയിൽ ഹോളോ ബ്ലോക്ക് വയ്ക്കില്ല.',
  Concrete: 'കോൺക്രീറ്റ്',
  'M25 for the frame, 53 grade cement, washed M sand checked for silt. Three cubes of every pour go to the laboratory; you’ll get the report.':
    'തൂണിനും ബീമിനും M25, 53 ഗ്രേഡ് സിമന്റ്, ചെളിയില്ലെന്നു നോക്കി ഉറപ്പാക്കിയ കഴുകിയ എം സാൻഡ്. ഓരോ വാർക്കയിൽനിന്നും മൂന്നു ക്യൂബ് ലാബിലേക്ക് അയയ്ക്കും; റിപ്പോർട്ട് നിങ്ങൾക്കു തരും.',
  Steel: 'കമ്പി',
  'Fe 550D from primary mills, with the test certificate for each lorry load. 40 mm of concrete cover near the sea.':
    'പ്രൈമറി മില്ലുകളുടെ Fe 550D; ഓരോ ലോറി ലോഡിനും ടെസ്റ്റ് സർട്ടിഫിക്കറ്റ്. കടലിനടുത്ത് കമ്പിക്കു പുറത്ത് 40 മി.മീ. കോൺക്രീറ്റ് കവർ.',
  Roof: 'മേൽക്കൂര',
  'Sloped slabs under Mangalore tiles, or flat ones sealed by our own waterproofing crew. Eaves of 75 cm at least: walls that stay dry stay white.':
    'മംഗലാപുരം ഓടിട്ട ചരിഞ്ഞ സ്ലാബ്, അല്ലെങ്കിൽ ഞങ്ങളുടെ വാട്ടർപ്രൂഫിങ് ടീം സീൽ ചെയ്ത പരന്ന സ്ലാബ്. മേൽക്കൂര ഭിത്തിയിൽനിന്ന് കുറഞ്ഞത് 75 സെ.മീ. തള്ളിനിൽക്കും: നനയാത്ത ഭിത്തിയേ വെളുത്തിരിക്കൂ.',
  Wood: 'മരം',
  'Teak or anjili for frames and doors, seasoned in our yard and measured for moisture before it is cut.':
    'കട്ടിളയ്ക്കും വാതിലിനും തേക്കോ ആഞ്ഞിലിയോ. ഞങ്ങളുടെ യാർഡിൽ ഉണക്കി, ഈർപ്പം അളന്നു നോക്കിയിട്ടേ മുറിക്കൂ.',
  'Wiring and plumbing': 'വയറിങ്ങും പ്ലംബിങ്ങും',
  'Copper wiring in conduits, so that it can be replaced. CPVC for hot water, and a shut-off valve within reach in each bathroom.':
    'കോപ്പർ വയറുകൾ പൈപ്പിനുള്ളിലൂടെ; പിന്നീട് മാറ്റിയിടാം. ചൂടുവെള്ളത്തിന് സി.പി.വി.സി. പൈപ്പ്. ഓരോ ബാത്റൂമിലും കയ്യെത്തുന്നിടത്ത് വെള്ളം അടയ്ക്കാൻ വാൽവ്.',
  'What we stand for': 'ഞങ്ങളുടെ നിലപാട്',
  'What it costs': 'എത്ര ചെലവാകും',
  'GST is extra at the current rate. What your house costs depends on the ground, the road and what you choose; you’ll get the final price after a site visit and the drawings.':
    'ജി.എസ്.ടി. നിലവിലെ നിരക്കിൽ പുറമേ. നിങ്ങളുടെ വീടിന്റെ ചെലവ് മണ്ണും വഴിയും നിങ്ങൾ തിരഞ്ഞെടുക്കുന്ന സാധനങ്ങളും അനുസരിച്ചാണ്; സ്ഥലം കണ്ട് ഡ്രോയിങ്ങും കഴിഞ്ഞാൽ അന്തിമ തുക പറയും.',
  'Complete house, standard finish': 'പൂർണമായി പണിത വീട്, സ്റ്റാൻഡേർഡ് ഫിനിഷ്',
  'By plinth area: vitrified tiles, anjili doors, standard fittings.':
    'പ്ലിന്ത് ഏരിയ കണക്കിൽ: വിട്രിഫൈഡ് ടൈൽസ്, ആഞ്ഞിലി വാതിലുകൾ, സാധാരണ ഫിറ്റിങ്ങുകൾ.',
  'Complete house, teak and stone': 'പൂർണമായി പണിത വീട്, തേക്കും കല്ലും',
  'Teak joinery, granite or oxide floors, concealed fittings.':
    'തേക്കിൽ മരപ്പണി, ഗ്രാനൈറ്റ് അല്ലെങ്കിൽ ഓക്സൈഡ് തറ, കൺസീൽഡ് ഫിറ്റിങ്ങുകൾ.',
  'On 8 cents: three bedrooms, two floors, standard finish, without the land.':
    '8 സെന്റിൽ: മൂന്നു കിടപ്പുമുറി, രണ്ടു നില, സ്റ്റാൻഡേർഡ് ഫിനിഷ്. സ്ഥലവില കൂടാതെ.',
  'What people ask': 'പലരും ചോദിക്കുന്നത്',
  'What do we pay before we sign?': 'ഒപ്പിടും മുമ്പ് എന്തെങ്കിലും തരേണ്ടതുണ്ടോ?',
  'What if steel or cement prices go up?': 'കമ്പിക്കും സിമന്റിനും വില കൂടിയാലോ?',
  'For the time written in the contract, usually twelve months, that is our risk. If the start is delayed by more than three months, we’ll go through the rates of steel, cement and diesel with you again, and only those.':
    'കോൺട്രാക്ടിൽ എഴുതിയ കാലത്തേക്ക്, സാധാരണ പന്ത്രണ്ടു മാസം, ആ ബാധ്യത ഞങ്ങളുടേതാണ്. പണി തുടങ്ങാൻ മൂന്നു മാസത്തിലധികം വൈകിയാൽ കമ്പി, സിമന്റ്, ഡീസൽ എന്നിവയുടെ നിരക്ക് നിങ്ങളോടൊപ്പം വീണ്ടും നോക്കും; അവയുടേതു മാത്രം.',
  'Can we change something while you build?': 'പണിക്കിടയിൽ മാറ്റം വരുത്താമോ?',
  'Yes. You’ll get the cost and the days of each change in writing, and nothing is changed until you say yes. Changes to the plan are cheapest before the slab above them is cast.':
    'വരുത്താം. ഓരോ മാറ്റത്തിനും എത്ര ചെലവും എത്ര ദിവസവും വേണമെന്ന് എഴുതിത്തരും; നിങ്ങൾ സമ്മതിക്കാതെ ഒന്നും മാറ്റില്ല. പ്ലാനിലെ മാറ്റത്തിനു ചെലവ് ഏറ്റവും കുറവ് അതിനു മുകളിലെ സ്ലാബ് വാർക്കും മുമ്പാണ്.',
  'We live abroad. Can you still build for us?': 'ഞങ്ങൾ വിദേശത്താണ്. എന്നാലും പണിതു തരുമോ?',
  'Yes. You’ll receive the Saturday report, a video call from the site every second week, and account statements with bills. Most decisions are made in the first eight weeks, on a screen. We’ll tell you what the power of attorney for the permit must say.':
    'തരും. ശനിയാഴ്ച റിപ്പോർട്ടും രണ്ടാഴ്ച കൂടുമ്പോൾ സൈറ്റിൽനിന്ന് വീഡിയോ കോളും ബില്ലുകളോടെ വരവുചെലവു കണക്കും കിട്ടും. മിക്ക തീരുമാനങ്ങളും ആദ്യത്തെ എട്ട് ആഴ്ചയിൽ സ്ക്രീനിൽ കണ്ടാണ് എടുക്കുന്നത്. പെർമിറ്റിനുള്ള പവർ ഓഫ് അറ്റോർണിയിൽ എന്തെഴുതണമെന്ന് ഞങ്ങൾ പറഞ്ഞുതരും.',
  'Do you build what another architect has drawn?': 'മറ്റൊരു ആർക്കിടെക്ട് വരച്ചത് പണിയുമോ?',
  'Yes. We’ll check the structure and the quantities first, which takes two weeks, and tell you in writing what we would change and why.':
    'പണിയും. ആദ്യം സ്ട്രക്ചറും അളവുകളും പരിശോധിക്കും; അതിന് രണ്ടാഴ്ച വേണം. ഞങ്ങളാണെങ്കിൽ എന്തു മാറ്റും, എന്തുകൊണ്ട് എന്ന് എഴുതിത്തരും.',
  'What if something fails later?': 'പിന്നീട് എന്തെങ്കിലും കേടുവന്നാലോ?',
  'We’ll repair faults in workmanship free of charge for two years, and in the structure for ten. Both are in the contract, with the name of the person to call.':
    'പണിയിലെ കുറവുകൾ രണ്ടു വർഷം വരെയും സ്ട്രക്ചറിലേത് പത്തു വർഷം വരെയും സൗജന്യമായി ശരിയാക്കും. രണ്ടും കോൺട്രാക്ടിലുണ്ട്, വിളിക്കേണ്ട ആളുടെ പേരു സഹിതം.',
  'Do you take small jobs?': 'ചെറിയ പണികൾ എടുക്കുമോ?',
  'New houses from about 1,000 sq ft (93 m²), and extensions from one room with its roof. For repairs alone, ask us anyway: we know people who do them well.':
    'പുതിയ വീടുകൾ ഏകദേശം 1,000 ചതുരശ്ര അടി (93 m²) മുതൽ; പഴയ വീടിനോടു ചേർത്ത് മേൽക്കൂരയടക്കം ഒരു മുറി പണിയാനാണെങ്കിലും ഏറ്റെടുക്കും. അറ്റകുറ്റപ്പണി മാത്രമാണെങ്കിലും ചോദിക്കൂ: അതു നന്നായി ചെയ്യുന്നവരെ ഞങ്ങൾക്കറിയാം.',
  'From the gallery': 'ഗാലറിയിൽനിന്ന്',
  'Start with the plot': 'സ്ഥലത്തുനിന്നു തുടങ്ങാം',
  'Tell us where it is, how many cents, and when you would like to move in. We’ll tell you on the phone whether that is possible, and visit within a week.':
    'എവിടെയാണ്, എത്ര സെന്റ്, എപ്പോൾ താമസം തുടങ്ങണം എന്നു പറയൂ. അതു നടക്കുമോ എന്ന് ഫോണിൽ പറയാം; ഒരാഴ്ചയ്ക്കകം വന്നു കാണും.',
  'A house under one contract: drawings, permit, structure and finish at one written price. From {price} in and around {city}, final price after a site visit.':
    'ഒറ്റ കോൺട്രാക്ടിൽ വീട് നിർമാണം: ഡ്രോയിങ്, പെർമിറ്റ്, സ്ട്രക്ചർ, ഫിനിഷിങ്, എല്ലാം എഴുതി ഉറപ്പിച്ച ഒറ്റ തുകയ്ക്ക്. {city} നഗരത്തിലും പരിസരത്തും സ്ക്വയർ ഫീറ്റ് നിരക്ക് {price} മുതൽ; അന്തിമ തുക സ്ഥലം കണ്ട ശേഷം.',
}

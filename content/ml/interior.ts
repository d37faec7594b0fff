import type { Translations } from './translations.ts'

export const interior: Translations = {
  'Design and build interior design': 'ഇന്റീരിയർ ഡിസൈനും പണിയും',
  'We measure, draw, make and fit. The person who draws your kitchen is in the workshop when it is cut and in your flat when it is fitted.':
    'അളക്കുന്നതും വരയ്ക്കുന്നതും പണിയുന്നതും പിടിപ്പിക്കുന്നതും ഞങ്ങൾ തന്നെ. നിങ്ങളുടെ അടുക്കള വരയ്ക്കുന്നയാൾ അതു മുറിക്കുമ്പോൾ പണിപ്പുരയിലും പിടിപ്പിക്കുമ്പോൾ ഫ്ലാറ്റിലും ഉണ്ടാകും.',
  'Drawn to the millimetre': 'മില്ലിമീറ്റർ കണക്കിൽ വരച്ചത്',
  'That is why the drawers close, the wiring is behind the panel, and we finish on the day we promised.':
    'അതുകൊണ്ട് ഡ്രോയറുകൾ ശരിക്ക് അടയും, വയറിങ് പാനലിനു പിന്നിലിരിക്കും, പറഞ്ഞ ദിവസം പണി തീരും.',
  'One wall of a kitchen. A design of ours.': 'അടുക്കളയുടെ ഒരു ഭിത്തി. ഞങ്ങളുടെ ഡിസൈൻ.',
  'Tall unit': 'ഉയരമുള്ള യൂണിറ്റ്',
  'Oven where nobody has to bend': 'കുനിയാതെ ഉപയോഗിക്കാവുന്ന ഉയരത്തിൽ ഓവൻ',
  'Hob and hood': 'അടുപ്പും ചിമ്മിനിയും',
  'Drawers for pans right below': 'തൊട്ടുതാഴെ പാത്രങ്ങൾക്കു ഡ്രോയറുകൾ',
  'Under the window': 'ജനലിനു താഴെ',
  'Sink and dishwasher on one drain': 'സിങ്കും ഡിഷ് വാഷറും, ഒരേ ഡ്രെയിനിൽ',
  'How long does it take?': 'എത്ര സമയമെടുക്കും?',
  'Twelve weeks from the first measurement: four for drawings and samples, five in the workshop, then the fitting. A flat of 1,500 sq ft (139 m²) is fitted in 24 working days.':
    'അളവെടുക്കുന്നതു മുതൽ പന്ത്രണ്ട് ആഴ്ച: ഡ്രോയിങ്ങിനും സാമ്പിളിനും നാല്, പണിപ്പുരയിൽ അഞ്ച്, പിന്നെ പിടിപ്പിക്കൽ. 1,500 ചതുരശ്ര അടി (139 m²) ഫ്ലാറ്റിൽ അതിന് 24 പ്രവൃത്തിദിവസം വേണം.',
  'What is included': 'എന്തെല്ലാം ഉൾപ്പെടും',
  'Laser measurement of every room': 'ഓരോ മുറിയുടെയും ലേസർ അളവെടുപ്പ്',
  'Furniture layout and a view of each room before anything is ordered':
    'എന്തെങ്കിലും ഓർഡർ ചെയ്യും മുമ്പേ ഫർണിച്ചർ ലേഔട്ടും ഓരോ മുറിയുടെയും ചിത്രവും',
  'Plan of sockets, switches and lights': 'പ്ലഗ് പോയിന്റ്, സ്വിച്ച്, ലൈറ്റ് എന്നിവയുടെ പ്ലാൻ',
  'Workshop drawings of each cupboard, to the millimetre': 'ഓരോ കബോർഡിനും മില്ലിമീറ്റർ കണക്കിൽ വരച്ച ഡ്രോയിങ്',
  'Samples of wood, laminate, stone and fabric, brought to your home':
    'മരം, ലാമിനേറ്റ്, കല്ല്, തുണി എന്നിവയുടെ സാമ്പിളുകൾ വീട്ടിൽ കൊണ്ടുവന്നു കാണിക്കും',
  'Ceilings and wall panels': 'സീലിങ്ങും വാൾ പാനലിങ്ങും',
  'Kitchen with worktop, sink, hob and chimney connected':
    'കൗണ്ടർടോപ്പുള്ള അടുക്കള; സിങ്കും ഹോബും ചിമ്മിനിയും ഘടിപ്പിച്ചുതരും',
  'Wardrobes, study, pooja unit, television wall': 'വാർഡ്രോബ്, സ്റ്റഡി ടേബിൾ, പൂജാ യൂണിറ്റ്, ടി.വി. യൂണിറ്റ്',
  'Painting and polishing': 'പെയിന്റിങ്ങും പോളിഷിങ്ങും',
  'Curtains and blinds, measured and hung': 'കർട്ടനും ബ്ലൈൻഡും അളന്നു തൂക്കിത്തരും',
  'Protection of floors and lift, waste taken away': 'തറയും ലിഫ്റ്റും കേടുവരാതെ മൂടിയിടും, പണിയുടെ അവശിഷ്ടം കൊണ്ടുപോകും',
  'Cleaning, and a visit to adjust doors after three months':
    'വൃത്തിയാക്കൽ; മൂന്നു മാസം കഴിഞ്ഞ് വാതിലുകൾ ശരിപ്പെടുത്താൻ വീണ്ടും വരും',
  'Not in the price unless you add them: appliances, loose furniture from shops, air conditioning. We’ll help you choose them and leave the right space for them.':
    'പ്രത്യേകം പറഞ്ഞു ചേർത്താൽ മാത്രം തുകയിൽ പെടുന്നവ: ഗൃഹോപകരണങ്ങൾ, കടയിൽനിന്നു വാങ്ങുന്ന ഫർണിച്ചർ, എ.സി. അവ തിരഞ്ഞെടുക്കാൻ സഹായിക്കും; അവയ്ക്കു പാകത്തിനു സ്ഥലവും വിടും.',
  'How it works': 'പണി നടക്കുന്നത് ഇങ്ങനെ',
  'Measure and listen': 'അളന്നും കേട്ടും',
  'Week 1': 'ആദ്യ ആഴ്ച',
  'Two of us come: one measures, one asks. How tall is the person who cooks? How many sarees? Where does the school bag go? We look at what you want to keep.':
    'ഞങ്ങൾ രണ്ടുപേർ വരും: ഒരാൾ അളക്കും, ഒരാൾ ചോദിക്കും. പാചകം ചെയ്യുന്നയാൾക്ക് എത്ര ഉയരമുണ്ട്? സാരി എത്രയുണ്ട്? സ്കൂൾ ബാഗ് എവിടെ വയ്ക്കും? കളയാതെ വയ്ക്കാൻ ആഗ്രഹിക്കുന്നതും നോക്കും.',
  'Draw and choose': 'വരച്ചും തിരഞ്ഞെടുത്തും',
  'Weeks 2 to 4': 'ആഴ്ച 2–4',
  'Layout, views, samples, then the list of items with the price of each. You can strike off an item and see the total change.':
    'ലേഔട്ട്, ചിത്രങ്ങൾ, സാമ്പിളുകൾ, പിന്നെ ഓരോ ഇനത്തിന്റെയും തുക എഴുതിയ ലിസ്റ്റ്. ഒരിനം വെട്ടിക്കളഞ്ഞാൽ ആകെത്തുക മാറുന്നത് നിങ്ങൾക്കു കാണാം.',
  Make: 'പണിപ്പുരയിൽ',
  'Weeks 5 to 9': 'ആഴ്ച 5–9',
  'Everything is cut, edged, drilled and put together once in our own workshop. You are welcome to see it there before it is packed.':
    'മുറിക്കലും അരികൊട്ടിക്കലും തുളയിടലും ഒരിക്കൽ കൂട്ടിയോജിപ്പിച്ചു നോക്കലും, എല്ലാം ഞങ്ങളുടെ സ്വന്തം പണിപ്പുരയിൽ. പായ്ക്ക് ചെയ്യും മുമ്പ് അവിടെ വന്നു കാണാം; സന്തോഷമേയുള്ളൂ.',
  Fit: 'വീട്ടിൽ പിടിപ്പിക്കൽ',
  'Weeks 9 to 12': 'ആഴ്ച 9–12',
  'A flat of 1,500 sq ft (139 m²) takes us 24 working days: ceiling and wiring first, cupboards next, paint last. Noise between nine and five only.':
    '1,500 ചതുരശ്ര അടി (139 m²) ഫ്ലാറ്റിന് 24 പ്രവൃത്തിദിവസം വേണം: ആദ്യം സീലിങ്ങും വയറിങ്ങും, പിന്നെ കബോർഡുകൾ, അവസാനം പെയിന്റ്. ഒച്ചയുള്ള പണി രാവിലെ ഒൻപതിനും വൈകിട്ട് അഞ്ചിനും ഇടയിൽ മാത്രം.',
  Adjust: 'അവസാന മിനുക്കുപണി',
  'After three months': 'മൂന്നു മാസം കഴിഞ്ഞ്',
  'Wood moves in its first season. We’ll come once, without being asked, and adjust every hinge and runner.':
    'ആദ്യത്തെ മാസങ്ങളിൽ മരം അൽപം ചുരുങ്ങുകയും വീർക്കുകയും ചെയ്യും. വിളിക്കാതെ തന്നെ ഒരിക്കൽ വന്ന് എല്ലാ വിജാഗിരിയും റണ്ണറും ശരിപ്പെടുത്തും.',
  'What we work with': 'ഞങ്ങൾ ഉപയോഗിക്കുന്നത്',
  Carcass: 'കബോർഡ് ബോക്സ്',
  'Boiling-waterproof plywood, 18 mm, in kitchens and bathrooms without exception. Moisture-resistant elsewhere. No particle board.':
    'അടുക്കളയിലും ബാത്റൂമിലും 18 മി.മീ. ബോയിലിങ് വാട്ടർപ്രൂഫ് പ്ലൈവുഡ് മാത്രം, അതിൽ വിട്ടുവീഴ്ചയില്ല. മറ്റിടങ്ങളിൽ ഈർപ്പം ചെറുക്കുന്ന പ്ലൈവുഡ്. പാർട്ടിക്കിൾ ബോർഡ് ഉപയോഗിക്കില്ല.',
  Fronts: 'കബോർഡ് വാതിലുകൾ',
  'Teak veneer, lacquer or laminate, with edges pressed on by machine. We’ll show you how each looks after five years of use.':
    'തേക്ക് വെനീർ, ലാക്കർ, അല്ലെങ്കിൽ ലാമിനേറ്റ്; അരികുകൾ മെഷീനിൽ അമർത്തി ഒട്ടിച്ചത്. അഞ്ചു വർഷം ഉപയോഗിച്ചാൽ ഓരോന്നും എങ്ങനെയിരിക്കുമെന്ന് കാണിച്ചുതരും.',
  'Hinges and runners': 'വിജാഗിരിയും റണ്ണറും',
  'Soft-closing, from brands whose spare parts are easy to get. Our kitchen drawers carry 40 kg.':
    'ഒച്ചയില്ലാതെ മെല്ലെ അടയുന്നവ; സ്പെയർ പാർട്സ് എളുപ്പം കിട്ടുന്ന ബ്രാൻഡുകളുടേത്. ഞങ്ങളുടെ അടുക്കള ഡ്രോയറുകൾ 40 കിലോ താങ്ങും.',
  Worktops: 'കൗണ്ടർടോപ്പ്',
  'Granite from Karnataka or quartz, 20 mm, with the joint where you chop least. The underside is sealed too.':
    'കർണാടകയിലെ ഗ്രാനൈറ്റോ ക്വാർട്സോ, 20 മി.മീ. കനത്തിൽ. ജോയിന്റ് വരുന്നത് അരിയലും മുറിക്കലും ഏറ്റവും കുറഞ്ഞിടത്ത്. അടിവശവും സീൽ ചെയ്യും.',
  'Against termites': 'ചിതലിനെതിരെ',
  'Borate treatment in all plywood, 10 cm of air under every unit, and no wood touching a wet wall.':
    'എല്ലാ പ്ലൈവുഡിനും ബോറേറ്റ് ട്രീറ്റ്മെന്റ്, ഓരോ യൂണിറ്റിനടിയിലും കാറ്റു കടക്കാൻ 10 സെ.മീ. ഇടം. നനവുള്ള ഭിത്തിയിൽ മരം തൊടില്ല.',
  Light: 'വെളിച്ചം',
  'Warm white, 2700 to 3000 K, with dimmers where you sit in the evening. Drivers are placed within reach.':
    'വാം വൈറ്റ്, 2700 മുതൽ 3000 K വരെ; വൈകുന്നേരം ഇരിക്കുന്നിടത്ത് ഡിമ്മർ. ലൈറ്റിന്റെ ഡ്രൈവറുകൾ കയ്യെത്തുന്നിടത്തു വയ്ക്കും.',
  'What we stand for': 'ഞങ്ങളുടെ നിലപാട്',
  'What it costs': 'എത്ര ചെലവാകും',
  'GST is extra at the current rate. The list of items tells you what each cupboard costs; you’ll get the final price after we have measured.':
    'ജി.എസ്.ടി. നിലവിലെ നിരക്കിൽ പുറമേ. ഓരോ കബോർഡിനും എത്രയാകുമെന്ന് ഇനങ്ങളുടെ ലിസ്റ്റിൽ കാണാം; അളവെടുത്ത ശേഷം അന്തിമ തുക പറയും.',
  Kitchen: 'അടുക്കള',
  'About 100 sq ft (9 m²): base and wall units, granite top, fitting.':
    'ഏകദേശം 100 ചതുരശ്ര അടി (9 m²): താഴെയും മുകളിലും യൂണിറ്റുകൾ, ഗ്രാനൈറ്റ് ടോപ്പ്, പിടിപ്പിക്കൽ.',
  Wardrobe: 'വാർഡ്രോബ്',
  'By the area of the front, inside fittings and loft included.':
    'മുൻവശത്തിന്റെ അളവിൽ; അകത്തെ ഫിറ്റിങ്ങുകളും ലോഫ്റ്റും ഉൾപ്പെടെ.',
  'Flat with two bedrooms': 'രണ്ടു കിടപ്പുമുറിയുള്ള ഫ്ലാറ്റ്',
  'About 1,000 sq ft (93 m²): kitchen, wardrobes, living room, ceilings, lights.':
    'ഏകദേശം 1,000 ചതുരശ്ര അടി (93 m²): അടുക്കള, വാർഡ്രോബുകൾ, സ്വീകരണമുറി, സീലിങ്, ലൈറ്റുകൾ.',
  'What people ask': 'പലരും ചോദിക്കുന്നത്',
  'Can we live in the flat while you work?': 'പണി നടക്കുമ്പോൾ ഫ്ലാറ്റിൽ താമസിക്കാമോ?',
  'For a kitchen or a single room, yes: we’ll close it off and clean every evening. For a whole flat, plan to stay elsewhere for four weeks. That costs less than the days we lose by working around you.':
    'അടുക്കളയോ ഒരു മുറിയോ മാത്രമാണെങ്കിൽ താമസിക്കാം: അതു മറച്ചുകെട്ടും, എന്നും വൈകുന്നേരം വൃത്തിയാക്കും. ഫ്ലാറ്റ് മുഴുവനാണെങ്കിൽ നാലാഴ്ച മറ്റെവിടെയെങ്കിലും താമസിക്കേണ്ടിവരും. നിങ്ങൾ താമസിക്കുന്നതിനിടയിൽ പണിത് ദിവസങ്ങൾ കളയുന്നതിലും ചെലവു കുറവാണത്.',
  'Can old furniture stay?': 'പഴയ ഫർണിച്ചർ കളയാതെ വയ്ക്കാമോ?',
  'Often it should. A rosewood cot or a jackwood almirah sets the tone for the rest. We’ll repair and polish it in the workshop and draw the room around it.':
    'പലപ്പോഴും വയ്ക്കുക തന്നെ വേണം. ഈട്ടിക്കട്ടിലോ പ്ലാവിന്റെ അലമാരയോ ഉണ്ടെങ്കിൽ ബാക്കിയെല്ലാം അതിനു ചേർന്നുവരും. അതു പണിപ്പുരയിൽ നന്നാക്കി പോളിഷ് ചെയ്യും; മുറി അതിനു ചുറ്റും വരയ്ക്കും.',
  'Do you only design, without building?': 'പണിയില്ലാതെ ഡിസൈൻ മാത്രം ചെയ്യുമോ?',
  'Yes, for a fee per square foot. You’ll get the drawings a carpenter needs, and two visits to see that he follows them.':
    'ചെയ്യും, ചതുരശ്ര അടി കണക്കിനാണ് ഫീസ്. മരപ്പണിക്കാർക്കു വേണ്ട ഡ്രോയിങ്ങുകൾ തരും; അതുപോലെ ചെയ്യുന്നുണ്ടോ എന്നു നോക്കാൻ രണ്ടു തവണ വരും.',
  'Our association allows work only at certain hours. Is that a problem?':
    'അസോസിയേഷൻ ചില സമയത്തേ പണി അനുവദിക്കൂ. അതു പ്രശ്നമാകുമോ?',
  'No. We’ll ask for the rules before we plan, pay the deposit, cover the lift and keep to the hours. It may add a few days, and we’ll say so beforehand.':
    'ഇല്ല. പണി പ്ലാൻ ചെയ്യും മുമ്പ് നിയമങ്ങൾ ചോദിച്ചറിയും, ഡെപ്പോസിറ്റ് അടയ്ക്കും, ലിഫ്റ്റ് മൂടിയിടും, സമയം പാലിക്കും. ചിലപ്പോൾ കുറച്ചു ദിവസം കൂടിയേക്കാം; അതു മുൻകൂട്ടി പറയും.',
  'How do we pay?': 'പണം തരേണ്ടത് എങ്ങനെ?',
  'Ten per cent with the design, forty when cutting starts, forty when the units arrive, ten after you have checked every door.':
    'ഡിസൈനിനൊപ്പം പത്തു ശതമാനം, മുറിക്കാൻ തുടങ്ങുമ്പോൾ നാൽപത്, യൂണിറ്റുകൾ എത്തുമ്പോൾ നാൽപത്, ഓരോ വാതിലും നിങ്ങൾ പരിശോധിച്ച ശേഷം പത്ത്.',
  'From the gallery': 'ഗാലറിയിൽനിന്ന്',
  'Send us your floor plan': 'ഫ്ലോർ പ്ലാൻ അയയ്ക്കൂ',
  'A picture of it on WhatsApp is enough. Tell us how many live there and which room troubles you most. We’ll send you a price range within two days.':
    'വാട്സാപ്പിൽ അതിന്റെ ഒരു ഫോട്ടോ മതി. എത്രപേർ താമസിക്കുന്നു, ഏറ്റവും ബുദ്ധിമുട്ടിക്കുന്ന മുറി ഏത് എന്നും പറയൂ. തുക എത്ര മുതൽ എത്ര വരെ എന്ന് രണ്ടു ദിവസത്തിനകം അറിയിക്കും.',
  'Interiors drawn to the millimetre, made in our own workshop and fitted by the same people. Kitchens from {price}, final price after a site visit.':
    'മില്ലിമീറ്റർ കണക്കിൽ വരച്ച്, സ്വന്തം പണിപ്പുരയിൽ പണിത്, അതേ ആളുകൾ പിടിപ്പിക്കുന്ന ഇന്റീരിയർ. അടുക്കള {price} മുതൽ; അന്തിമ തുക വന്നു കണ്ട ശേഷം.',
}

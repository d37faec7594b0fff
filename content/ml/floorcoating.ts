import type { Translations } from './translations.ts'

export const floorcoating: Translations = {
  'Floor coating': 'ഫ്ലോർ കോട്ടിങ്',
  'A coating is only as good as the concrete under it. We measure its moisture, grind it, repair the cracks, and only then pour.':
    'അടിയിലെ കോൺക്രീറ്റ് നന്നായാലേ കോട്ടിങ് നന്നാകൂ. ഞങ്ങൾ ഈർപ്പം അളക്കും, ഗ്രൈൻഡ് ചെയ്യും, വിള്ളലുകൾ അടയ്ക്കും; അതു കഴിഞ്ഞേ ഒഴിക്കൂ.',
  'The layers, from the top down': 'പാളികൾ, മുകളിൽനിന്നു താഴേക്ക്',
  'You get one surface without joints: washed in minutes, hard to stain, ready to walk on after a day and for forklifts after a week.':
    'കിട്ടുന്നത് ജോയിന്റില്ലാത്ത ഒറ്റ തറ: മിനിറ്റുകൾ കൊണ്ട് കഴുകാം, കറ എളുപ്പം പിടിക്കില്ല. ഒരു ദിവസം കഴിഞ്ഞാൽ നടക്കാം, ഒരാഴ്ച കഴിഞ്ഞാൽ ഫോർക്ലിഫ്റ്റ് ഓടിക്കാം.',
  'Lifted apart, not to scale. A design of ours.': 'വേർതിരിച്ചു വരച്ചത്; തോതനുസരിച്ചല്ല. ഞങ്ങളുടെ ഡിസൈൻ.',
  'Top coat': 'ടോപ് കോട്ട്',
  'Closed against oil, stains and dirt': 'എണ്ണയും കറയും അഴുക്കും കടക്കില്ല',
  Quartz: 'ക്വാർട്സ്',
  'Sprinkled in where the floor gets wet, for grip': 'തറ നനയുന്നിടത്ത് ഗ്രിപ്പിനായി വിതറുന്നത്',
  'Body coat, 2 mm': 'ബോഡി കോട്ട്, 2 മി.മീ.',
  'Poured; it finds its own level': 'ഒഴിക്കുന്നത്; തനിയെ നിരപ്പാകും',
  Primer: 'പ്രൈമർ',
  'Soaks in and holds the coat to the concrete': 'കോൺക്രീറ്റിലേക്ക് ഇറങ്ങി കോട്ടിനെ പിടിച്ചുനിർത്തും',
  Cracks: 'വിള്ളലുകൾ',
  'Opened, cleaned and filled': 'വെട്ടിത്തുറന്ന്, വൃത്തിയാക്കി, നിറച്ചത്',
  'Concrete, ground': 'ഗ്രൈൻഡ് ചെയ്ത കോൺക്രീറ്റ്',
  'Dry, clean and open, so that the primer can enter': 'പ്രൈമർ ഇറങ്ങാൻ പാകത്തിന് ഉണങ്ങിയതും വൃത്തിയുള്ളതും',
  'What is included': 'എന്തെല്ലാം ഉൾപ്പെടും',
  'Moisture, hardness and level of the old floor, measured and noted':
    'പഴയ തറയുടെ ഈർപ്പവും ഉറപ്പും നിരപ്പും അളന്ന് എഴുതിവയ്ക്കൽ',
  'A sample of one square metre, in your colour, on your floor':
    'നിങ്ങൾ പറയുന്ന നിറത്തിൽ, നിങ്ങളുടെ തറയിൽത്തന്നെ ഒരു ചതുരശ്ര മീറ്റർ സാമ്പിൾ',
  'Diamond grinding with dust extraction': 'പൊടി വലിച്ചെടുത്തുകൊണ്ടുള്ള ഡയമണ്ട് ഗ്രൈൻഡിങ്',
  'Cracks opened and filled, joints cut and sealed': 'വിള്ളലുകൾ വെട്ടിത്തുറന്ന് നിറയ്ക്കൽ, ജോയിന്റുകൾ മുറിച്ച് സീൽ ചെയ്യൽ',
  'Primer, body coat and top coat in the agreed thickness': 'പറഞ്ഞുറപ്പിച്ച കനത്തിൽ പ്രൈമറും ബോഡി കോട്ടും ടോപ് കോട്ടും',
  'Coving of 10 cm along walls where floors are washed': 'കഴുകുന്ന തറയാണെങ്കിൽ ഭിത്തിയോടു ചേർന്ന് 10 സെ.മീ. കോവിങ്',
  'Lines, arrows and numbers in traffic colours': 'ട്രാഫിക് നിറങ്ങളിൽ വരകളും അമ്പടയാളങ്ങളും അക്കങ്ങളും',
  'Anti-slip finish, chosen by how wet the floor gets': 'തെന്നാത്ത ഫിനിഷ്; തറ എത്ര നനയും എന്നു നോക്കി തിരഞ്ഞെടുക്കുന്നത്',
  'Work in bays, at night or on weekends': 'ഭാഗം തിരിച്ചും രാത്രിയിലും വാരാന്ത്യത്തിലും പണി',
  'Thickness and pull-off test, with the readings': 'കനം അളക്കലും പുൾ-ഓഫ് ടെസ്റ്റും, റീഡിങ് സഹിതം',
  'Waste and drums taken away': 'മാലിന്യവും ഡ്രമ്മുകളും സൈറ്റിൽനിന്ന് കൊണ്ടുപോകൽ',
  'A care sheet, and a visit after six months': 'തറ സൂക്ഷിക്കാനുള്ള കുറിപ്പ്, ആറു മാസം കഴിഞ്ഞ് വന്നുള്ള പരിശോധന',
  'How it works': 'പണി നടക്കുന്നത് ഇങ്ങനെ',
  'Look and measure': 'കാണലും അളക്കലും',
  'Day 1': 'ആദ്യ ദിവസം',
  'We test moisture and strength, ask what wheels run on it and what gets spilled, and look under the mats. We’ll tell you at once if coating is the wrong answer.':
    'ഈർപ്പവും ഉറപ്പും പരിശോധിക്കും. തറയിലൂടെ ഏതെല്ലാം വണ്ടികൾ ഓടും, എന്തെല്ലാം തൂവിപ്പോകും എന്നു ചോദിക്കും; വിരിപ്പിനടിയിലും നോക്കും. കോട്ടിങ് അല്ല വേണ്ടതെങ്കിൽ അത് അപ്പോൾത്തന്നെ പറയും.',
  'Sample and price': 'സാമ്പിളും തുകയും',
  'Within a week': 'ഒരാഴ്ചയ്ക്കുള്ളിൽ',
  'One square metre on your own floor, left there for you to scratch. The price comes per square foot, with the thickness written beside it.':
    'നിങ്ങളുടെ തറയിൽത്തന്നെ ഒരു ചതുരശ്ര മീറ്റർ ചെയ്തിടും; ഉരച്ചും പോറിയും നോക്കിക്കോളൂ. തുക ചതുരശ്ര അടി കണക്കിലാണ്; കനം എത്രയെന്നും അതിനൊപ്പം എഴുതിത്തരും.',
  'Grind and repair': 'ഗ്രൈൻഡിങ്ങും റിപ്പയറും',
  'Two-thirds of the time': 'ആകെ സമയത്തിന്റെ മൂന്നിൽ രണ്ട്',
  'Most of the work is here and none of it shows. Laitance, oil and old paint are removed; cracks are cut out and filled.':
    'പണിയിൽ ഏറെയും ഇവിടെയാണ്, പക്ഷേ ഒന്നും പിന്നെ പുറമേ കാണില്ല. സിമന്റ് പാടയും എണ്ണയും പഴയ പെയിന്റും നീക്കും; വിള്ളലുകൾ വെട്ടിത്തുറന്ന് നിറയ്ക്കും.',
  Pour: 'കോട്ടിങ് ഒഴിക്കൽ',
  'One day for each coat': 'ഓരോ കോട്ടിനും ഒരു ദിവസം',
  'Primer, body, top. Doors stay shut while it levels. About 3,000 sq ft (280 m²) in one go, more in bays.':
    'പ്രൈമർ, ബോഡി, ടോപ്. നിരപ്പാകുന്നതുവരെ വാതിലുകൾ അടച്ചിടും. ഒറ്റത്തവണ ഏകദേശം 3,000 ചതുരശ്ര അടി (280 m²); അതിൽ കൂടുതലുണ്ടെങ്കിൽ ഭാഗം തിരിച്ച്.',
  'Cure and test': 'സെറ്റാകലും പരിശോധനയും',
  'The 7 days after': 'ഒഴിച്ച ശേഷം 7 ദിവസം',
  'You can walk on it after 24 hours; trolleys after three days, forklifts and water after seven. Then we measure thickness and grip and hand you the readings.':
    '24 മണിക്കൂർ കഴിഞ്ഞാൽ നടക്കാം. മൂന്നു ദിവസം കഴിഞ്ഞാൽ ട്രോളി, ഏഴു ദിവസം കഴിഞ്ഞാൽ ഫോർക്ലിഫ്റ്റും വെള്ളവും ആകാം. പിന്നെ കനവും ഗ്രിപ്പും അളന്ന് റീഡിങ് നിങ്ങൾക്കു തരും.',
  'What we work with': 'ഞങ്ങൾ ഉപയോഗിക്കുന്നത്',
  'Epoxy, rolled': 'എപ്പോക്സി, റോളർ കൊണ്ട്',
  '0.3 to 0.5 mm. For stores, shops and parking in the shade: seals the concrete against dust and oil at the lowest cost.':
    '0.3 മുതൽ 0.5 മി.മീ. വരെ. സ്റ്റോർ മുറികൾക്കും കടകൾക്കും തണലത്തെ പാർക്കിങ്ങിനും: ഏറ്റവും കുറഞ്ഞ ചെലവിൽ കോൺക്രീറ്റ് പൊടിയാതെയും എണ്ണ വലിക്കാതെയും കാക്കും.',
  'Epoxy, self-levelling': 'എപ്പോക്സി, സെൽഫ് ലെവലിങ്',
  '2 to 3 mm, mirror-smooth. For warehouses, clinics, laboratories and showrooms. Not for full sun, where it yellows.':
    '2 മുതൽ 3 മി.മീ. വരെ, കണ്ണാടി പോലെ മിനുസം. വെയർഹൗസിനും ക്ലിനിക്കിനും ലാബിനും ഷോറൂമിനും. നല്ല വെയിലടിക്കുന്നിടത്തു വേണ്ട; മഞ്ഞനിറം കയറും.',
  Polyurethane: 'പോളിയൂറിത്തീൻ (പി.യു.)',
  'Holds its colour in the sun and stays a little elastic. For verandas, car porches and as a top coat over epoxy.':
    'വെയിലത്തും നിറം മങ്ങില്ല, അൽപം വഴക്കവുമുണ്ട്. വരാന്തയ്ക്കും കാർ പോർച്ചിനും, എപ്പോക്സിക്കു മുകളിൽ ടോപ് കോട്ടായും.',
  'PU concrete': 'പി.യു. കോൺക്രീറ്റ്',
  '4 to 6 mm. Takes boiling water, acid and dropped pans: for hotel kitchens, fish and spice works, dairies.':
    '4 മുതൽ 6 മി.മീ. വരെ. തിളച്ച വെള്ളം വീണാലും ആസിഡ് വീണാലും പാത്രം വീണാലും കേടാകില്ല: ഹോട്ടൽ അടുക്കളകൾക്കും മീൻ, സുഗന്ധവ്യഞ്ജന കമ്പനികൾക്കും ഡെയറികൾക്കും.',
  'Quartz and flake': 'ക്വാർട്സും ഫ്ലേക്കും',
  'Sprinkled into the wet coat for grip or for looks. We’ll show you three grades wet, under your own shoe.':
    'ഗ്രിപ്പിനോ ഭംഗിക്കോ വേണ്ടി, ഉണങ്ങും മുമ്പ് കോട്ടിൽ വിതറുന്നത്. മൂന്നു ഗ്രേഡുകൾ നനച്ചു കാണിച്ചുതരും; സ്വന്തം ചെരിപ്പിട്ട് ചവിട്ടിനോക്കാം.',
  'Red oxide, renewed': 'റെഡ് ഓക്സൈഡ്, പുതുക്കിയത്',
  'Old oxide floors are not coated but ground and hardened, so that they breathe and keep their colour without wax.':
    'പഴയ റെഡ് ഓക്സൈഡ് തറയ്ക്കു മേൽ കോട്ടിങ് അടിക്കില്ല; ഗ്രൈൻഡ് ചെയ്ത് ഹാർഡ്നർ അടിച്ചു ബലപ്പെടുത്തുകയാണ് ചെയ്യുക. തറയ്ക്ക് ശ്വസിക്കാം, മെഴുകിടാതെ തന്നെ നിറം നിൽക്കും.',
  'What we stand for': 'ഞങ്ങളുടെ നിലപാട്',
  'What it costs': 'എത്ര ചെലവാകും',
  'For 300 sq ft (28 m²) or more; GST is extra. Deep repairs are measured on site together with you. You’ll get the final price after a site visit.':
    '300 ചതുരശ്ര അടിയോ (28 m²) അതിൽ കൂടുതലോ ഉള്ള പണിക്ക്. ജി.എസ്.ടി. പുറമേ. ആഴത്തിലുള്ള റിപ്പയറുകൾ സൈറ്റിൽ നിങ്ങളോടൊപ്പം അളക്കും. സൈറ്റ് വന്നു കണ്ട ശേഷം അന്തിമ തുക പറയും.',
  'Rolled epoxy, 0.5 mm': 'റോളർ എപ്പോക്സി, 0.5 മി.മീ.',
  'On sound concrete.': 'ഉറപ്പുള്ള കോൺക്രീറ്റിൽ.',
  'Self-levelling epoxy, 2 mm': 'സെൽഫ് ലെവലിങ് എപ്പോക്സി, 2 മി.മീ.',
  'Grinding and primer included.': 'ഗ്രൈൻഡിങ്ങും പ്രൈമറും ഉൾപ്പെടെ.',
  'PU concrete, 4 mm': 'പി.യു. കോൺക്രീറ്റ്, 4 മി.മീ.',
  'Coving by the metre.': 'കോവിങ് മീറ്റർ കണക്കിൽ.',
  'Red oxide, ground and hardened': 'റെഡ് ഓക്സൈഡ്, ഗ്രൈൻഡ് ചെയ്ത് ഹാർഡ്നർ അടിച്ചത്',
  'In four passes.': 'നാലു തവണയായി.',
  'What people ask': 'പലരും ചോദിക്കുന്നത്',
  'How long is the floor out of use?': 'തറ എത്ര ദിവസം ഉപയോഗിക്കാൻ പറ്റില്ല?',
  'A shop of 1,000 sq ft (93 m²): closed on Friday evening, ready to walk on by Tuesday, full load the following Monday. We do warehouses bay by bay, so that your work can go on.':
    '1,000 ചതുരശ്ര അടിയുള്ള (93 m²) ഒരു കട: വെള്ളിയാഴ്ച വൈകിട്ട് അടച്ചാൽ ചൊവ്വാഴ്ചയോടെ നടക്കാം, അതിനടുത്ത തിങ്കളാഴ്ച മുഴുവൻ ഭാരവും കയറ്റാം. വെയർഹൗസുകൾ ഭാഗം ഭാഗമായാണ് ചെയ്യുക; നിങ്ങളുടെ ജോലി മുടങ്ങില്ല.',
  'Can you coat in the monsoon?': 'മഴക്കാലത്ത് കോട്ടിങ് ചെയ്യാമോ?',
  'Inside a closed building, yes, if the slab is dry: below four per cent moisture by our meter, or with a barrier primer. Open porches wait for a dry week.':
    'അടച്ച കെട്ടിടത്തിനുള്ളിൽ, സ്ലാബ് ഉണങ്ങിയതാണെങ്കിൽ ചെയ്യാം: ഞങ്ങളുടെ മീറ്ററിൽ ഈർപ്പം നാലു ശതമാനത്തിൽ താഴെയാകണം, അല്ലെങ്കിൽ ബാരിയർ പ്രൈമർ അടിക്കണം. തുറന്ന പോർച്ചിന് മഴയില്ലാത്ത ഒരാഴ്ച കിട്ടുന്നതുവരെ കാക്കണം.',
  'Is it slippery when wet?': 'നനഞ്ഞാൽ തെന്നുമോ?',
  'Smooth epoxy is, under oil or soap. Where water is expected we’ll sprinkle quartz into the coat. You choose the grade on a wet sample.':
    'മിനുസമുള്ള എപ്പോക്സിയിൽ എണ്ണയോ സോപ്പോ വീണാൽ തെന്നും. വെള്ളം വീഴാനിടയുള്ളിടത്ത് ഞങ്ങൾ കോട്ടിൽ ക്വാർട്സ് വിതറും. നനച്ച സാമ്പിൾ നോക്കി ഗ്രേഡ് നിങ്ങൾക്കു തിരഞ്ഞെടുക്കാം.',
  'Can it go over tiles?': 'ടൈൽസിനു മുകളിൽ ചെയ്യാമോ?',
  'If they sit firmly, yes: we grind the glaze off and fill the joints first. Hollow tiles are removed. We tap every tile before we decide.':
    'ടൈൽസിന് ഇളക്കമില്ലെങ്കിൽ ചെയ്യാം: ആദ്യം ഗ്ലേസ് ഗ്രൈൻഡ് ചെയ്തു കളഞ്ഞ് ജോയിന്റുകൾ നിറയ്ക്കും. അടി പൊള്ളയായ ടൈൽസ് എടുത്തുമാറ്റും. ഓരോ ടൈലും തട്ടിനോക്കിയിട്ടേ തീരുമാനിക്കൂ.',
  'How long does it last?': 'എത്ര കാലം നിൽക്കും?',
  'Two millimetres in a warehouse: about ten years before a new top coat. A rolled coat in a shop: three to five. Sand under shoes shortens it more than forklifts do.':
    'വെയർഹൗസിൽ രണ്ടു മില്ലിമീറ്റർ കനത്തിൽ ചെയ്താൽ ഏകദേശം പത്തു വർഷം കഴിഞ്ഞേ പുതിയ ടോപ് കോട്ട് വേണ്ടിവരൂ. കടയിലെ റോളർ കോട്ട് മൂന്നു മുതൽ അഞ്ചു വർഷം വരെ. ഫോർക്ലിഫ്റ്റിനെക്കാൾ അതിന്റെ ആയുസ്സ് കുറയ്ക്കുന്നത് ചെരിപ്പിനടിയിലെ മണലാണ്.',
  'From the gallery': 'ഗാലറിയിൽനിന്ന്',
  'Send a picture of the floor': 'തറയുടെ ഒരു ഫോട്ടോ അയയ്ക്കൂ',
  'Tell us its size, what wheels run on it and what gets spilled. Within two days we’ll reply with a thickness, a price range and a possible date.':
    'തറയുടെ വലുപ്പം പറയൂ; അതിലൂടെ ഏതെല്ലാം വണ്ടികൾ ഓടും, എന്തെല്ലാം തൂവിപ്പോകും എന്നും. എത്ര കനം വേണം, ഏകദേശം എത്ര മുതൽ എത്ര വരെയാകും, എന്നു ചെയ്യാനാകും എന്നെല്ലാം രണ്ടു ദിവസത്തിനകം മറുപടി തരും.',
  'Epoxy and PU floors for warehouses, clinics, kitchens and car porches, ground, poured and tested by our own crew. From {price}, final price after a site visit.':
    'വെയർഹൗസ്, ക്ലിനിക്, അടുക്കള, കാർ പോർച്ച് എന്നിവയ്ക്ക് എപ്പോക്സി, പി.യു. തറകൾ. ഗ്രൈൻഡ് ചെയ്ത്, ഒഴിച്ച്, പരിശോധിച്ചു തരുന്നത് ഞങ്ങളുടെ സ്വന്തം പണിക്കാർ. {price} മുതൽ; അന്തിമ തുക സൈറ്റ് കണ്ട ശേഷം.',
}

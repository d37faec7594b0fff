// The demo records in Malayalam. Reviews keep the language they were written in.
import type { Translations } from './translations.ts'

export const demo: Translations = {
  'House on 8 cents, Thrissur': '8 സെന്റിലെ വീട്, തൃശ്ശൂർ',
  'Flat in Kakkanad, fitted in 24 days': 'കാക്കനാട്ടെ ഫ്ലാറ്റ്, 24 ദിവസം കൊണ്ട്',
  'Nalukettu in Palakkad': 'പാലക്കാട്ടെ നാലുകെട്ട്',
  'Warehouse floor, Kalamassery': 'വെയർഹൗസിന്റെ തറ, കളമശ്ശേരി',
  'Villa on 12 cents, Aluva': '12 സെന്റിലെ വീട്, ആലുവ',
  'Terrace in Fort Kochi': 'ഫോർട്ട് കൊച്ചിയിലെ ടെറസ്',
  'Kitchen for two cooks, Kozhikode': 'രണ്ടു പേർക്കുള്ള അടുക്കള, കോഴിക്കോട്',
  'Veranda house of 1962, Thripunithura': '1962-ലെ വരാന്തവീട്, തൃപ്പൂണിത്തുറ',
  'House on a slope, Kottayam': 'ചരിവിലെ വീട്, കോട്ടയം',
  'Bedroom and bath, Thiruvananthapuram': 'കിടപ്പുമുറിയും ബാത്റൂമും, തിരുവനന്തപുരം',
  'Red oxide veranda, Thripunithura': 'റെഡ് ഓക്സൈഡ് വരാന്ത, തൃപ്പൂണിത്തുറ',
  'Homestay roof and baths, Alappuzha': 'ഹോംസ്റ്റേയുടെ മേൽക്കൂരയും ബാത്റൂമുകളും, ആലപ്പുഴ',
  'Plan for 8 cents, Guruvayur': '8 സെന്റിനുള്ള പ്ലാൻ, ഗുരുവായൂർ',
  'Shameer P': 'പി. ഷമീർ',
  'Anitha R': 'ആർ. അനിത',
  'Narayanan family': 'നാരായണൻ കുടുംബം',
  'Periyar Spices': 'പെരിയാർ സ്പൈസസ്',
  'Rajan and Deepa': 'രാജനും ദീപയും',
  'Mercy Joseph': 'മേഴ്സി ജോസഫ്',
  'Fathima and Nazeer': 'ഫാത്തിമയും നസീറും',
  'Leena and Thomas': 'ലീനയും തോമസും',
  'Dr Susan V': 'ഡോ. വി. സൂസൻ',
  'Varma family': 'വർമ കുടുംബം',
  'Backwater Homestay': 'ബാക്ക് വാട്ടർ ഹോംസ്റ്റേ',
  'Prakash and Beena': 'പ്രകാശും ബീനയും',
  Thrissur: 'തൃശ്ശൂർ',
  'Kakkanad, Kochi': 'കാക്കനാട്, കൊച്ചി',
  Palakkad: 'പാലക്കാട്',
  Kalamassery: 'കളമശ്ശേരി',
  Aluva: 'ആലുവ',
  'Fort Kochi': 'ഫോർട്ട് കൊച്ചി',
  Kozhikode: 'കോഴിക്കോട്',
  Kottayam: 'കോട്ടയം',
  Thiruvananthapuram: 'തിരുവനന്തപുരം',
  Thripunithura: 'തൃപ്പൂണിത്തുറ',
  Alappuzha: 'ആലപ്പുഴ',
  '8 cents, plan only': '8 സെന്റ്, പ്ലാൻ മാത്രം',
  Guruvayur: 'ഗുരുവായൂർ',
  'A house for five on 8 cents. One bedroom is below, two and a study are above, so more than half of the plot stays garden. White plaster, one block of laterite and one teak screen; ₹66 lakh with the kitchen cabinets. Its story goes from the string lines to the keys.':
    '8 സെന്റിൽ അഞ്ചു പേർക്കുള്ള വീട്. താഴെ ഒരു കിടപ്പുമുറി, മുകളിൽ രണ്ടു കിടപ്പുമുറിയും പഠനമുറിയും; അതുകൊണ്ട് സ്ഥലത്തിന്റെ പകുതിയിലേറെയും പൂന്തോട്ടമായി ബാക്കിയുണ്ട്. വെളുത്ത തേപ്പ്, വെട്ടുകല്ലിൽ ഒരു ഭാഗം, തേക്കിൽ ഒരു സ്ക്രീൻ. അടുക്കളയിലെ കബോർഡുകൾ ഉൾപ്പെടെ ₹66 ലക്ഷം. കുറ്റിയടിച്ചതു മുതൽ താക്കോൽ കൊടുക്കും വരെയുള്ള കഥ താഴെയുണ്ട്.',
  'A third-floor flat for a family of four. The television wall is one run of teak slats that also hides the wiring and two store cupboards; the ceiling follows it into the dining corner. Made in our workshop in Kalamassery and fitted in 24 days.':
    'നാലംഗ കുടുംബത്തിനുവേണ്ടി മൂന്നാം നിലയിലെ ഒരു ഫ്ലാറ്റ്. ടി.വി. വച്ച ഭിത്തി മുഴുവൻ തേക്കിന്റെ അഴികളാണ്; വയറിങ്ങും രണ്ടു സ്റ്റോർ കബോർഡുകളും അതിനു പിന്നിൽ മറഞ്ഞിരിക്കുന്നു. സീലിങ്ങും അതിനൊപ്പം ഡൈനിങ് മൂല വരെ നീളുന്നു. കളമശ്ശേരിയിലെ ഞങ്ങളുടെ പണിപ്പുരയിൽ പണിത്, 24 ദിവസം കൊണ്ട് പിടിപ്പിച്ചു.',
  'A nalukettu around an open courtyard, with the tulsi on the axis of the main door and the kitchen in the north-east. Our vasthu consultant and our engineer drew the plan together, so nothing had to be moved after the permit. Rain from all four roofs goes to a 20,000 litre tank.':
    'തുറന്ന നടുമുറ്റത്തിനു ചുറ്റും ഒരു നാലുകെട്ട്. തുളസിത്തറ മുൻവാതിലിനു നേരെ, അടുക്കള വടക്കുകിഴക്ക്. ഞങ്ങളുടെ വാസ്തു വിദഗ്ധനും എൻജിനീയറും ഒന്നിച്ചിരുന്നാണ് പ്ലാൻ വരച്ചത്; പെർമിറ്റ് കിട്ടിയ ശേഷം ഒന്നും മാറ്റേണ്ടിവന്നില്ല. നാലു മേൽക്കൂരകളിലെയും മഴവെള്ളം 20,000 ലിറ്ററിന്റെ ടാങ്കിലെത്തും.',
  'Self-levelling epoxy, 2 mm, over a ground concrete slab in a working warehouse. We coated one bay after the other on six weekends, so that lorries could load on Mondays. Lines and column guards in traffic yellow.':
    'പ്രവർത്തിച്ചുകൊണ്ടിരുന്ന ഒരു വെയർഹൗസിൽ, ഗ്രൈൻഡ് ചെയ്ത കോൺക്രീറ്റ് സ്ലാബിനു മുകളിൽ 2 മി.മീ. സെൽഫ് ലെവലിങ് എപ്പോക്സി. ആറു വാരാന്ത്യങ്ങളിലായി ഓരോ ഭാഗം കോട്ട് ചെയ്തു; തിങ്കളാഴ്ചകളിൽ ലോറികൾക്കു ലോഡ് കയറ്റാൻ പറ്റി. വരകളും തൂണുകളുടെ ഗാർഡും ട്രാഫിക് മഞ്ഞയിൽ.',
  'Four bedrooms on 12 cents near the Periyar: a tiled living wing to the garden, a flat-roofed block for the bedrooms. Laterite on the entrance wall, and teak slats that keep the west sun off the balcony. One contract from soil test to keys, planned for eleven months.':
    'പെരിയാറിനടുത്ത് 12 സെന്റിൽ നാലു കിടപ്പുമുറിയുള്ള വീട്: പൂന്തോട്ടത്തിന്റെ വശത്ത് ഓടിട്ട സ്വീകരണഭാഗം, പരന്ന മേൽക്കൂരയ്ക്കു താഴെ കിടപ്പുമുറികൾ. മുൻവശത്തെ ഭിത്തിയിൽ വെട്ടുകല്ല്; ബാൽക്കണിയിൽ പടിഞ്ഞാറൻ വെയിൽ തടയാൻ തേക്കിന്റെ അഴികൾ. മണ്ണുപരിശോധന മുതൽ താക്കോൽ വരെ ഒറ്റ കോൺട്രാക്ട്; കണക്കാക്കിയത് പതിനൊന്നു മാസം.',
  'A terrace that leaked into two bedrooms every June. We cut out the cracked screed, gave it a slope of 1:80 to two new drains, laid a 4 mm membrane and took it 30 cm up the parapet. Tested under standing water for 48 hours.':
    'എല്ലാ ജൂണിലും രണ്ടു കിടപ്പുമുറികളിലേക്കു ചോർന്നിരുന്ന ടെറസ്. വിണ്ട സ്ക്രീഡ് വെട്ടിമാറ്റി, രണ്ടു പുതിയ ഡ്രെയിനുകളിലേക്ക് 1:80 ചരിവു കൊടുത്തു. 4 മി.മീ. മെംബ്രേൻ വിരിച്ച്, പാരപ്പെറ്റിൽ 30 സെ.മീ. മുകളിലേക്കു കയറ്റി. 48 മണിക്കൂർ വെള്ളം കെട്ടിനിർത്തി പരിശോധിച്ചു.',
  'A kitchen for two people who cook together: the island has the hob side and the chopping side, with 110 cm between the runs. Green lacquer on marine ply, teak fronts, one slab of quartz. Out of use for nine days in all.':
    'ഒന്നിച്ചു പാചകം ചെയ്യുന്ന രണ്ടു പേർക്കുള്ള അടുക്കള: ഐലൻഡിന്റെ ഒരു വശത്ത് ഹോബ്, മറുവശത്ത് അരിയാനുള്ള ഇടം; രണ്ടു കൗണ്ടറുകൾക്കിടയിൽ 110 സെ.മീ. മറൈൻ പ്ലൈയിൽ പച്ച ലാക്കർ, മുൻഭാഗം തേക്ക്, ഒറ്റ സ്ലാബ് ക്വാർട്സ്. അടുക്കള മുടങ്ങിയത് ആകെ ഒൻപതു ദിവസം.',
  'A single-storey house from 1962, put right for a family that came home after thirty years abroad. It is entered from the east over its long veranda, as before. Mangalore tiles lie on the old timber frame again, no step is higher than 15 cm, and the new bathrooms follow the perimeter rule the family asked for.':
    '1962-ലെ ഒറ്റനില വീട്; മുപ്പതു വർഷം വിദേശത്തു കഴിഞ്ഞു മടങ്ങിവന്ന കുടുംബത്തിനായി പുതുക്കിയത്. മുമ്പത്തെപ്പോലെ നീണ്ട വരാന്തയിലൂടെ കിഴക്കുനിന്നു കയറാം. പഴയ കഴുക്കോലിലും പട്ടികയിലും വീണ്ടും മംഗലാപുരം ഓട്; ഒരു പടിക്കും 15 സെ.മീ. കൂടുതൽ ഉയരമില്ല. കുടുംബം ആവശ്യപ്പെട്ട ചുറ്റളവു കണക്കിലാണ് പുതിയ ബാത്റൂമുകൾ.',
  'Two storeys in a concrete frame with laterite block walls, on a plot that falls two metres: the lower floor opens to the valley, the upper one to the road. The family lives abroad and follows it week by week: what was done, what comes next, what it cost so far.':
    'രണ്ടു മീറ്റർ ചരിവുള്ള സ്ഥലത്ത് കോൺക്രീറ്റ് തൂണും ബീമും വെട്ടുകൽഭിത്തികളുമായി ഒരു ഇരുനില വീട്: താഴത്തെ നില താഴ്വരയിലേക്കു തുറക്കുന്നു, മുകളിലത്തേതു റോഡിലേക്കും. വീട്ടുകാർ വിദേശത്താണ്; ഓരോ ആഴ്ചയും അവർ എല്ലാം അറിയുന്നു: എന്തു ചെയ്തു, ഇനി എന്ത്, ഇതുവരെ എത്ര ചെലവായി.',
  'Bedroom and bath made from two dark rooms at the back of a 1990s house. A new window to the garden, a clay-coloured lime wash, and green tiles behind the basins. The old rosewood cot stayed and sets the tone for the rest.':
    '1990-കളിലെ ഒരു വീടിന്റെ പിന്നിലുള്ള രണ്ട് ഇരുണ്ട മുറികൾ കിടപ്പുമുറിയും ബാത്റൂമുമാക്കി. പൂന്തോട്ടത്തിലേക്കു പുതിയൊരു ജനൽ, മൺനിറത്തിൽ കുമ്മായം, ബേസിനുകൾക്കു പിന്നിൽ പച്ച ടൈൽസ്. പഴയ ഈട്ടിക്കട്ടിൽ അവിടെത്തന്നെയുണ്ട്; ബാക്കിയെല്ലാം അതിനു ചേരുന്ന മട്ടിലാണ്.',
  'The red oxide veranda of a house from 1962, done once its roof was whole again: cracks opened and filled, the surface ground in four passes, then a breathable hardener in place of wax. It is mopped with water now and keeps its colour. Five days, and the house was lived in throughout.':
    '1962-ലെ ഒരു വീടിന്റെ റെഡ് ഓക്സൈഡ് വരാന്ത; മേൽക്കൂര നന്നാക്കിയ ശേഷം ചെയ്തത്: വിള്ളലുകൾ വെട്ടിത്തുറന്ന് അടച്ചു, നാലു തവണയായി ഗ്രൈൻഡ് ചെയ്തു, പിന്നെ മെഴുകിനു പകരം ഈർപ്പം പുറത്തേക്കു വിടുന്ന ഹാർഡ്നർ. ഇപ്പോൾ വെറും വെള്ളം കൊണ്ടു തുടച്ചാൽ മതി; നിറം മങ്ങുന്നില്ല. പണി അഞ്ചു ദിവസം; വീട്ടുകാർ മുഴുവൻ സമയവും അവിടെത്തന്നെ താമസിച്ചു.',
  'Flat roof and four bathrooms of a homestay, done in the closed weeks of July. Membrane on the terrace, two coats of cement-based sealing under the bathroom tiles. Seven years of written warranty, with a visit after each monsoon.':
    'ഒരു ഹോംസ്റ്റേയുടെ പരന്ന മേൽക്കൂരയും നാലു ബാത്റൂമുകളും; ജൂലൈയിൽ അടച്ചിടുന്ന ആഴ്ചകളിൽ ചെയ്തു. ടെറസിൽ മെംബ്രേൻ, ബാത്റൂമിലെ ടൈൽസിനടിയിൽ സിമന്റ് ചേർന്ന കോട്ടിങ് രണ്ടു തവണ. ഏഴു വർഷത്തെ വാറന്റി എഴുതിക്കൊടുത്തു; ഓരോ മഴക്കാലം കഴിഞ്ഞും വന്നു പരിശോധിക്കും.',
  'A plan for a plot with its long side to the west, which two builders had called difficult. We turned the house by nine degrees and put the well and the main door where the texts want them, without losing a room. Drawings, model and bill of quantities in five weeks.':
    'നീളമുള്ള വശം പടിഞ്ഞാറായ ഒരു സ്ഥലത്തിനുള്ള പ്ലാൻ; ബുദ്ധിമുട്ടാണെന്ന് രണ്ടു ബിൽഡർമാർ പറഞ്ഞ സ്ഥലം. വീട് ഒൻപതു ഡിഗ്രി തിരിച്ച്, കിണറും മുൻവാതിലും ശാസ്ത്രം പറയുന്നിടത്തു തന്നെ വച്ചു; ഒരു മുറി പോലും കുറഞ്ഞില്ല. ഡ്രോയിങ്ങും മോഡലും അളവുപട്ടികയും അഞ്ചാഴ്ച കൊണ്ട്.',
  'Site engineer': 'സൈറ്റ് എൻജിനീയർ',
  'Full-time': 'ഫുൾ ടൈം',
  '3 to 5 years': '3 മുതൽ 5 വർഷം വരെ',
  '₹32,000 to ₹42,000 a month': 'മാസം ₹32,000 മുതൽ ₹42,000 വരെ',
  'Aluva to Thrissur': 'ആലുവ മുതൽ തൃശ്ശൂർ വരെ',
  'Six days a week, 8.30 to 5.30': 'ആഴ്ചയിൽ ആറു ദിവസം, രാവിലെ 8.30 മുതൽ വൈകിട്ട് 5.30 വരെ',
  'You run two house sites between Aluva and Thrissur: setting out, slab checks, material calls and the Saturday report to the client. You need a diploma or B.Tech in civil engineering, a two-wheeler licence and Malayalam; you read structural drawings without help.\n\nFuel and phone are paid; PF and ESI from the first day.':
    'ആലുവയ്ക്കും തൃശ്ശൂരിനും ഇടയിൽ രണ്ടു വീടുകളുടെ സൈറ്റ് നിങ്ങളുടെ ചുമതലയിലാണ്: സെറ്റിങ് ഔട്ട്, സ്ലാബ് പരിശോധന, മെറ്റീരിയൽ വരുത്തൽ, വീട്ടുകാർക്ക് ശനിയാഴ്ചത്തെ റിപ്പോർട്ട്. സിവിൽ എൻജിനീയറിങ്ങിൽ ഡിപ്ലോമയോ ബി.ടെക്കോ വേണം, ടൂവീലർ ലൈസൻസ് വേണം, മലയാളം അറിയണം; സ്ട്രക്ചറൽ ഡ്രോയിങ് ആരുടെയും സഹായമില്ലാതെ വായിക്കാനാകണം.\n\nപെട്രോളിന്റെയും ഫോണിന്റെയും ചെലവ് കമ്പനി തരും; ആദ്യ ദിവസം മുതൽ പി.എഫും ഇ.എസ്.ഐ.യും.',
  'Interior designer': 'ഇന്റീരിയർ ഡിസൈനർ',
  '2 years or more': '2 വർഷമോ അതിൽ കൂടുതലോ',
  '₹28,000 to ₹38,000 a month': 'മാസം ₹28,000 മുതൽ ₹38,000 വരെ',
  'Kochi office': 'കൊച്ചി ഓഫീസ്',
  'Monday to Saturday, 9 to 6': 'തിങ്കൾ–ശനി, രാവിലെ 9 മുതൽ വൈകിട്ട് 6 വരെ',
  "You take a flat or a house from the first measurement to the carpenter's drawing. You draw in AutoCAD and SketchUp, know what 18 mm ply can and cannot do, and like being on site when it is fitted.\n\nSend us three projects with your part in them.":
    'ഫ്ലാറ്റായാലും വീടായാലും, ആദ്യത്തെ അളവെടുപ്പു മുതൽ കാർപെന്റർക്കുള്ള ഡ്രോയിങ് വരെ ഡിസൈൻ മുഴുവൻ നിങ്ങളുടെ ചുമതലയാണ്. AutoCAD, SketchUp എന്നിവയിൽ വരയ്ക്കണം; 18 മി.മീ. പ്ലൈവുഡ് കൊണ്ട് എന്തു പറ്റും, എന്തു പറ്റില്ല എന്ന് അറിയണം; അതു പിടിപ്പിക്കുമ്പോൾ സൈറ്റിൽ നിൽക്കാൻ ഇഷ്ടമുണ്ടാകണം.\n\nമൂന്നു പ്രോജക്ടുകൾ അയച്ചുതരൂ; അവയിൽ നിങ്ങൾ ചെയ്തത് ഏതു ഭാഗമെന്നും എഴുതൂ.',
  'Waterproofing applicator': 'വാട്ടർപ്രൂഫിങ് പണിക്കാർ',
  '1 year, or we train you': '1 വർഷം, ഇല്ലെങ്കിൽ ഞങ്ങൾ പഠിപ്പിക്കും',
  '₹900 to ₹1,200 a day, paid weekly': 'ദിവസം ₹900 മുതൽ ₹1,200 വരെ, ആഴ്ചതോറും കൂലി',
  'Sites around Kochi': 'കൊച്ചിക്കു ചുറ്റുമുള്ള സൈറ്റുകൾ',
  'Monday to Saturday, 8 to 5': 'തിങ്കൾ–ശനി, രാവിലെ 8 മുതൽ വൈകിട്ട് 5 വരെ',
  'You prepare roofs and bathrooms, lay membranes with the torch and apply coatings, in a crew of four. We train you for the torch and pay for the certificate. Safety shoes, harness and insurance come from us.\n\nOur van takes the crew from Kochi to the site.':
    'നാലു പേരുള്ള ടീമിലാണ് ജോലി: മേൽക്കൂരയും ബാത്റൂമും പണിക്ക് ഒരുക്കണം, ഗ്യാസ് ടോർച്ച് കൊണ്ട് മെംബ്രേൻ ഒട്ടിക്കണം, കോട്ടിങ് അടിക്കണം. ഗ്യാസ് ടോർച്ച് ഉപയോഗിക്കാൻ ഞങ്ങൾ പഠിപ്പിക്കും; സർട്ടിഫിക്കറ്റിന്റെ ചെലവും ഞങ്ങൾ തരും. സേഫ്റ്റി ഷൂസും ഹാർനെസും ഇൻഷുറൻസും ഞങ്ങളുടെ വക.\n\nകൊച്ചിയിൽനിന്ന് സൈറ്റിലേക്ക് ഞങ്ങളുടെ വാനിൽ പോകാം.',
  'Office assistant': 'ഓഫീസ് അസിസ്റ്റന്റ്',
  'Part-time': 'പാർട്ട് ടൈം',
  'Not needed': 'ആവശ്യമില്ല',
  '₹14,000 a month': 'മാസം ₹14,000',
  'Monday to Saturday, 9 to 1': 'തിങ്കൾ–ശനി, രാവിലെ 9 മുതൽ ഉച്ചയ്ക്ക് 1 വരെ',
  'You answer the phone, note who called and why, keep the bills and permits of each site in order and book the van. Malayalam and English, some Hindi is useful; basic Excel.':
    'ഫോണെടുക്കണം, ആര്, എന്തിനു വിളിച്ചു എന്ന് എഴുതിവയ്ക്കണം, ഓരോ സൈറ്റിന്റെയും ബില്ലും പെർമിറ്റും അടുക്കി സൂക്ഷിക്കണം, വാൻ ബുക്ക് ചെയ്യണം. മലയാളവും ഇംഗ്ലീഷും വേണം, അൽപം ഹിന്ദി ഉപകാരപ്പെടും; എക്സൽ കുറച്ച് അറിഞ്ഞാൽ മതി.',
  'Permit drawings and approvals': 'പെർമിറ്റ് ഡ്രോയിങ്ങും അനുമതിയും',
  'We draw, file and follow up with the panchayat or corporation until the building permit is in your hand. Usually six to eight weeks.\n\nYou get:\n- site plan, floor plans, sections and elevations as the office asks for them\n- the structural drawings and the engineer’s signature\n- the application, filed online, and answers to every query that comes back\n- the permit itself, and later the completion certificate and the building number':
    'ഡ്രോയിങ് വരച്ച് അപേക്ഷ കൊടുക്കുന്നതു ഞങ്ങളാണ്. ബിൽഡിങ് പെർമിറ്റ് നിങ്ങളുടെ കയ്യിൽ കിട്ടും വരെ പഞ്ചായത്തിലോ കോർപറേഷനിലോ ഞങ്ങൾ പിന്നാലെ നടക്കും. സാധാരണ ആറു മുതൽ എട്ട് ആഴ്ച വരെ.\n\nനിങ്ങൾക്കു കിട്ടുന്നത്:\n- ഓഫീസ് ആവശ്യപ്പെടുന്ന മട്ടിൽ സൈറ്റ് പ്ലാൻ, ഫ്ലോർ പ്ലാനുകൾ, സെക്ഷൻ, എലിവേഷൻ\n- സ്ട്രക്ചറൽ ഡ്രോയിങ്ങുകളും എൻജിനീയറുടെ ഒപ്പും\n- ഓൺലൈനായി കൊടുത്ത അപേക്ഷ, തിരിച്ചു വരുന്ന ഓരോ ചോദ്യത്തിനും മറുപടി\n- പെർമിറ്റ്; പിന്നീട് കംപ്ലീഷൻ സർട്ടിഫിക്കറ്റും കെട്ടിട നമ്പറും',
  'Care for old houses': 'പഴയ വീടുകളുടെ സംരക്ഷണം',
  'Tiled roofs relaid, rafters replaced where they must be. Red oxide and lime plaster repaired with the materials they were made of.\n\nWe look at the house first and tell you what cannot wait, what can, and what is better left alone. Most roofs can be done room by room, so that the family stays in the house.':
    'ഓട് ഇളക്കി വീണ്ടും മേയും, മാറ്റാതെ പറ്റാത്ത കഴുക്കോലുകൾ മാറ്റും. റെഡ് ഓക്സൈഡും കുമ്മായത്തേപ്പും അവ പണിത അതേ സാധനങ്ങൾ കൊണ്ടു നന്നാക്കും.\n\nആദ്യം ഞങ്ങൾ വീടു കാണും. ഏതു പണിയാണ് വൈകിക്കാൻ പറ്റാത്തത്, ഏതിനു കാക്കാം, ഏതു തൊടാതിരിക്കുകയാണു നല്ലത് എന്നു പറയും. മിക്ക മേൽക്കൂരകളും ഓരോ മുറിയായി ചെയ്യാം; വീട്ടുകാർക്കു മാറിത്താമസിക്കേണ്ടിവരില്ല.',
  'Villa seen from its paved drive, with a flat-roofed car porch and laterite wall':
    'കല്ലു പാകിയ വഴിയിൽനിന്നു കാണുന്ന വീട്; പരന്ന മേൽക്കൂരയുള്ള കാർ പോർച്ചും വെട്ടുകൽഭിത്തിയും',
  'Stone steps up to a pillared veranda under a carved wooden gable':
    'കൊത്തുപണിയുള്ള മരമുഖപ്പിനു താഴെ, തൂണുകളുള്ള വരാന്തയിലേക്കുള്ള കൽപ്പടികൾ',
  'Flat-roofed contemporary house in white plaster and laterite with a framed balcony and teak screen':
    'വെളുത്ത തേപ്പും വെട്ടുകല്ലും ചട്ടമിട്ട ബാൽക്കണിയും തേക്കിന്റെ സ്ക്രീനുമുള്ള ആധുനിക വീട്, പരന്ന മേൽക്കൂരയോടെ',
  'Corner view of a white contemporary house with a timber-lined balcony and lit rooms':
    'മരം പതിച്ച ബാൽക്കണിയും വെളിച്ചമുള്ള മുറികളുമുള്ള വെളുത്ത ആധുനിക വീട്, മൂലയിൽനിന്നുള്ള കാഴ്ച',
  'Living room with teak ceiling, slatted wood wall, pale sofas and a wide window to a tropical garden':
    'തേക്കിന്റെ സീലിങ്ങും മരയഴികളുള്ള ഭിത്തിയും ഇളംനിറമുള്ള സോഫകളും പൂന്തോട്ടത്തിലേക്കു വീതിയുള്ള ജനലുമുള്ള സ്വീകരണമുറി',
  'Kitchen with stone-topped island, green and teak cabinets, tiled backsplash and brass pendant lamps':
    'മുകളിൽ കല്ലിട്ട ഐലൻഡും പച്ചയും തേക്കും ചേർന്ന കാബിനറ്റുകളും ടൈൽസ് പതിച്ച ഭിത്തിയും പിച്ചള തൂക്കുവിളക്കുകളുമുള്ള അടുക്കള',
  'Bathroom with free-standing tub, green tiled wall, round mirrors and garden window':
    'ബാത് ടബ്ബും പച്ച ടൈൽസിട്ട ഭിത്തിയും വട്ടക്കണ്ണാടികളും പൂന്തോട്ടം കാണുന്ന ജനലുമുള്ള ബാത്റൂം',
  'Inner courtyard of a Kerala house with tulsi platform, wooden pillars and tiled roofs open to the sky':
    'കേരള വീടിന്റെ നടുമുറ്റം: തുളസിത്തറ, മരത്തൂണുകൾ, ചുറ്റും ഓടിട്ട മേൽക്കൂര, മുകളിൽ തുറന്ന ആകാശം',
  'Warehouse hall with glossy blue-grey epoxy floor reflecting the ceiling lights':
    'സീലിങ് ലൈറ്റുകൾ പ്രതിഫലിക്കുന്ന, നീല കലർന്ന ചാരനിറമുള്ള തിളങ്ങുന്ന എപ്പോക്സി തറയുള്ള വെയർഹൗസ്',
  'Storage racks mirrored in a blue-grey epoxy floor, with a yellow line along the aisle':
    'നീല കലർന്ന ചാരനിറമുള്ള എപ്പോക്സി തറയിൽ പ്രതിഫലിക്കുന്ന സ്റ്റോറേജ് റാക്കുകൾ, വഴിയരികിൽ മഞ്ഞവര',
  'Flat roof terrace with blue-grey waterproofing membrane, puddles and palms beyond the parapet':
    'നീല കലർന്ന ചാരനിറമുള്ള വാട്ടർപ്രൂഫിങ് മെംബ്രേൻ വിരിച്ച ടെറസ്; അവിടവിടെ വെള്ളം, പാരപ്പെറ്റിനപ്പുറം തെങ്ങുകൾ',
  'Membrane turned up along the wall of a stair room, with a roll of it and a bucket beside the door':
    'കോണിമുറിയുടെ ഭിത്തിയിലേക്കു കയറ്റി ഒട്ടിച്ച മെംബ്രേൻ; വാതിലിനരികെ ഒരു റോൾ മെംബ്രേനും ബക്കറ്റും',
  'Wall of teak slats with a television and one long floating shelf beneath it':
    'തേക്കിന്റെ അഴികളുള്ള ഭിത്തിയിൽ ടി.വി.യും അതിനു താഴെ നീണ്ട ഷെൽഫും',
  'Green base units and teak wall units around a white hood, behind brass pendant lamps':
    'പിച്ചള തൂക്കുവിളക്കുകൾക്കു പിന്നിൽ വെളുത്ത ചിമ്മിനി; ചുറ്റും താഴെ പച്ച കാബിനറ്റുകളും മുകളിൽ തേക്കിന്റെ കാബിനറ്റുകളും',
  'Three wooden stools at a marble worktop with a brass tap': 'പിച്ചള ടാപ്പുള്ള മാർബിൾ കൗണ്ടർടോപ്പിനരികെ മൂന്നു മരസ്റ്റൂളുകൾ',
  'Bed below three framed prints, with a lamp on either side of its slatted headboard':
    'ചട്ടമിട്ട മൂന്നു ചിത്രങ്ങൾക്കു താഴെ കട്ടിൽ; അഴികളുള്ള ഹെഡ്ബോർഡിന്റെ ഇരുവശത്തും വിളക്ക്',
  'Two round mirrors and basins on a floating teak washstand against green tiles':
    'പച്ച ടൈൽസിട്ട ഭിത്തിയിൽ രണ്ടു വട്ടക്കണ്ണാടികൾ, താഴെ തേക്കിന്റെ തട്ടിൽ രണ്ടു ബേസിനുകൾ',
  'White tub and a fern beneath a window that looks into the garden':
    'പൂന്തോട്ടം കാണുന്ന ജനലിനു താഴെ വെളുത്ത ബാത് ടബ്ബും ഒരു ചെടിയും',
  'Small white model of a house with a tiled roof, standing on its floor plan':
    'ഫ്ലോർ പ്ലാനിനു മുകളിൽ വച്ച, ഓടിട്ട മേൽക്കൂരയുള്ള വീടിന്റെ ചെറിയ വെളുത്ത മോഡൽ',
  'Room plan with its north point, a pair of compasses, a pencil and a cup of coffee':
    'മുറികളുടെ പ്ലാനിൽ ദിശ കാണിക്കുന്ന അടയാളം, അരികെ കോമ്പസ്, പെൻസിൽ, ഒരു കപ്പ് കാപ്പി',
  'Cleared red-earth plot with white string lines and pegs marking the walls, coconut palms behind':
    'നിരപ്പാക്കിയ ചെമ്മണ്ണിൽ ഭിത്തികളുടെ സ്ഥാനം അടയാളപ്പെടുത്തിയ വെള്ളച്ചരടും കുറ്റികളും, പിന്നിൽ തെങ്ങുകൾ',
  'Laterite plinth with concrete beams, column steel and a foundation trench on a red-earth plot':
    'ചെമ്മണ്ണിൽ വെട്ടുകല്ലിന്റെ അടിത്തറ, കോൺക്രീറ്റ് ബീമുകൾ, തൂണുകളുടെ കമ്പി, കീറിയ വാനം',
  'Two-storey concrete frame with timber formwork and props beneath the roof slab':
    'ഇരുനില വീടിന്റെ കോൺക്രീറ്റ് തൂണും ബീമും; മേൽക്കൂരയുടെ സ്ലാബിനു താഴെ പലകയും താങ്ങുകളും',
  'House shell with laterite block walls, empty window openings and pole scaffolding':
    'വെട്ടുകൽഭിത്തികൾ ഉയർന്ന വീട്; ജനൽ വയ്ക്കാത്ത വിടവുകളും ചുറ്റും തട്ടും',
  'Half-painted contemporary house with taped new windows, scaffolding and stacked paving slabs':
    'പാതി പെയിന്റടിച്ച ആധുനിക വീട്; ടേപ്പ് ഒട്ടിച്ച പുതിയ ജനലുകൾ, തട്ട്, അടുക്കിവച്ച പേവിങ് കല്ലുകൾ',
  'Ground floor plan of a contemporary house of 2,450 sq ft, a design of ours: car porch, sit-out, living, dining, kitchen with work area, one bedroom and the stair':
    '2,450 ചതുരശ്ര അടിയുള്ള ആധുനിക വീടിന്റെ താഴത്തെ നിലയുടെ പ്ലാൻ (ഞങ്ങളുടെ ഡിസൈൻ): കാർ പോർച്ച്, സിറ്റൗട്ട്, സ്വീകരണമുറി, ഊണുമുറി, അടുക്കളയും വർക്ക് ഏരിയയും, ഒരു കിടപ്പുമുറി, കോണി',
  'First floor plan of the same house, a design of ours: two bedrooms with baths, upper living room, balcony with a teak screen, study and an open terrace':
    'അതേ വീടിന്റെ ഒന്നാം നിലയുടെ പ്ലാൻ (ഞങ്ങളുടെ ഡിസൈൻ): ബാത്റൂമുള്ള രണ്ടു കിടപ്പുമുറികൾ, അപ്പർ ലിവിങ്, തേക്കിന്റെ സ്ക്രീനുള്ള ബാൽക്കണി, പഠനമുറി, തുറന്ന ടെറസ്',
  'Plan of a nalukettu, a design of ours: open courtyard in the middle, inner veranda on twelve posts, four ranges of rooms with the pooja room on the axis, and verandas all round':
    'നാലുകെട്ടിന്റെ പ്ലാൻ (ഞങ്ങളുടെ ഡിസൈൻ): നടുവിൽ നടുമുറ്റം, പന്ത്രണ്ടു തൂണുകളുള്ള അകത്തെ വരാന്ത, നാലു വശത്തും മുറികൾ, നേരെ എതിരെ പൂജാമുറി, ചുറ്റും വരാന്ത',
  'Section through a courtyard house in the rain, a design of ours: tiled roofs slope into the open court, water leaves through a drain under the floor, a person stands on the veranda':
    'മഴയത്ത് നാലുകെട്ടിന്റെ സെക്ഷൻ (ഞങ്ങളുടെ ഡിസൈൻ): ഓടിട്ട മേൽക്കൂരകൾ നടുമുറ്റത്തേക്കു ചരിയുന്നു, വെള്ളം തറയ്ക്കടിയിലെ ഓവിലൂടെ പുറത്തേക്കു പോകുന്നു, വരാന്തയിൽ ഒരാൾ നിൽക്കുന്നു',
  'Front elevation of a two-storey villa, a design of ours: tiled living wing, entrance under a balcony, laterite ground floor with a tiled gable above, car porch and palms':
    'ഇരുനില വീടിന്റെ എലിവേഷൻ (ഞങ്ങളുടെ ഡിസൈൻ): ഓടിട്ട സ്വീകരണഭാഗം, ബാൽക്കണിക്കു താഴെ മുൻവാതിൽ, വെട്ടുകല്ലിന്റെ താഴത്തെ നില, മീതെ ഓടിട്ട മുഖപ്പ്, കാർ പോർച്ച്, പിന്നിൽ തെങ്ങുകൾ',
  'Section through the edge of a flat roof, a design of ours: slab, screed to fall, membrane turned up 300 mm at the parapet, coping with drip grooves and a drain outlet':
    'പരന്ന മേൽക്കൂരയുടെ അരികിന്റെ സെക്ഷൻ (ഞങ്ങളുടെ ഡിസൈൻ): സ്ലാബ്, ചരിവുള്ള സ്ക്രീഡ്, പാരപ്പെറ്റിൽ 30 സെ.മീ. മുകളിലേക്കു കയറ്റിയ മെംബ്രേൻ, ഡ്രിപ് ഗ്രൂവുള്ള കോപ്പിങ്, ഡ്രെയിൻ',
  'Layers of an epoxy floor lifted apart, a design of ours: ground concrete with a filled crack, primer, body coat, quartz and top coat':
    'എപ്പോക്സി തറയുടെ പാളികൾ വേർതിരിച്ച് (ഞങ്ങളുടെ ഡിസൈൻ): വിള്ളൽ നിറച്ചു ഗ്രൈൻഡ് ചെയ്ത കോൺക്രീറ്റ്, പ്രൈമർ, ബോഡി കോട്ട്, ക്വാർട്സ്, ടോപ് കോട്ട്',
  'Ground floor, as we drew it': 'താഴത്തെ നില, ഞങ്ങൾ വരച്ചത്',
  'First floor, on the same walls': 'ഒന്നാം നില, അതേ ഭിത്തികൾക്കു മീതെ',
  'Four ranges of rooms around the court': 'നടുമുറ്റത്തിനു ചുറ്റും നാലു വശത്തും മുറികൾ',
  'Where the rain goes': 'മഴവെള്ളം പോകുന്ന വഴി',
  'The front, as we drew it': 'മുൻവശം, ഞങ്ങൾ വരച്ചത്',
  'The layers, from the concrete up': 'കോൺക്രീറ്റ് മുതൽ മുകളിലേക്കുള്ള പാളികൾ',
  'The edge of the roof': 'മേൽക്കൂരയുടെ അരിക്',
  'As we found it': 'ഞങ്ങൾ കണ്ടപ്പോൾ',
  'Nine months later': 'ഒൻപതു മാസം കഴിഞ്ഞ്',
  'The old floor, ground and hardened': 'പഴയ തറ, ഗ്രൈൻഡ് ചെയ്ത് ബലപ്പെടുത്തിയത്',
  'Laterite, left as it is': 'തേക്കാത്ത വെട്ടുകല്ല്',
  'The stair stands on one steel beam': 'ഒറ്റ സ്റ്റീൽ ബീമിലാണ് കോണി നിൽക്കുന്നത്',
  'The chopping side of the island': 'ഐലൻഡിൽ അരിയാനുള്ള വശം',
  'Behind the slats: the wiring and two cupboards': 'അഴികൾക്കു പിന്നിൽ വയറിങ്ങും രണ്ടു കബോർഡുകളും',
  'Water falls to the drain, at 1:80': '1:80 ചരിവിൽ വെള്ളം ഡ്രെയിനിലേക്ക്',
  'The house, turned by nine degrees': 'ഒൻപതു ഡിഗ്രി തിരിച്ച വീട്',
  'Stepped concrete plinth beams on a cut hillside plot, with a laterite retaining wall, rubble filling and rubber trees above':
    'ചരിവു വെട്ടിയൊരുക്കിയ സ്ഥലത്ത് തട്ടുതട്ടായി കോൺക്രീറ്റ് പ്ലിന്ത് ബീമുകൾ; വെട്ടുകല്ലിന്റെ സംരക്ഷണഭിത്തി, കരിങ്കൽ നിറച്ച അടിത്തറ, മുകളിൽ റബർമരങ്ങൾ',
  'Hillside house frame with the second slab in timber shuttering on bamboo and steel props above the retaining wall':
    'കുന്നിൻചരിവിലെ വീടിന്റെ തൂണും ബീമും; സംരക്ഷണഭിത്തിക്കു മുകളിൽ മുളയും സ്റ്റീലും കൊണ്ടുള്ള താങ്ങുകളിൽ രണ്ടാമത്തെ സ്ലാബിന്റെ തട്ട്',
  'Props under the first slab, a laterite wall begun below it, and stacked blocks beside a mixer':
    'ആദ്യത്തെ സ്ലാബിനു താഴെ താങ്ങുകൾ, കെട്ടിത്തുടങ്ങിയ വെട്ടുകൽഭിത്തി, മിക്സറിനരികെ അടുക്കിവച്ച കല്ലുകൾ',
  'Timber shuttering of the second slab on rows of bamboo and steel props':
    'മുളയും സ്റ്റീലും കൊണ്ടുള്ള താങ്ങുകളുടെ നിരയ്ക്കു മുകളിൽ രണ്ടാമത്തെ സ്ലാബിന്റെ മരത്തട്ട്',
  'Finished white contemporary house with laterite wall, teak screen, lawn and paved path':
    'പണി തീർന്ന വെളുത്ത ആധുനിക വീട്; വെട്ടുകൽഭിത്തി, തേക്കിന്റെ സ്ക്രീൻ, പുൽത്തകിടി, കല്ലു പാകിയ വഴി',
}

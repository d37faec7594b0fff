import type { Translations } from './translations.ts'

export const waterproofing: Translations = {
  'Aqua fix waterproofing': 'അക്വാ ഫിക്സ് വാട്ടർപ്രൂഫിങ്',
  'We look for the place where water enters before we sell you a coat of anything. Then we seal it in one layer and leave it under water for 48 hours, while you watch the ceiling.':
    'എന്തെങ്കിലും കോട്ടിങ് അടിക്കും മുമ്പ്, വെള്ളം കയറുന്ന സ്ഥലം ഞങ്ങൾ കണ്ടുപിടിക്കും. പിന്നെ ഒറ്റ പാളിയായി സീൽ ചെയ്ത് 48 മണിക്കൂർ വെള്ളം കെട്ടിനിർത്തും; സീലിങ് നിങ്ങൾക്കു തന്നെ നോക്കിയിരിക്കാം.',
  'The fault': 'തകരാർ',
  'The outlet is clogged: water stands for days, finds the cracks, and the ceiling below turns grey.':
    'വെള്ളം പോകേണ്ട വഴി അടഞ്ഞു: ദിവസങ്ങളോളം കെട്ടിനിൽക്കുന്ന വെള്ളം വിള്ളലുകളിലൂടെ ഇറങ്ങും, താഴെ സീലിങ്ങിൽ നനവു പടരും.',
  'The repair': 'പരിഹാരം',
  'Cracks are closed, the outlet is set deeper, one coat runs without a joint up the parapet. Only then is the ceiling painted.':
    'വിള്ളലുകൾ അടച്ച്, ഔട്ട്ലെറ്റ് താഴ്ത്തിവച്ച്, പാരപ്പെറ്റ് വരെ ഒറ്റ കോട്ടായി അടിക്കും. അതു കഴിഞ്ഞേ താഴെ സീലിങ് പെയിന്റടിക്കൂ.',
  'The edge of a flat roof': 'പരന്ന മേൽക്കൂരയുടെ അരിക്',
  'Kerala gets about three metres of rain a year, most of it between June and November. So water needs a slope, a way out, and an edge that it cannot pass.':
    'കേരളത്തിൽ വർഷം ഏകദേശം മൂന്നു മീറ്റർ മഴ പെയ്യും; ഏറെയും ജൂണിനും നവംബറിനും ഇടയിൽ. അതുകൊണ്ട് വെള്ളത്തിനു ചരിവു വേണം, പോകാൻ വഴി വേണം, കടക്കാനാകാത്ത അരികും വേണം.',
  'Section through a parapet. A design of ours.': 'പാരപ്പെറ്റിന്റെ സെക്ഷൻ. ഞങ്ങളുടെ ഡിസൈൻ.',
  'Screed to fall': 'ചരിവുള്ള സ്ക്രീഡ് (പരുക്കൻ)',
  '1:100 at least, to every drain': 'ഓരോ ഡ്രെയിനിലേക്കും കുറഞ്ഞത് 1:100',
  'Membrane, 4 mm': 'മെംബ്രേൻ, 4 മി.മീ.',
  'One layer over slab, corner and wall': 'സ്ലാബിലും മൂലയിലും ഭിത്തിയിലും ഒറ്റ പാളി',
  Edge: 'അരിക്',
  'Turned up 30 cm and sealed into the wall': '30 സെ.മീ. മുകളിലേക്കു കയറ്റി ഭിത്തിയിൽ സീൽ ചെയ്തത്',
  Outlet: 'ഡ്രെയിൻ',
  'Deeper than the roof around it, with a grating': 'ചുറ്റുമുള്ളതിനെക്കാൾ താഴ്ത്തി, അരിപ്പയോടെ',
  Coping: 'കോപ്പിങ്',
  'Falls inward, with drip grooves below': 'അകത്തേക്കു ചരിവ്, അടിയിൽ ഡ്രിപ് ഗ്രൂവ്',
  'How long does it take?': 'എത്ര ദിവസമെടുക്കും?',
  'A terrace takes about twelve days of work: four to open and dry it, four to seal, two under standing water, two to cover. You’ll have the report and the price within three days of the inspection.':
    'ഒരു ടെറസിന് ഏകദേശം പന്ത്രണ്ടു ദിവസം: പൊളിച്ച് ഉണക്കാൻ നാല്, സീൽ ചെയ്യാൻ നാല്, വെള്ളം കെട്ടിനിർത്തി രണ്ട്, മൂടാൻ രണ്ട്. പരിശോധന കഴിഞ്ഞ് മൂന്നു ദിവസത്തിനകം റിപ്പോർട്ടും തുകയും കിട്ടും.',
  'What is included': 'എന്തെല്ലാം ഉൾപ്പെടും',
  'Inspection with moisture meter, from above and from below':
    'മുകളിൽനിന്നും താഴെനിന്നും മോയ്സ്ചർ മീറ്റർ വച്ചുള്ള പരിശോധന',
  'A written report with pictures: where water enters, and why':
    'ഫോട്ടോ സഹിതം എഴുതിയ റിപ്പോർട്ട്: വെള്ളം എവിടെ കയറുന്നു, എന്തുകൊണ്ട്',
  'Loose screed and hollow tiles removed and taken away':
    'ഇളകിയ സ്ക്രീഡും (പരുക്കൻ) അടി പൊള്ളയായ ടൈൽസും നീക്കി കൊണ്ടുപോകൽ',
  'Cracks cut open and filled, joints sealed': 'വിള്ളലുകൾ വെട്ടിത്തുറന്ന് നിറയ്ക്കൽ, ജോയിന്റുകൾ സീൽ ചെയ്യൽ',
  'A slope of at least 1:100 to every drain': 'ഓരോ ഡ്രെയിനിലേക്കും കുറഞ്ഞത് 1:100 ചരിവ്',
  'New drain outlets and collars around pipes': 'വെള്ളം പോകാൻ പുതിയ ഓവുകൾ, പൈപ്പുകൾക്കു ചുറ്റും കോളർ',
  'Primer and membrane, or coats, in the agreed thickness':
    'പറഞ്ഞുറപ്പിച്ച കനത്തിൽ പ്രൈമറും മെംബ്രേനും, അല്ലെങ്കിൽ കോട്ടിങ്ങും',
  'Edges turned up 30 cm at parapets and door sills':
    'പാരപ്പെറ്റിലും വാതിൽപ്പടിയിലും 30 സെ.മീ. മുകളിലേക്കു കയറ്റിയ അരികുകൾ',
  'Bathrooms: two coats under the tiles, 1.8\u00a0m high at the shower':
    'ബാത്റൂമിൽ ടൈൽസിനടിയിൽ രണ്ടു കോട്ട്, ഷവറിന്റെ ഭാഗത്ത് 1.8 മീറ്റർ ഉയരത്തിൽ',
  'Test under standing water for 48 hours, with you there':
    '48 മണിക്കൂർ വെള്ളം കെട്ടിനിർത്തിയുള്ള ടെസ്റ്റ്, നിങ്ങളുടെ മുന്നിൽ',
  'Protective screed or tiles on top': 'മുകളിൽ സംരക്ഷണത്തിന് സ്ക്രീഡ് അല്ലെങ്കിൽ ടൈൽസ്',
  'Written warranty, with a visit after each monsoon': 'എഴുതിത്തരുന്ന വാറന്റി, ഓരോ മഴക്കാലം കഴിഞ്ഞും വന്നുള്ള പരിശോധന',
  'How it works': 'പണി നടക്കുന്നത് ഇങ്ങനെ',
  'Find where water enters': 'വെള്ളം കയറുന്നിടം കണ്ടെത്തൽ',
  'Day 1': 'ആദ്യ ദിവസം',
  'The stain is rarely where the leak is. We measure ceilings and walls, wet doubtful places one after the other, and look at every pipe.':
    'നനവു കാണുന്നിടത്താകില്ല മിക്കപ്പോഴും ചോർച്ച. സീലിങ്ങിലെയും ഭിത്തികളിലെയും ഈർപ്പം അളക്കും, സംശയമുള്ള സ്ഥലങ്ങൾ ഒന്നൊന്നായി നനച്ചുനോക്കും, ഓരോ പൈപ്പും പരിശോധിക്കും.',
  'Report and price': 'റിപ്പോർട്ടും തുകയും',
  'Within three days': 'മൂന്നു ദിവസത്തിനകം',
  'Two pages with pictures: the cause, the repair, the price, and what happens if you wait a year. Yours to keep, whoever does the work.':
    'ഫോട്ടോ സഹിതം രണ്ടു പേജ്: കാരണം, പരിഹാരം, ചെലവ്, ഒരു വർഷം കൂടി കാത്താൽ എന്തു സംഭവിക്കും എന്നും. പണി ആരു ചെയ്താലും ഈ റിപ്പോർട്ട് നിങ്ങൾക്കുള്ളതാണ്.',
  'Open and dry': 'പൊളിക്കലും ഉണക്കലും',
  'Days 1 to 4 of work': 'പണിയുടെ ദിവസം 1–4',
  'Loose material is removed. Slopes are corrected and drains set deeper. Then the surface dries until the meter shows that it is dry, under a sheet if it rains.':
    'ഇളകിയതെല്ലാം നീക്കും. ചരിവ് ശരിയാക്കി ഡ്രെയിൻ താഴ്ത്തി വയ്ക്കും. പിന്നെ, ഉണങ്ങി എന്ന് മീറ്റർ കാണിക്കുന്നതുവരെ ഉണക്കും; മഴയുണ്ടെങ്കിൽ ഷീറ്റ് കെട്ടി അതിനടിയിൽ.',
  Seal: 'സീൽ ചെയ്യൽ',
  'Days 4 to 8': 'ദിവസം 4–8',
  'Primer, membrane or coats, collars, edges. One crew from start to end. Overlaps of 10 cm, pressed and checked by hand.':
    'പ്രൈമർ, മെംബ്രേൻ അല്ലെങ്കിൽ കോട്ടിങ്, കോളറുകൾ, അരികുകൾ. തുടക്കം മുതൽ ഒടുക്കം വരെ ഒരേ പണിക്കാർ. 10 സെ.മീ. ഓവർലാപ്, കൈകൊണ്ട് അമർത്തി പരിശോധിച്ചത്.',
  'Test and cover': 'ടെസ്റ്റ് ചെയ്ത് മൂടൽ',
  'Days 9 to 12': 'ദിവസം 9–12',
  'Outlets are plugged and 5 cm of water stands for 48 hours. Only when the ceiling below stays dry do screed or tiles go on top, and you get the written warranty.':
    'ഓവുകൾ അടച്ച് 5 സെ.മീ. വെള്ളം 48 മണിക്കൂർ കെട്ടിനിർത്തും. താഴത്തെ സീലിങ് നനഞ്ഞില്ലെങ്കിൽ മാത്രം മുകളിൽ സ്ക്രീഡോ ടൈൽസോ ഇടും; വാറന്റി എഴുതിത്തരികയും ചെയ്യും.',
  'What we work with': 'ഞങ്ങൾ ഉപയോഗിക്കുന്നത്',
  'Bitumen membrane': 'ബിറ്റുമെൻ മെംബ്രേൻ',
  '4 mm, torched on, with slate where it stays open to the sun. For terraces and flat roofs that people walk on.':
    '4 മി.മീ., ഗ്യാസ് ടോർച്ച് കൊണ്ട് ഒട്ടിക്കുന്നത്; വെയിലു കൊള്ളുന്നിടത്ത് സ്ലേറ്റ് പതിച്ചത്. ആളുകൾ നടക്കുന്ന ടെറസിനും പരന്ന മേൽക്കൂരയ്ക്കും.',
  'Liquid polyurethane': 'ലിക്വിഡ് പോളിയൂറിത്തീൻ',
  '1.5 mm in two coats with fleece. Seamless, for roofs full of pipes, tanks and odd corners. Bridges cracks up to 2 mm.':
    '1.5 മി.മീ. കനം, ഫ്ലീസ് വച്ച് രണ്ടു കോട്ടായി. ജോയിന്റില്ല; പൈപ്പും ടാങ്കും മൂലകളും നിറഞ്ഞ മേൽക്കൂരയ്ക്കു പറ്റിയത്. 2 മി.മീ. വരെയുള്ള വിള്ളലുകൾക്കു മീതെ പിടിച്ചുനിൽക്കും.',
  'Cement-based sealing': 'സിമന്റ് ചേർന്ന കോട്ടിങ്',
  'Two components, slightly elastic, and tiles stick to it. For bathrooms, balconies and wash areas.':
    'രണ്ടു ഘടകങ്ങൾ ചേർന്നത്, അൽപം വഴക്കമുള്ളത്, ടൈൽസ് നന്നായി പിടിക്കും. ബാത്റൂമിനും ബാൽക്കണിക്കും വാഷ് ഏരിയയ്ക്കും.',
  'Crystalline sealing': 'ക്രിസ്റ്റലൈൻ വാട്ടർപ്രൂഫിങ്',
  'Grows into the pores of the concrete. For water tanks and basements, safe for drinking water.':
    'കോൺക്രീറ്റിലെ ചെറുസുഷിരങ്ങളിലേക്കു വളർന്നിറങ്ങും. വാട്ടർ ടാങ്കിനും ബേസ്മെന്റിനും; കുടിവെള്ളത്തിനു സുരക്ഷിതം.',
  Injection: 'ഇൻജക്ഷൻ',
  'Resin pressed into cracks and joints that carry water, from whichever side can be reached. For basements and old slabs.':
    'വെള്ളം വരുന്ന വിള്ളലുകളിലും ജോയിന്റുകളിലും, എത്താൻ പറ്റുന്ന ഭാഗത്തുനിന്ന് റെസിൻ അടിച്ചുകയറ്റും. ബേസ്മെന്റിനും പഴയ സ്ലാബിനും.',
  'White top coat': 'വെള്ള ടോപ് കോട്ട്',
  'Reflects the sun. The room below stays two to four degrees cooler in April, and the membrane lasts longer.':
    'വെയിൽ പ്രതിഫലിപ്പിക്കും. ഏപ്രിലിൽ താഴത്തെ മുറിക്ക് രണ്ടു മുതൽ നാലു ഡിഗ്രി വരെ ചൂടു കുറയും; മെംബ്രേൻ കൂടുതൽ കാലം നിൽക്കും.',
  'What we stand for': 'ഞങ്ങളുടെ നിലപാട്',
  'What it costs': 'എത്ര ചെലവാകും',
  'GST is extra. Opening, slopes and drains are listed separately, since every roof is different. The inspection costs ₹1,500, which we’ll deduct from the bill; you’ll get the final price after it.':
    'ജി.എസ്.ടി. പുറമേ. ഓരോ മേൽക്കൂരയും വ്യത്യസ്തമായതിനാൽ പൊളിക്കാനും ചരിവും ഡ്രെയിനും ശരിയാക്കാനുമുള്ള തുക വേറെ കാണിക്കും. പരിശോധനയ്ക്ക് ₹1,500; അത് ബില്ലിൽ കുറയ്ക്കും. അന്തിമ തുക പരിശോധന കഴിഞ്ഞ് പറയും.',
  'Terrace, liquid coat': 'ടെറസ്, ലിക്വിഡ് കോട്ട്',
  'On a sound surface with good slopes.': 'ഉറപ്പും നല്ല ചരിവുമുള്ള പ്രതലത്തിൽ.',
  'Terrace, membrane 4 mm': 'ടെറസ്, മെംബ്രേൻ 4 മി.മീ.',
  'Edges included, screed extra.': 'അരികുകൾ ഉൾപ്പെടെ, സ്ക്രീഡ് പുറമേ.',
  'Bathroom, under the tiles': 'ബാത്റൂം, ടൈൽസിനടിയിൽ',
  'Up to 40 sq ft (3.7 m²) of floor, without new tiles.':
    '40 ചതുരശ്ര അടി (3.7 m²) വരെയുള്ള തറയ്ക്ക്; പുതിയ ടൈൽസ് കൂടാതെ.',
  'Water tank or sump': 'വാട്ടർ ടാങ്ക് അല്ലെങ്കിൽ സംപ്',
  'By inner surface.': 'ഉൾവശത്തിന്റെ അളവിൽ.',
  'What people ask': 'പലരും ചോദിക്കുന്നത്',
  'Can you work during the rains?': 'മഴക്കാലത്ത് പണി നടക്കുമോ?',
  'Bathrooms, tanks and injections, yes. Roofs need three dry days in a row and a cover at hand; from December to May that is easy. For a leak in July we’ll make it safe first and do the real work when it is dry.':
    'ബാത്റൂമും ടാങ്കും ഇൻജക്ഷനും നടക്കും. മേൽക്കൂരയ്ക്ക് തുടർച്ചയായി മൂന്നു ദിവസം മഴയില്ലാതെ കിട്ടണം, മൂടാൻ ഷീറ്റും കരുതണം; ഡിസംബർ മുതൽ മേയ് വരെ അത് എളുപ്പമാണ്. ജൂലൈയിൽ ചോർന്നാൽ തൽക്കാലം ചോർച്ച നിർത്തും; ശരിയായ പണി മഴ മാറിയിട്ട്.',
  'Do the tiles have to come out?': 'ടൈൽസ് ഇളക്കേണ്ടിവരുമോ?',
  'On terraces often not, if they sit firmly. In bathrooms mostly yes: what goes on top of tiles lasts two years, what goes under them twenty.':
    'ടെറസിൽ ടൈൽസ് ഉറച്ചതാണെങ്കിൽ പലപ്പോഴും വേണ്ട. ബാത്റൂമിൽ മിക്കവാറും വേണം: ടൈൽസിനു മുകളിൽ അടിക്കുന്നത് രണ്ടു വർഷം നിൽക്കും, അടിയിൽ ചെയ്യുന്നത് ഇരുപതു വർഷവും.',
  'Three coats have failed before. Why should this one hold?':
    'മുമ്പ് മൂന്നു തവണ കോട്ടിങ് അടിച്ചിട്ടും ചോർന്നു. ഇതു മാത്രം എങ്ങനെ നിൽക്കും?',
  'Coats fail where water stands, where the edge ends too low and where a pipe passes through. Those three places are what we rebuild. The coat itself is the smaller part.':
    'വെള്ളം കെട്ടിനിൽക്കുന്നിടത്തും, അരിക് വേണ്ടത്ര മുകളിലേക്കു കയറ്റാത്തിടത്തും, പൈപ്പ് കടന്നുപോകുന്നിടത്തുമാണ് കോട്ടിങ് പൊളിയുന്നത്. ആ മൂന്നു സ്ഥലങ്ങളാണ് ഞങ്ങൾ പുതുക്കിപ്പണിയുന്നത്. കോട്ടിങ് അതിന്റെ ചെറിയൊരു ഭാഗമേ ആകുന്നുള്ളൂ.',
  'What does the written warranty say?': 'എഴുതിത്തരുന്ന വാറന്റിയിൽ എന്തുണ്ട്?',
  'Five years on coats, seven on membranes: if water comes through where we worked, we’ll find and repair it free of charge. New holes drilled by others are not covered, so ask us before you fix a solar panel.':
    'കോട്ടിങ്ങിന് അഞ്ചു വർഷം, മെംബ്രേന് ഏഴു വർഷം: ഞങ്ങൾ പണിതിടത്ത് വെള്ളം കടന്നാൽ കാരണം കണ്ടുപിടിച്ച് സൗജന്യമായി നന്നാക്കും. മറ്റാരെങ്കിലും പുതുതായി തുളച്ച ദ്വാരങ്ങൾ ഇതിൽ പെടില്ല; അതുകൊണ്ട് സോളർ പാനൽ വയ്ക്കും മുമ്പ് ഞങ്ങളോടു ചോദിക്കൂ.',
  'Would a sheet roof over the terrace be better?': 'ടെറസിനു മുകളിൽ ഷീറ്റിടുന്നതല്ലേ നല്ലത്?',
  'Sometimes it is, if you never use the terrace. It needs a permit, brings noise and blocks the breeze. We’ll tell you what each costs over fifteen years.':
    'ടെറസ് ഒട്ടും ഉപയോഗിക്കുന്നില്ലെങ്കിൽ ചിലപ്പോൾ അതാണു നല്ലത്. അതിനു പെർമിറ്റ് വേണം, മഴയത്ത് ഒച്ചയുണ്ടാകും, കാറ്റു തടയും. പതിനഞ്ചു വർഷം കൊണ്ട് ഓരോന്നിനും എത്ര ചെലവാകും എന്ന് ഞങ്ങൾ പറഞ്ഞുതരും.',
  'From the gallery': 'ഗാലറിയിൽനിന്ന്',
  'Show us the stain': 'നനവിന്റെ പാട് കാണിച്ചുതരൂ',
  'A picture of the ceiling and one of the roof above it, on WhatsApp. We’ll tell you what it probably is, and whether it can wait.':
    'സീലിങ്ങിന്റെ ഒരു ഫോട്ടോയും അതിനു മുകളിലെ മേൽക്കൂരയുടെ ഒരു ഫോട്ടോയും വാട്സാപ്പിൽ അയയ്ക്കൂ. എന്താകാനാണ് സാധ്യത, തൽക്കാലം കാത്തിരിക്കാമോ എന്നെല്ലാം ഞങ്ങൾ പറയും.',
  'Aqua fix: terraces, bathrooms, tanks and basements sealed in one continuous layer and tested under water for 48 hours. From {price}, final price after a site visit.':
    'അക്വാ ഫിക്സ്: ടെറസും ബാത്റൂമും ടാങ്കും ബേസ്മെന്റും ഒറ്റ പാളിയായി സീൽ ചെയ്ത് 48 മണിക്കൂർ വെള്ളം കെട്ടിനിർത്തി പരിശോധിക്കും. {price} മുതൽ; അന്തിമ തുക സ്ഥലം വന്നു കണ്ട ശേഷം.',
}

import type { Translations } from './translations.ts'

export const career: Translations = {
  'Work on houses you’ll be proud to show your family': 'വീട്ടുകാരെ അഭിമാനത്തോടെ കാണിക്കാവുന്ന വീടുകൾ പണിയാം',
  'We are a small company: you stay with a house from the soil test to the last door handle, and you know the family that moves in. Wages on the fifth of each month, PF and ESI from the first day, Sundays off.':
    'ഞങ്ങളുടേത് ചെറിയൊരു കമ്പനിയാണ്: മണ്ണുപരിശോധന മുതൽ അവസാനത്തെ വാതിൽപ്പിടി വരെ ഒരേ വീടിന്റെ പണിയിൽ നിങ്ങളുണ്ടാകും; അവിടെ താമസിക്കാൻ വരുന്ന കുടുംബത്തെ പരിചയപ്പെടുകയും ചെയ്യും. എല്ലാ മാസവും അഞ്ചാം തീയതി ശമ്പളം, ആദ്യ ദിവസം മുതൽ പി.എഫും ഇ.എസ്.ഐ.യും, ഞായറാഴ്ച അവധി.',
  'Job openings': 'ജോലി ഒഴിവുകൾ',
  'Masons, carpenters and painters need no form: call [{secondPhone}](tel:{secondPhone}) any working day before ten.':
    'മേസ്തിരിമാർക്കും മരപ്പണിക്കാർക്കും പെയിന്റർമാർക്കും ഫോം വേണ്ട: പ്രവൃത്തിദിവസം രാവിലെ പത്തിനു മുമ്പ് [{secondPhone}](tel:{secondPhone}) എന്ന നമ്പറിൽ വിളിച്ചാൽ മതി.',
  'We’ll read every application within five working days. If your experience fits, we’ll call you on the number you gave.':
    'അഞ്ചു പ്രവൃത്തിദിവസത്തിനകം എല്ലാ അപേക്ഷയും ഞങ്ങൾ വായിക്കും. നിങ്ങളുടെ പരിചയം ജോലിക്കു യോജിച്ചതാണെങ്കിൽ നിങ്ങൾ തന്ന നമ്പറിൽ വിളിക്കും.',
  'Nothing was sent. Please choose an opening and try again, or call us.':
    'ഒന്നും അയച്ചിട്ടില്ല. ഒരു ഒഴിവ് തിരഞ്ഞെടുത്ത് വീണ്ടും ശ്രമിക്കൂ, അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കൂ.',
  'Just six things to fill in; a CV helps but is not needed. We’ll read every application within five working days. If your experience fits, we’ll call you on WhatsApp and ask you to come in.':
    'ആറു കോളം പൂരിപ്പിച്ചാൽ മതി. സി.വി. ഉണ്ടെങ്കിൽ നല്ലത്, ഇല്ലെങ്കിലും സാരമില്ല. അഞ്ചു പ്രവൃത്തിദിവസത്തിനകം എല്ലാ അപേക്ഷയും ഞങ്ങൾ വായിക്കും. നിങ്ങളുടെ പരിചയം ജോലിക്കു യോജിച്ചതാണെങ്കിൽ വാട്സാപ്പിൽ വിളിച്ച്, നേരിൽ വരാൻ പറയും.',
  'By sending you agree that our office keeps what you write here, and your CV, to decide about this opening and to answer you. Nobody else can see it. If you tick the box above, it is deleted {retentionDays} days after it arrives; otherwise {closedJobDays} days after the opening closes or {retentionDays} days after it arrives, whichever is first. You can withdraw it at any time: with the private link that you get after sending, or write to [{mail}](mailto:{mail}) or call {phone}.':
    'നിങ്ങൾ ഇവിടെ എഴുതുന്നതും സി.വി.യും, ഈ ഒഴിവിന്റെ കാര്യം തീരുമാനിക്കാനും നിങ്ങൾക്കു മറുപടി തരാനുമായി ഞങ്ങളുടെ ഓഫീസ് സൂക്ഷിക്കുന്നതിന്, അയയ്ക്കുമ്പോൾ നിങ്ങൾ സമ്മതിക്കുകയാണ്. മറ്റാർക്കും ഇതു കാണാനാകില്ല. മുകളിലെ കള്ളിയിൽ ടിക്ക് ചെയ്താൽ, കിട്ടി {retentionDays} ദിവസം കഴിയുമ്പോൾ ഇതു മായ്ച്ചുകളയും. ടിക്ക് ചെയ്തില്ലെങ്കിൽ, ഒഴിവ് അവസാനിച്ച് {closedJobDays} ദിവസം കഴിയുമ്പോഴോ കിട്ടി {retentionDays} ദിവസം കഴിയുമ്പോഴോ മായ്ച്ചുകളയും, ഏതാണോ ആദ്യം. എപ്പോൾ വേണമെങ്കിലും പിൻവലിക്കാം: അയച്ചു കഴിയുമ്പോൾ കിട്ടുന്ന സ്വകാര്യ ലിങ്ക് വഴിയോ, [{mail}](mailto:{mail}) എന്ന വിലാസത്തിൽ എഴുതിയോ, {phone} എന്ന നമ്പറിൽ വിളിച്ചോ.',
  'Thank you. We have your application.': 'നന്ദി. നിങ്ങളുടെ അപേക്ഷ കിട്ടി.',
  'We’ll read it within five working days. If your experience fits, we’ll call you on the number you gave.':
    'അഞ്ചു പ്രവൃത്തിദിവസത്തിനകം ഞങ്ങൾ വായിക്കും. നിങ്ങളുടെ പരിചയം ജോലിക്കു യോജിച്ചതാണെങ്കിൽ നിങ്ങൾ തന്ന നമ്പറിൽ വിളിക്കും.',
  'This opening is closed': 'ഈ ഒഴിവിലേക്ക് ഇനി അപേക്ഷിക്കാനാകില്ല',
  'It was filled, or its closing date has passed.': 'ആളെ കിട്ടി, അല്ലെങ്കിൽ അപേക്ഷിക്കാനുള്ള അവസാന തീയതി കഴിഞ്ഞു.',
  'These are open now:': 'ഇപ്പോഴുള്ള ഒഴിവുകൾ:',
  'Job openings at {name} in {city}: site, drawing office and workshop. Apply online, with or without a CV.':
    '{name}, {city}: സൈറ്റിലും ഡ്രോയിങ് ഓഫീസിലും പണിപ്പുരയിലും ജോലി ഒഴിവുകൾ. സി.വി. ഉണ്ടെങ്കിലും ഇല്ലെങ്കിലും ഓൺലൈനായി അപേക്ഷിക്കാം.',
}

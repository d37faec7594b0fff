import type { Translations } from './translations.ts'

export const contact: Translations = {
  'Talk to us': 'ഞങ്ങളോടു സംസാരിക്കൂ',
  'One of us answers, not a call centre. If you call from a site or from abroad and the line drops, we’ll call back.':
    'ഫോണെടുക്കുന്നത് കോൾ സെന്ററല്ല, ഞങ്ങളിലൊരാളാണ്. സൈറ്റിൽനിന്നോ വിദേശത്തുനിന്നോ വിളിക്കുമ്പോൾ ലൈൻ കട്ടായാൽ ഞങ്ങൾ തിരിച്ചു വിളിക്കും.',
  'Or write, and we’ll call you back': 'അല്ലെങ്കിൽ എഴുതൂ, ഞങ്ങൾ തിരിച്ചു വിളിക്കാം',
  'Within one working day, at the number you give.': 'ഒരു പ്രവൃത്തിദിവസത്തിനകം, നിങ്ങൾ തരുന്ന നമ്പറിൽ.',
  'A new house': 'പുതിയ വീട്',
  'An extension or an extra floor': 'വീട് വലുതാക്കൽ, അല്ലെങ്കിൽ മുകളിൽ ഒരു നില',
  'Interior work': 'ഇന്റീരിയർ പണി',
  'A Vasthu check of a plan or plot': 'പ്ലാനിന്റെയോ സ്ഥലത്തിന്റെയോ വാസ്തു നോക്കൽ',
  'Floor coating': 'ഫ്ലോർ കോട്ടിങ്',
  Waterproofing: 'വാട്ടർപ്രൂഫിങ്',
  'Something else': 'മറ്റെന്തെങ്കിലും',
  'Where the plot is, how many cents, when you would like to start.':
    'സ്ഥലം എവിടെയാണ്, എത്ര സെന്റുണ്ട്, എന്നു തുടങ്ങാനാണ് ആഗ്രഹം.',
  'We use this only to answer you, and delete it after {retentionDays} days. You can withdraw your message at any time with the private link that you get after sending. By sending you agree to this.':
    'നിങ്ങൾക്കു മറുപടി തരാൻ മാത്രമേ ഇത് ഉപയോഗിക്കൂ; {retentionDays} ദിവസം കഴിഞ്ഞാൽ മായ്ച്ചുകളയും. അയച്ചു കഴിയുമ്പോൾ കിട്ടുന്ന സ്വകാര്യ ലിങ്ക് വഴി എപ്പോൾ വേണമെങ്കിലും സന്ദേശം പിൻവലിക്കാം. അയയ്ക്കുമ്പോൾ നിങ്ങൾ ഇതിനു സമ്മതിക്കുകയാണ്.',
  'If it cannot wait until then, call [{phone}](tel:{phone}).':
    'അതുവരെ കാത്തിരിക്കാനാകില്ലെങ്കിൽ [{phone}](tel:{phone}) എന്ന നമ്പറിൽ വിളിക്കൂ.',
  'What happens next': 'ഇനി നടക്കുന്നത്',
  'We’ll call you and listen. It takes about twenty minutes.':
    'ഞങ്ങൾ വിളിക്കും, നിങ്ങൾ പറയുന്നതു കേൾക്കും. ഏകദേശം ഇരുപതു മിനിറ്റ്.',
  'We’ll come to the plot, in {district} and the districts around it, and look at soil, slope, road and water.':
    '{district} ജില്ലയിലും അടുത്ത ജില്ലകളിലും ഞങ്ങൾ സ്ഥലത്തു വന്ന് മണ്ണും ചരിവും വഴിയും വെള്ളവും നോക്കും.',
  'Ten days later you’ll get a sketch and a written estimate. You decide whether to go ahead. {free}':
    'പത്തു ദിവസം കഴിഞ്ഞ് ഒരു സ്കെച്ചും എഴുതിയ എസ്റ്റിമേറ്റും കിട്ടും. മുന്നോട്ടു പോകണോ എന്ന് നിങ്ങൾക്കു തീരുമാനിക്കാം. {free}',
  'How to find us': 'ഇവിടെ എത്താനുള്ള വഴി',
  'If you cannot find the gate, call [{phone}](tel:{phone}): one of us will come out to the road.':
    'ഗേറ്റ് കണ്ടില്ലെങ്കിൽ [{phone}](tel:{phone}) എന്ന നമ്പറിൽ വിളിക്കൂ: ഞങ്ങളിലൊരാൾ റോഡിലേക്കു വരാം.',
  'Call {phone}, write on WhatsApp or by mail, or come by: {street}, {city}.':
    '{phone} എന്ന നമ്പറിൽ വിളിക്കൂ, വാട്സാപ്പിലോ മെയിലിലോ എഴുതൂ, അല്ലെങ്കിൽ നേരിട്ടു വരൂ: {street}, {city}.',
}

import type { Translations } from './translations.ts'

export const company: Translations = {
  'Nalukettu Design & Build': 'നാലുകെട്ട് ഡിസൈൻ & ബിൽഡ്',
  Nalukettu: 'നാലുകെട്ട്',
  'Houses designed, built and looked after in {city}, Kerala': 'വീട് നിർമാണവും ഡിസൈനും, {city}',
  'We design and build houses in {district} and the districts around it: one team from the first sketch to the last coat of paint, and one person you can always call.':
    '{district} ജില്ലയിലും അടുത്ത ജില്ലകളിലും ഞങ്ങൾ വീടുകൾ ഡിസൈൻ ചെയ്തു പണിതുകൊടുക്കുന്നു: ആദ്യത്തെ സ്കെച്ച് മുതൽ അവസാനത്തെ കോട്ട് പെയിന്റ് വരെ ഒരേ ടീം, എപ്പോഴും വിളിക്കാൻ ഒരേ ആൾ.',
  'For a house, the first visit within {visitKm} km of our office in {city}, the sketches and the written estimate are free. You pay nothing until you sign.':
    'വീടുപണിക്ക്, ഞങ്ങളുടെ {city} ഓഫീസിൽനിന്ന് {visitKm} കി.മീ. വരെ ആദ്യ സന്ദർശനവും സ്കെച്ചും എഴുതിയ എസ്റ്റിമേറ്റും സൗജന്യമാണ്. ഒപ്പിടും വരെ ഒന്നും തരേണ്ട.',
  'What you order by itself has its own price, which we’ll tell you first: a Vasthu check or plan, the inspection of a leak, a visit further away.':
    'വേറെയായി ആവശ്യപ്പെടുന്നവയ്ക്കു മാത്രം തുകയുണ്ട്; അത് ആദ്യമേ പറയും: വാസ്തു പരിശോധന, വാസ്തു പ്ലാൻ, ചോർച്ച പരിശോധന, കൂടുതൽ ദൂരത്തേക്കുള്ള സന്ദർശനം.',
  'Panampilly Nagar, Kochi, Kerala': 'പനമ്പിള്ളി നഗർ, കൊച്ചി, കേരളം',
  '14/202 Temple Road, Panampilly Nagar': '14/202 ടെമ്പിൾ റോഡ്, പനമ്പിള്ളി നഗർ',
  Kochi: 'കൊച്ചി',
  Ernakulam: 'എറണാകുളം',
  Kerala: 'കേരളം',
}

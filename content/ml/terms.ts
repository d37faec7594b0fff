import type { Translations } from './translations.ts'

export const terms: Translations = {
  Terms: 'നിബന്ധനകൾ',
  'What you can rely on here': 'ഇവിടെ നിങ്ങൾക്ക് എന്തെല്ലാം വിശ്വസിക്കാം',
  'This site tells you what we do and how to reach us. A house is agreed on paper, with drawings, a price and two signatures. These are the terms for everything before that.':
    'ഞങ്ങൾ എന്തു ചെയ്യുന്നു, ഞങ്ങളെ എങ്ങനെ ബന്ധപ്പെടാം എന്നാണ് ഈ വെബ്സൈറ്റ് പറയുന്നത്. വീടിന്റെ കരാർ കടലാസിലാണ്: ഡ്രോയിങ്ങും തുകയും രണ്ട് ഒപ്പും സഹിതം. അതിനു മുമ്പുള്ള എല്ലാ കാര്യങ്ങൾക്കുമുള്ള നിബന്ധനകളാണ് ഇവ.',
  'Information, not an offer': 'ഇതു വിവരം മാത്രം, കരാറല്ല',
  'Descriptions, durations and prices on this site are examples from our work. Prices of steel, cement and labour change, and every plot is different. What counts is the written estimate we make for you; it says until when it is valid.':
    'ഈ വെബ്സൈറ്റിലെ വിവരണങ്ങളും സമയക്കണക്കും നിരക്കുകളും ഞങ്ങളുടെ പണികളിൽനിന്നുള്ള ഉദാഹരണങ്ങളാണ്. കമ്പിയുടെയും സിമന്റിന്റെയും വിലയും പണിക്കൂലിയും മാറും; ഓരോ സ്ഥലവും വ്യത്യസ്തവുമാണ്. കണക്കിലെടുക്കേണ്ടത് ഞങ്ങൾ നിങ്ങൾക്ക് എഴുതിത്തരുന്ന എസ്റ്റിമേറ്റാണ്. അത് എന്നുവരെ ബാധകമാണെന്ന് അതിൽത്തന്നെ എഴുതിയിരിക്കും.',
  'What you pay before a contract': 'കരാറിനു മുമ്പ് എന്തിനെല്ലാം പണം തരണം',
  '{free} {notFree} The prices are on the pages of the services.':
    '{free} {notFree} നിരക്കുകൾ അതതു സേവനത്തിന്റെ പേജിലുണ്ട്.',
  Pictures: 'ചിത്രങ്ങൾ',
  'The pictures on our own pages, and those of projects that say so, are visualisations: they show how we design and build, and are not photographs of finished houses. Colours and materials can differ from what is built.':
    'ഞങ്ങളുടെ സ്വന്തം പേജുകളിലെ ചിത്രങ്ങളും, അങ്ങനെ എഴുതിയിട്ടുള്ള പ്രോജക്ടുകളുടെ ചിത്രങ്ങളും 3D ചിത്രങ്ങളാണ്. ഞങ്ങൾ ഡിസൈൻ ചെയ്യുന്നതും പണിയുന്നതും എങ്ങനെ എന്നാണ് അവ കാണിക്കുന്നത്; പണി തീർന്ന വീടുകളുടെ ഫോട്ടോകളല്ല. നിറങ്ങളും മെറ്റീരിയലുകളും പണിതു വരുമ്പോൾ വ്യത്യാസപ്പെടാം.',
  'The pictures on this site show houses we built, with the agreement of their owners, except where a page calls them visualisations. Colours can differ from screen to screen.':
    'ഈ വെബ്സൈറ്റിലെ ചിത്രങ്ങൾ ഞങ്ങൾ പണിത വീടുകളുടേതാണ്; ഉടമകളുടെ സമ്മതത്തോടെയാണ് കാണിക്കുന്നത്. 3D ചിത്രം എന്നു പേജിൽ പറഞ്ഞിട്ടുള്ളവ മാത്രം അങ്ങനെയല്ല. നിറങ്ങൾ ഓരോ സ്ക്രീനിലും വ്യത്യാസപ്പെടാം.',
  'When you write to us or apply': 'ഞങ്ങൾക്ക് എഴുതുമ്പോഴും അപേക്ഷിക്കുമ്പോഴും',
  'A message or an application binds neither side. Please write what is true, and send only files that you have the right to send. What we do with your data is in the [privacy notice](/privacy).':
    'സന്ദേശമോ അപേക്ഷയോ അയച്ചതുകൊണ്ട് നിങ്ങൾക്കോ ഞങ്ങൾക്കോ ഒരു ബാധ്യതയും ഉണ്ടാകുന്നില്ല. ശരിയായ കാര്യങ്ങൾ എഴുതുക; അയയ്ക്കാൻ നിങ്ങൾക്ക് അവകാശമുള്ള ഫയലുകൾ മാത്രം അയയ്ക്കുക. നിങ്ങളുടെ വിവരങ്ങൾ ഞങ്ങൾ എന്തു ചെയ്യുന്നു എന്ന് [സ്വകാര്യതാ അറിയിപ്പിൽ](/privacy) വായിക്കാം.',
  Reviews: 'അഭിപ്രായങ്ങൾ',
  'Reviews come from people who have built with us and are shown in their own words. We add them ourselves, shorten nothing that changes the meaning, and take one down when its writer asks.':
    'പണി ഞങ്ങളെ ഏൽപിച്ചവരാണ് അഭിപ്രായങ്ങൾ എഴുതുന്നത്; അവരുടെ സ്വന്തം വാക്കുകളിൽത്തന്നെ കാണിക്കുന്നു. അവ ഇവിടെ ചേർക്കുന്നത് ഞങ്ങളാണ്. അർഥം മാറുന്ന തരത്തിൽ ഒന്നും ചുരുക്കില്ല; എഴുതിയ ആൾ ആവശ്യപ്പെട്ടാൽ നീക്കും.',
  'Text, drawings and pictures': 'എഴുത്തും ഡ്രോയിങ്ങും ചിത്രങ്ങളും',
  'They belong to {name} or are used with permission. You may share a page, print it and show it to your family. For anything else, ask.':
    'ഇവ {name} എന്ന കമ്പനിയുടേതാണ്, അല്ലെങ്കിൽ അനുവാദത്തോടെ ഉപയോഗിക്കുന്നതാണ്. നിങ്ങൾക്ക് പേജ് ഷെയർ ചെയ്യാം, പ്രിന്റെടുക്കാം, വീട്ടുകാരെ കാണിക്കാം. മറ്റെന്തിനും ഞങ്ങളോടു ചോദിക്കുക.',
  'If something here is wrong': 'ഇവിടെ എന്തെങ്കിലും തെറ്റുണ്ടെങ്കിൽ',
  'We keep this site correct and running with care, but cannot promise that it is free of mistakes or always there. If a mistake matters to you, tell us and we’ll correct it. We are liable for damage as the law requires; nothing here takes away your rights as a consumer.':
    'ഈ വെബ്സൈറ്റ് തെറ്റില്ലാതെ, മുടങ്ങാതെ കൊണ്ടുപോകാൻ ഞങ്ങൾ ശ്രദ്ധിക്കുന്നു. എങ്കിലും ഒരു തെറ്റുമുണ്ടാകില്ലെന്നോ എപ്പോഴും കിട്ടുമെന്നോ ഉറപ്പു പറയാനാകില്ല. ഒരു തെറ്റ് നിങ്ങളെ ബാധിക്കുന്നെങ്കിൽ പറയൂ, ഞങ്ങൾ തിരുത്തും. നിയമം ആവശ്യപ്പെടുന്നതുപോലെ നഷ്ടങ്ങൾക്ക് ഞങ്ങൾ ഉത്തരവാദികളാണ്; ഉപഭോക്താവ് എന്ന നിലയിൽ നിങ്ങൾക്കുള്ള അവകാശങ്ങളൊന്നും ഇവിടെ എഴുതിയതുകൊണ്ട് ഇല്ലാതാകുന്നില്ല.',
  Links: 'ലിങ്കുകൾ',
  'We choose links to other sites with care; their owners are responsible for what is on them.':
    'മറ്റു വെബ്സൈറ്റുകളിലേക്കുള്ള ലിങ്കുകൾ ശ്രദ്ധിച്ചാണ് ഞങ്ങൾ തിരഞ്ഞെടുക്കുന്നത്; അവിടെയുള്ളതിന് ഉത്തരവാദികൾ അവയുടെ ഉടമകളാണ്.',
  Law: 'നിയമം',
  'Indian law applies, and the courts of {district} district decide. Before it comes to that, call us: most things are settled in one conversation.':
    'ബാധകമാകുന്നത് ഇന്ത്യൻ നിയമമാണ്; തീരുമാനിക്കുന്നത് {district} ജില്ലയിലെ കോടതികളും. അവിടെ എത്തും മുമ്പ് ഞങ്ങളെ വിളിക്കൂ: മിക്ക കാര്യങ്ങളും ഒരു സംസാരത്തിൽ തീരും.',
  'What you can rely on when you read this site, what needs a signed contract, and which law applies.':
    'ഈ വെബ്സൈറ്റ് വായിക്കുമ്പോൾ എന്തെല്ലാം വിശ്വസിക്കാം, ഏതിനാണ് ഒപ്പിട്ട കരാർ വേണ്ടത്, ഏതു നിയമമാണ് ബാധകം.',
}

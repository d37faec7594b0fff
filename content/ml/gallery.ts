import type { Translations } from './translations.ts'

export const gallery: Translations = {
  'What we draw, build and repair': 'ഞങ്ങൾ വരയ്ക്കുന്നതും പണിയുന്നതും നന്നാക്കുന്നതും',
  'Every project with its client, place and area. Open one to see all its pictures and what was done.':
    'ഓരോ പ്രോജക്ടും ആർക്കുവേണ്ടി, എവിടെ, എത്ര വിസ്തീർണം എന്നെല്ലാം ഇവിടെയുണ്ട്. തുറന്നുനോക്കിയാൽ എല്ലാ ചിത്രങ്ങളും, എന്തു പണി ചെയ്തു എന്നും കാണാം.',
  'Something like this, on your plot?': 'ഇതുപോലൊന്ന് നിങ്ങളുടെ സ്ഥലത്തും വേണോ?',
  'Tell us which project is close to what you have in mind. We’ll tell you what it would cost today, and what we would do differently on your land.':
    'നിങ്ങളുടെ മനസ്സിലുള്ളതിനോട് അടുത്തുനിൽക്കുന്ന പ്രോജക്ട് ഏതെന്നു പറയൂ. ഇന്ന് അതിന് എത്ര ചെലവാകും, നിങ്ങളുടെ സ്ഥലത്താകുമ്പോൾ എന്തു മാറ്റം വരുത്തും എന്ന് ഞങ്ങൾ പറയാം.',
  'We have not put any projects here yet. Call us, and we’ll tell you what we are building now and where you can see it.':
    'ഇവിടെ പ്രോജക്ടുകളൊന്നും ഇതുവരെ ചേർത്തിട്ടില്ല. വിളിക്കൂ; ഇപ്പോൾ എന്തു പണിയുന്നു, എവിടെ വന്നാൽ കാണാം എന്ന് പറഞ്ഞുതരാം.',
  'Tell us about your plot': 'നിങ്ങളുടെ സ്ഥലത്തെക്കുറിച്ച് പറയൂ',
  'Where it is, how many cents, and what you have in mind. We’ll tell you on the phone what it would cost, as a range.':
    'എവിടെയാണ്, എത്ര സെന്റുണ്ട്, മനസ്സിൽ എന്താണ്. എത്ര മുതൽ എത്ര വരെ ചെലവാകും എന്ന് ഫോണിൽത്തന്നെ പറയാം.',
  'What would it cost on your plot?': 'നിങ്ങളുടെ സ്ഥലത്ത് ഇതിന് എത്രയാകും?',
  'Mention this project when you call. We’ll tell you what it would cost today, and what would be different on your land.':
    'വിളിക്കുമ്പോൾ ഈ പ്രോജക്ടിന്റെ കാര്യം പറയൂ. ഇന്ന് ഇതിന് എത്ര ചെലവാകും, നിങ്ങളുടെ സ്ഥലത്ത് എന്തെല്ലാം വ്യത്യാസം വരും എന്ന് ഞങ്ങൾ പറയാം.',
  'Houses, interiors, courtyards, floors and roofs: what we draw and build in Kerala, with client, place and area.':
    'വീട്, ഇന്റീരിയർ, നടുമുറ്റം, തറ, മേൽക്കൂര: കേരളത്തിൽ ഞങ്ങൾ വരയ്ക്കുന്നതും പണിയുന്നതും. ആർക്കുവേണ്ടി, എവിടെ, എത്ര വിസ്തീർണം എന്നു സഹിതം.',
}

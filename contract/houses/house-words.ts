// Answers to the forms on a family's page. Without imports, so that the browser does not load the schemas.
import { inBoth } from '../words.ts'

export const houseMessages = inBoth({
  notFound: [
    'This link has ended, or you have stopped the mails that it came with. Or it has lost a letter on its way: please open it again from the message in which you got it, or ask us for a new one.',
    'ഈ ലിങ്ക് അവസാനിപ്പിച്ചതാകാം, അല്ലെങ്കിൽ അതു വന്ന മെയിലുകൾ നിങ്ങൾ നിർത്തിയതാകാം. അതുമല്ലെങ്കിൽ ലിങ്കിലെ ഒരക്ഷരം പോയതാകാം: ലിങ്ക് കിട്ടിയ സന്ദേശത്തിൽനിന്ന് ഒന്നുകൂടി തുറക്കൂ, അല്ലെങ്കിൽ പുതിയതിന് ഞങ്ങളോടു ചോദിക്കൂ.',
  ],
  emailMissing: ['Please write your email address.', 'നിങ്ങളുടെ ഇമെയിൽ വിലാസം എഴുതൂ.'],
  full: [
    'So many addresses get mails about this house that there is no room for another. Please call us.',
    'ഈ വീടിന്റെ മെയിലുകൾക്ക് ഇനി വിലാസം ചേർക്കാനാകില്ല; ഒരുപാടു പേർ ചേർന്നുകഴിഞ്ഞു. ഞങ്ങളെ വിളിക്കൂ.',
  ],
  enoughQuestions: [
    'Many addresses were given here today. Please try again tomorrow, or call us.',
    'ഇന്ന് ഇവിടെ പല വിലാസങ്ങളും തന്നുകഴിഞ്ഞു. നാളെ ഒന്നുകൂടി ശ്രമിക്കൂ, അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കൂ.',
  ],
  enoughMails: [
    'We have mailed this address several times today. Please look for our mail, in the spam folder too, or try again tomorrow.',
    'ഈ വിലാസത്തിലേക്ക് ഇന്നു പല തവണ മെയിൽ അയച്ചു. സ്പാം ഫോൾഡറിലും നോക്കൂ, അല്ലെങ്കിൽ നാളെ ഒന്നുകൂടി ശ്രമിക്കൂ.',
  ],
  mailed: [
    'We have sent you a mail. Please open it and confirm that you want these mails.',
    'നിങ്ങൾക്ക് ഒരു മെയിൽ അയച്ചു. അതു തുറന്ന്, ഈ മെയിലുകൾ വേണമെന്ന് സ്ഥിരീകരിക്കൂ.',
  ],
  confirmed: ['You get a mail when there is something new.', 'പുതിയ വിശേഷം വന്നാൽ നിങ്ങൾക്കു മെയിൽ കിട്ടും.'],
  stopped: [
    'You get no more mails about this house, and your address is deleted here.',
    'ഈ വീടിനെക്കുറിച്ച് ഇനി മെയിൽ വരില്ല; നിങ്ങളുടെ വിലാസം ഇവിടെനിന്ന് മായ്ച്ചു.',
  ],
})

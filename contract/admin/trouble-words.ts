// What is wrong and what to do, in mails to owners and on their dashboard.
import { inBoth } from '../words.ts'
import type { Trouble } from './dashboard.ts'

export const troubleWords: Record<Trouble, string> = inBoth({
  clock: [
    'The date of the server has jumped, or the server was off for more than three days. Nothing old is erased until an owner says on the dashboard that the date is right. If it is wrong, tell whoever looks after the server.',
    'സെർവറിന്റെ തീയതി പെട്ടെന്നു മാറി, അല്ലെങ്കിൽ സെർവർ മൂന്നു ദിവസത്തിലേറെ ഓഫായിരുന്നു. തീയതി ശരിയാണെന്ന് ഒരു ഉടമ ഡാഷ്ബോർഡിൽ പറയുന്നതു വരെ പഴയതൊന്നും മായ്ക്കില്ല. തെറ്റാണെങ്കിൽ സെർവർ നോക്കുന്നയാളോടു പറയൂ.',
  ],
  backup: [
    'No backup has been made for two nights: if the server fails, newer work is lost. Please tell whoever looks after the server.',
    'രണ്ടു രാത്രിയായി ബാക്കപ്പ് എടുത്തിട്ടില്ല: സെർവർ കേടായാൽ അതിനു ശേഷം ചേർത്തതു നഷ്ടപ്പെടും. സെർവർ നോക്കുന്നയാളോടു പറയൂ.',
  ],
  disk: [
    'The disk of the server is nearly full, so it takes no more pictures and CVs. Please tell whoever looks after the server.',
    'സെർവറിലെ ഡിസ്കിൽ ഇടം തീരാറായി; ചിത്രങ്ങളും സി.വി.കളും ഇനി സ്വീകരിക്കില്ല. സെർവർ നോക്കുന്നയാളോടു പറയൂ.',
  ],
  certificate: [
    'The certificate of the site ends within ten days or has ended: browsers then warn people not to open it. Please tell whoever looks after the server.',
    'വെബ്സൈറ്റിന്റെ സർട്ടിഫിക്കറ്റിന്റെ കാലാവധി പത്തു ദിവസത്തിനകം തീരും, അല്ലെങ്കിൽ കഴിഞ്ഞു: കഴിഞ്ഞാൽ വെബ്സൈറ്റ് തുറക്കരുതെന്ന് ബ്രൗസർ ആളുകളോടു പറയും. സെർവർ നോക്കുന്നയാളോടു പറയൂ.',
  ],
  mail: [
    'Mails have waited for more than six hours or were refused. Send them again or remove them on the dashboard; if they still do not leave, tell whoever looks after the server.',
    'ചില മെയിലുകൾ ആറു മണിക്കൂറിലേറെയായി പോകാതെ കിടക്കുന്നു, അല്ലെങ്കിൽ മെയിൽ സെർവർ എടുത്തില്ല. ഡാഷ്ബോർഡിൽനിന്ന് വീണ്ടും അയയ്ക്കൂ, അല്ലെങ്കിൽ നീക്കൂ; എന്നിട്ടും പോകുന്നില്ലെങ്കിൽ സെർവർ നോക്കുന്നയാളോടു പറയൂ.',
  ],
  sender: [
    'The mail server refuses the address or the password of the site, so no mail leaves. They are kept and go out when that is right; a test mail shows it. Please tell whoever looks after the server: MAIL_FROM or SMTP_URL.',
    'വെബ്സൈറ്റിന്റെ ഇമെയിൽ വിലാസമോ പാസ്വേഡോ മെയിൽ സെർവർ സ്വീകരിക്കുന്നില്ല; അതിനാൽ മെയിലുകൾ പോകുന്നില്ല. അവ ഇവിടെയുണ്ട്, അതു ശരിയായാൽ പോകും; ശരിയായോ എന്ന് ടെസ്റ്റ് മെയിൽ അയച്ചു നോക്കാം. സെർവർ നോക്കുന്നയാളോടു പറയൂ: MAIL_FROM അല്ലെങ്കിൽ SMTP_URL.',
  ],
})

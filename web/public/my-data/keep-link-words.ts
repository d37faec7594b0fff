// Apart from the other words, since the thanks after a form need them too.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  message: [
    (company: string, link: string) => `What I sent to ${company}, to see, correct or withdraw it: ${link}`,
    (company, link) => `${company} എന്ന കമ്പനിക്ക് ഞാൻ അയച്ചത് കാണാനും തിരുത്താനും പിൻവലിക്കാനും: ${link}`,
  ],
  explanation: [
    'This private link leads to what you sent. With it you can see, correct or withdraw it at any time. Please keep it for yourself:',
    'നിങ്ങൾ അയച്ചതിലേക്കുള്ള സ്വകാര്യ ലിങ്കാണിത്. ഇതുവഴി എപ്പോൾ വേണമെങ്കിലും അത് കാണാം, തിരുത്താം, പിൻവലിക്കാം. മറ്റാർക്കും കൊടുക്കാതെ സൂക്ഷിച്ചുവയ്ക്കൂ:',
  ],
  sendToYourself: ['Send it to yourself on WhatsApp (new tab)', 'വാട്സാപ്പിൽ നിങ്ങൾക്കുതന്നെ അയയ്ക്കാം (പുതിയ ടാബിൽ)'],
})

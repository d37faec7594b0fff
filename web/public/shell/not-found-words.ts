// Apart from words.ts, which every page loads.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  /** `name` stands in the tab, `title` on the page. */
  missing: { name: ['Page not found', 'ഈ പേജ് ഇല്ല'], title: ['We can’t find that page', 'ഈ പേജ് കാണാനില്ല'] },
  tooMany: { name: ['One moment', 'ഒരു നിമിഷം'], title: ['One moment, please', 'ഒരു നിമിഷം കാത്തിരിക്കൂ'] },
  closed: { name: ['Staff only', 'ജീവനക്കാർക്കു മാത്രം'], title: ['This door is closed', 'ഈ വാതിൽ അടഞ്ഞുകിടക്കുകയാണ്'] },
  broken: {
    name: ['Not now', 'ഇപ്പോൾ പറ്റുന്നില്ല'],
    title: ['This did not work just now', 'ഇപ്പോൾ ഇതു നടക്കുന്നില്ല'],
  },
  tryAgain: ['Try again', 'വീണ്ടും ശ്രമിക്കാം'],
  backHome: ['Back to the home page', 'ഹോം പേജിലേക്ക്'],
  talkToUs: ['Talk to us', 'ഞങ്ങളോടു സംസാരിക്കാം'],
})

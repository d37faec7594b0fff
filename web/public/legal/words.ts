import { visitCountDays } from '#contract/limits.ts'
import { inBoth } from '#contract/words.ts'
export const words = inBoth({
  version: [
    (version: string) => `This notice is version ${version}.`,
    (version) => `ഈ അറിയിപ്പിന്റെ പതിപ്പ്: ${version}.`,
  ],
  visits: {
    title: ['How we count visits', 'സന്ദർശനങ്ങൾ എണ്ണുന്നത് എങ്ങനെ'],
    text: [
      `Our own server counts them, without cookies and without recognising anybody. It adds up by the day which pages were opened, and where visitors came from, as one of six words (WhatsApp, Google, Facebook, Instagram, other, direct). The sums are kept for ${visitCountDays} days.\n\nWhen you send a form, that word is counted with it. It is not kept with what you sent.\n\nTo limit abuse, your network address is held in memory for an hour at most. It is not stored or logged.\n\nIf your browser asks not to be tracked (Do Not Track or Global Privacy Control), nothing of this is sent.`,
      `ഞങ്ങളുടെ സെർവർ തന്നെയാണ് എണ്ണുന്നത്; കുക്കികളില്ല, ആരെയും തിരിച്ചറിയുന്നുമില്ല. ഏതെല്ലാം പേജുകൾ തുറന്നു, എവിടെനിന്നു വന്നു (വാട്സാപ്പ്, Google, Facebook, Instagram, മറ്റുള്ളവ, നേരിട്ട് എന്നീ ആറു വാക്കുകളിൽ ഒന്ന്) എന്നിവയുടെ ഓരോ ദിവസത്തെയും ആകെത്തുക മാത്രം. അത് ${visitCountDays} ദിവസം സൂക്ഷിക്കും.\n\nനിങ്ങൾ ഒരു ഫോം അയയ്ക്കുമ്പോൾ, എവിടെനിന്നു വന്നു എന്ന വാക്കും ഇതുപോലെ എണ്ണും. നിങ്ങൾ അയച്ചതിനൊപ്പം അതു സൂക്ഷിക്കുന്നില്ല.\n\nദുരുപയോഗം തടയാൻ നിങ്ങളുടെ ഐ.പി. വിലാസം പരമാവധി ഒരു മണിക്കൂർ സെർവറിന്റെ മെമ്മറിയിൽ ഉണ്ടാകും. അതു സൂക്ഷിച്ചുവയ്ക്കുകയോ ലോഗിൽ ചേർക്കുകയോ ചെയ്യുന്നില്ല.\n\nപിന്തുടരരുതെന്ന് നിങ്ങളുടെ ബ്രൗസർ ആവശ്യപ്പെട്ടാൽ (Do Not Track അല്ലെങ്കിൽ Global Privacy Control), ഇതൊന്നും അയയ്ക്കില്ല.`,
    ],
  },
})

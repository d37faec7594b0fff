import type { Translated } from '#contract/languages.ts'
import type { words as english } from './queue-words.ts'

export const words: Translated<typeof english> = {
  unsent: (count) =>
    count === 1
      ? 'പുതിയ ഒരു വിവരം ഇതുവരെ അയച്ചിട്ടില്ല. ലോഗ് ഔട്ട് ചെയ്യണോ?'
      : `പുതിയ ${count} വിവരങ്ങൾ ഇതുവരെ അയച്ചിട്ടില്ല. ലോഗ് ഔട്ട് ചെയ്യണോ?`,
  unsentWaits: 'ഒന്നും നഷ്ടപ്പെടില്ല: നിങ്ങൾ ഇവിടെ വീണ്ടും ലോഗിൻ ചെയ്യുന്നതു വരെ ഈ ബ്രൗസറിൽ ഉണ്ടാകും. മറ്റാരും കാണില്ല.',
  logOut: 'ലോഗ് ഔട്ട് ചെയ്യാം',
  stay: 'ഇവിടെ തുടരാം',
}

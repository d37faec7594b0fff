// Updates that wait in this browser.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  unsent: [
    (count: number) =>
      count === 1 ? 'An update is not sent yet. Log out?' : `${count} updates are not sent yet. Log out?`,
    (count) =>
      count === 1
        ? 'ഒരു അപ്ഡേറ്റ് ഇതുവരെ അയച്ചിട്ടില്ല. ലോഗ് ഔട്ട് ചെയ്യണോ?'
        : `${count} അപ്ഡേറ്റ് ഇതുവരെ അയച്ചിട്ടില്ല. ലോഗ് ഔട്ട് ചെയ്യണോ?`,
  ],
  unsentWaits: [
    'Nothing is lost: it waits in this browser until you log in here again. Nobody else sees it.',
    'ഒന്നും നഷ്ടപ്പെടില്ല: നിങ്ങൾ ഇവിടെ വീണ്ടും ലോഗിൻ ചെയ്യുന്നതു വരെ ഈ ബ്രൗസറിൽ ഉണ്ടാകും. മറ്റാരും കാണില്ല.',
  ],
  logOut: ['Log out', 'ലോഗ് ഔട്ട് ചെയ്യാം'],
  stay: ['Stay', 'ഇവിടെ തുടരാം'],
})

// What only the list of jobs says.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  label: ['Career', 'ജോലി'],
  /** Read by screen readers after `apply`. */
  applyFor: [(title: string) => ` for ${title}`, (title) => `: ${title}`],
  /** Before the title of the job. */
  application: ['Apply: ', 'അപേക്ഷ: '],
  phoneEnough: [
    'A phone number is enough to apply: no mail address, no CV.',
    'അപേക്ഷിക്കാൻ ഫോൺ നമ്പർ മതി: ഇമെയിലും സി.വി.യും വേണ്ട.',
  ],
  kept: [
    'Not sent yet. What you typed is kept for as long as this page stays open.',
    'അപേക്ഷ ഇതുവരെ അയച്ചിട്ടില്ല. ഈ പേജ് അടയ്ക്കുന്നതുവരെ നിങ്ങൾ എഴുതിയത് ഇവിടെയുണ്ടാകും.',
  ],
  keptWithCv: [
    'Not sent yet. What you typed and your CV are kept for as long as this page stays open.',
    'അപേക്ഷ ഇതുവരെ അയച്ചിട്ടില്ല. ഈ പേജ് അടയ്ക്കുന്നതുവരെ നിങ്ങൾ എഴുതിയതും സി.വി.യും ഇവിടെയുണ്ടാകും.',
  ],
  bringBack: ['Bring back what you typed', 'എഴുതിയത് തിരിച്ചെടുക്കാം'],
})

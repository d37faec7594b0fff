import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  why: [
    'You were away for a while, so we logged you out. Log in to carry on where you were; nothing you typed is lost.',
    'കുറച്ചു നേരം ഒന്നും ചെയ്യാതിരുന്നതുകൊണ്ട് ലോഗ് ഔട്ട് ആയി. ലോഗിൻ ചെയ്ത് നിർത്തിയിടത്തുനിന്നു തുടരൂ; എഴുതിയതൊന്നും പോയിട്ടില്ല.',
  ],
  busy: ['Logging in...', 'ലോഗിൻ ചെയ്യുന്നു...'],
  submit: ['Log in and carry on', 'ലോഗിൻ ചെയ്ത് തുടരാം'],
  passkey: ['Use a passkey', 'പാസ്കീ ഉപയോഗിക്കാം'],
  leave: ['Leave without saving', 'സേവ് ചെയ്യാതെ പോകാം'],
})

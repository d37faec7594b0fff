// The screen of the diary; contract/access/diary-words.ts has its sentences.
import { inBoth } from '#contract/words.ts'

type Pair = [string, string]

export const words = inBoth({
  note: [
    'What was done here, the newest first. Nobody can change an entry or remove one; each goes by itself after a year. Attempts to log in with an address that has no account are not written down.',
    'ഇവിടെ ചെയ്തതെല്ലാം, പുതിയത് ആദ്യം. ഇതിലുള്ളത് ആർക്കും മാറ്റാനോ മായ്ക്കാനോ ആകില്ല; ഒരു വർഷം കഴിഞ്ഞാൽ തനിയെ മായും. അക്കൗണ്ടില്ലാത്ത വിലാസം കൊണ്ട് ലോഗിൻ ചെയ്യാൻ ശ്രമിച്ചത് എഴുതിവയ്ക്കില്ല.',
  ],
  nouns: [['entry', 'entries'] as Pair, ['രേഖ', 'രേഖകൾ']],
  by: [['Who', 'Everybody'] as Pair, ['ആര്', 'എല്ലാവരും']],
  kind: [['What was done', 'Everything'] as Pair, ['എന്തു ചെയ്തു', 'എല്ലാം']],
  subject: [['To what', 'Everything'] as Pair, ['എന്തിൽ', 'എല്ലാം']],
  csv: ['Export as CSV', 'CSV എടുക്കാം'],
  what: ['What', 'എന്ത്'],
  when: ['When', 'എപ്പോൾ'],
  device: ['Device', 'ഉപകരണം'],
  differences: ['Before and after', 'മുമ്പും ഇപ്പോഴും'],
})

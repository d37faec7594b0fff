import { troubleWords } from '#contract/admin/trouble-words.ml.ts'
import { formatDay, formatMoment } from '#contract/days.ml.ts'
import type * as english from './mails.ts'
import type { Week } from './monday.ts'

export const monday: typeof english.monday = (week, { dashboard, stop }) => {
  const { visits, visitsBefore, enquiries, toCall, moreToCall, updated, projects, backup } = week
  const names = toCall.join(', ') || 'ആരുമില്ല'
  return {
    subject: `നിങ്ങളുടെ ആഴ്ച: സന്ദർശനങ്ങൾ ${visits}, പുതിയ അന്വേഷണങ്ങൾ ${enquiries}`,
    text: `നമസ്കാരം

കഴിഞ്ഞ ആഴ്ച, ${formatDay(week.from)} മുതൽ ${formatDay(week.to)} വരെ.

വെബ്സൈറ്റിലെ സന്ദർശനങ്ങൾ: ${visits}${visitsBefore > 0 ? ` (അതിനു മുമ്പത്തെ ആഴ്ച: ${visitsBefore})` : ''}
നോക്കാനുള്ള പുതിയ അന്വേഷണങ്ങൾ: ${enquiries}
നോക്കാനുള്ള പുതിയ അപേക്ഷകൾ: ${week.applications}
തിരിച്ചു വിളിക്കേണ്ടവർ: ${names}${moreToCall > 0 ? `, കൂടാതെ ${moreToCall === 1 ? 'ഒരാൾ' : `${moreToCall} പേർ`}` : ''}
പണിയിടത്തെ പുതിയ വിവരങ്ങൾ: ${updated.length}${projects.length > 0 ? ` (${projects.join('; ')})` : ''}
അവസാനത്തെ ബാക്കപ്പ്: ${backup.at ? formatMoment(backup.at) : 'ഇതുവരെ ഇല്ല'}${backupNote(backup)}

ഡാഷ്ബോർഡ്:
${dashboard}

ഈ മെയിൽ ഇനി വേണ്ടെങ്കിൽ:
${stop}
`,
  }
}

function backupNote({ isOff, isOld }: Week['backup']) {
  if (isOff) return '. രാത്രിയിലെ ബാക്കപ്പ് ഓഫ് ആണ്: സെർവർ നോക്കുന്നയാളോടു പറയൂ.'
  return isOld ? '. അതു കഴിഞ്ഞിട്ട് രണ്ടു രാത്രിയിലേറെയായി: സെർവർ നോക്കുന്നയാളോടു പറയൂ.' : ''
}

export const troubles: typeof english.troubles = (found, dashboard) => ({
  subject: 'നിങ്ങളുടെ വെബ്സൈറ്റിന് ഒരു തകരാറുണ്ട്',
  text: `നമസ്കാരം

${found.map((one) => troubleWords[one]).join('\n\n')}

ശരിയാകുന്നതു വരെ ഈ മെയിൽ ദിവസവും ഒരു തവണ വരും. ഇപ്പോഴത്തെ നില ഡാഷ്ബോർഡിൽ കാണാം:
${dashboard}
`,
})

import { inBoth } from '#contract/words.ts'

export const historyWords = inBoth({
  title: ['Notes and history', 'കുറിപ്പുകളും നടന്ന കാര്യങ്ങളും'],
  note: ['Note', 'കുറിപ്പ്'],
  hint: [
    'Only staff see it. It carries your name and the day.',
    'ജീവനക്കാർ മാത്രമേ കാണൂ. നിങ്ങളുടെ പേരും തീയതിയും കൂടെ വരും.',
  ],
  loadFailed: ['Unable to load the history.', 'നടന്ന കാര്യങ്ങൾ കാണിക്കാനായില്ല.'],
  add: ['Add note', 'കുറിപ്പ് ചേർക്കാം'],
  adding: ['Saving...', 'സേവ് ചെയ്യുന്നു...'],
  remove: ['Remove this note', 'ഈ കുറിപ്പ് മായ്ക്കാം'],
  confirmRemove: ['Remove this note?', 'ഈ കുറിപ്പ് മായ്ച്ചുകളയണോ?'],
  created: ['Added by hand', 'ഓഫീസ് കുറിച്ചുവച്ചു'],
  cvOpened: [
    (times: number) => (times === 1 ? 'Opened the CV' : `Opened the CV ${times} times`),
    (times: number) => (times === 1 ? 'സി.വി. തുറന്നു' : `സി.വി. ${times} തവണ തുറന്നു`),
  ],
  sent: {
    whatsapp: ['Answered on WhatsApp:', 'വാട്സാപ്പിൽ മറുപടി അയച്ചു:'],
    sms: ['Sent by SMS:', 'എസ്.എം.എസ്. അയച്ചു:'],
    mail: ['Answered by mail:', 'മെയിലിൽ മറുപടി അയച്ചു:'],
  },
  status: [
    (before: string, after: string) => `${before} → ${after}`,
    (before: string, after: string) => `${before} → ${after}`,
  ],
  told: [
    (state: string) => `The applicant now sees: ${state}`,
    (state: string) => `അപേക്ഷിച്ചയാൾ ഇപ്പോൾ കാണുന്നത്: ${state}`,
  ],
  spam: ['Marked as spam', 'സ്പാം എന്ന് അടയാളപ്പെടുത്തി'],
  notSpam: ['Not spam any more', 'സ്പാം അല്ലെന്ന് അടയാളപ്പെടുത്തി'],
  changed: [(fields: string) => `Changed: ${fields}`, (fields: string) => `മാറ്റിയത്: ${fields}`],
})

import type { Translated } from '#contract/languages.ts'
import type { historyWords as english } from './history-words.ts'

export const historyWords: Translated<typeof english> = {
  title: 'കുറിപ്പുകളും നടന്ന കാര്യങ്ങളും',
  note: 'കുറിപ്പ്',
  hint: 'ജീവനക്കാർ മാത്രമേ കാണൂ. നിങ്ങളുടെ പേരും തീയതിയും കൂടെ വരും.',
  loadFailed: 'നടന്ന കാര്യങ്ങൾ കാണിക്കാനായില്ല.',
  add: 'കുറിപ്പ് ചേർക്കാം',
  adding: 'സേവ് ചെയ്യുന്നു...',
  remove: 'ഈ കുറിപ്പ് മായ്ക്കാം',
  confirmRemove: 'ഈ കുറിപ്പ് മായ്ച്ചുകളയണോ?',
  created: 'ഓഫീസ് കുറിച്ചുവച്ചു',
  cvOpened: (times: number) => (times === 1 ? 'സി.വി. തുറന്നു' : `സി.വി. ${times} തവണ തുറന്നു`),
  sent: { whatsapp: 'വാട്സാപ്പിൽ മറുപടി അയച്ചു:', sms: 'എസ്.എം.എസ്. അയച്ചു:', mail: 'മെയിലിൽ മറുപടി അയച്ചു:' },
  status: (before: string, after: string) => `${before} → ${after}`,
  told: (state: string) => `അപേക്ഷിച്ചയാൾ ഇപ്പോൾ കാണുന്നത്: ${state}`,
  spam: 'സ്പാം എന്ന് അടയാളപ്പെടുത്തി',
  notSpam: 'സ്പാം അല്ലെന്ന് അടയാളപ്പെടുത്തി',
  changed: (fields: string) => `മാറ്റിയത്: ${fields}`,
  fields: {
    told: 'അപേക്ഷിച്ചയാൾ കാണുന്നത്',
    interview_at: 'ഇന്റർവ്യൂവിന്റെ സമയം',
    interview_place: 'ഇന്റർവ്യൂവിന്റെ സ്ഥലം',
    follow_up_on: 'വീണ്ടും വിളിക്കേണ്ട ദിവസം',
    came_from: 'ഞങ്ങളെക്കുറിച്ച് എങ്ങനെ അറിഞ്ഞു എന്നത്',
    why: 'കാരണം',
  },
}

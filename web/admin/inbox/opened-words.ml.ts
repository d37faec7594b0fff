import type { Translated } from '#contract/languages.ts'
import type { openedWords as english } from './opened-words.ts'

export const openedWords: Translated<typeof english> = {
  lists: 'ലിസ്റ്റുകൾ',
  spam: 'സ്പാം',
  steps: { application: 'അപേക്ഷകൾ', enquiry: 'അന്വേഷണങ്ങൾ' },
  previous: 'മുമ്പത്തേത്',
  next: 'അടുത്തത്',
  left: (count: number) => (count === 0 ? 'അവസാനത്തേത്' : `ഇനി ${count}`),
  call: 'വിളിക്കാം',
  whatsapp: 'വാട്സാപ്പ്',
}

// What the screen of one application or enquiry says itself.
import { inBoth } from '#contract/words.ts'

export const openedWords = inBoth({
  lists: ['Lists', 'ലിസ്റ്റുകൾ'],
  spam: ['Spam', 'സ്പാം'],
  steps: { application: ['Applications', 'അപേക്ഷകൾ'], enquiry: ['Enquiries', 'അന്വേഷണങ്ങൾ'] },
  previous: ['Previous', 'മുമ്പത്തേത്'],
  next: ['Next', 'അടുത്തത്'],
  left: [
    (count: number) => (count === 0 ? 'The last one' : `${count} more`),
    (count: number) => (count === 0 ? 'അവസാനത്തേത്' : `ഇനി ${count} എണ്ണം`),
  ],
  call: ['Call', 'വിളിക്കാം'],
  whatsapp: ['WhatsApp', 'വാട്സാപ്പ്'],
})

import type { Translated } from '#contract/languages.ts'
import type { words as english } from './project-words.ts'

export const words: Translated<typeof english> = {
  backToGallery: 'ഗാലറിയിലേക്ക്',
  facts: { category: 'വിഭാഗം', client: 'ക്ലയന്റ്', area: 'വിസ്തീർണം', location: 'സ്ഥലം' },
  summary: ({ category, client, location, area }) => `${client} (${location}): ${category}, ${area}.`,
  askOnWhatsapp: 'വാട്സാപ്പിൽ ചോദിക്കാം',
  clientsSay: 'വീട്ടുകാർ പറയുന്നത്',
  enlarge: 'വലുതാക്കി കാണാം: ',
  pictures: 'ഈ പ്രോജക്ടിന്റെ ചിത്രങ്ങൾ',
  share: 'ഷെയർ ചെയ്യാം',
  linkCopied: 'ലിങ്ക് കോപ്പി ചെയ്തു',
  linkNotCopied: (url) => `ലിങ്ക് കോപ്പി ചെയ്യാനായില്ല. ലിങ്ക് ഇതാണ്: ${url}`,
  otherProjects: 'മറ്റു പ്രോജക്ടുകൾ',
  previous: 'മുമ്പത്തേത്',
  next: 'അടുത്തത്',
  moreProjects: 'കൂടുതൽ പ്രോജക്ടുകൾ',
}

import type { words as english } from './words.ts'

export const words: typeof english = {
  documentTitle: (title, company) => `${title} · ${company} അഡ്മിൻ`,
  cancel: 'വേണ്ട',
  leaveQuestion: 'സേവ് ചെയ്യാതെ പോകണോ?',
  leaveDetail: 'മാറ്റിയതെല്ലാം പോകും.',
  leave: 'പോകാം',
  stay: 'ഇവിടെ തുടരാം',
}

// What the screens of the admin area are made of.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  documentTitle: [
    (title: string, company: string) => `${title} · ${company} admin`,
    (title, company) => `${title} · ${company} അഡ്മിൻ`,
  ],
  cancel: ['Cancel', 'വേണ്ട'],
  leaveQuestion: ['Leave without saving?', 'സേവ് ചെയ്യാതെ പോകണോ?'],
  leaveDetail: ['What you changed would be lost.', 'മാറ്റിയതെല്ലാം പോകും.'],
  leave: ['Leave', 'പോകാം'],
  stay: ['Stay', 'ഇവിടെ തുടരാം'],
})

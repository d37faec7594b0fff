// What the shell says itself. words.ml.ts takes its place on Malayalam pages.
import { pageNames } from '#contract/page-names.ts'

export const words = {
  /** Path, title and menu entry of every page: those of the contract, in the language of this build. */
  pages: pageNames,
  whereToFindUs: 'Where to find us',
  language: 'Language',
  mainMenu: 'Main',
  menu: 'Menu',
  services: 'SERVICES',
  callOrWrite: 'Call or write to us',
  call: 'Call',
  whatsapp: 'WhatsApp',
  writeToUs: 'Write to us',
  /** Sent from a page about a topic, or from the home page. */
  question: (company: string, topic?: string) =>
    `Hello ${company}, I saw ${topic ? `“${topic}” on your website` : 'your website'} and have a question.`,
  /** Where a long name may not break. */
  unbroken: (name: string) => name,
  quickLinks: 'Quick links',
  contact: 'Contact',
  allRights: 'All rights reserved.',
}

// What the shell says itself, and the ways to write from anywhere.
import type { Company } from '#contract/content/company.ts'
import { inBoth } from '#contract/words.ts'
import { whatsappLink } from '../../ui/contact-links.ts'

export const words = inBoth({
  whereToFindUs: ['Where to find us', 'ഞങ്ങൾ എവിടെയാണ്'],
  language: ['Language', 'ഭാഷ'],
  mainMenu: ['Main', 'പ്രധാന മെനു'],
  menu: ['Menu', 'മെനു'],
  services: ['SERVICES', 'സേവനങ്ങൾ'],
  callOrWrite: ['Call or write to us', 'വിളിക്കാം, എഴുതാം'],
  call: ['Call', 'വിളിക്കാം'],
  whatsapp: ['WhatsApp', 'വാട്സാപ്പ്'],
  writeToUs: ['Write to us', 'എഴുതാം'],
  /** Sent from a page about a topic, or from the home page. */
  question: [
    (company: string, topic?: string) =>
      `Hello ${company}, I saw ${topic ? `“${topic}” on your website` : 'your website'} and have a question.`,
    (company, topic) =>
      `നമസ്കാരം ${company}, നിങ്ങളുടെ ${topic ? `വെബ്സൈറ്റിൽ “${topic}”` : 'വെബ്സൈറ്റ്'} കണ്ടു. ഒരു കാര്യം ചോദിക്കാനുണ്ട്.`,
  ],
  /** Where a long name may not break. */
  unbroken: [(name: string) => name, (name) => name.replaceAll(' & ', '\u00a0& ')],
  quickLinks: ['Quick links', 'പ്രധാന പേജുകൾ'],
  contact: ['Contact', 'വിലാസവും ഫോണും'],
  allRights: ['All rights reserved.', 'എല്ലാ അവകാശങ്ങളും നിക്ഷിപ്തം.'],
})

/** A link to WhatsApp with a message that names the page, project or job it is sent from; none on the home page. */
export const companyWhatsapp = ({ shortName, whatsapp }: Company, topic?: string) =>
  whatsappLink(whatsapp, words.question(shortName, topic))

/** Of the part of the page where visitors write; for links that bring a message. */
export const enquiryFormId = 'write'

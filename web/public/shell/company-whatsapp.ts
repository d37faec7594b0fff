import type { Company } from '#contract/content/company.ts'
import { whatsappLink } from '../../ui/contact-links.ts'
import { words } from './words.ts'

/** A link to WhatsApp with a message that names the page, project or job it is sent from; none on the home page. */
export const companyWhatsapp = ({ shortName, whatsapp }: Company, topic?: string) =>
  whatsappLink(whatsapp, words.question(shortName, topic))

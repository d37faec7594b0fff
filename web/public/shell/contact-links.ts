import type { Company } from '#contract/content/company.ts'
import { words } from './words.ts'

export function telLink(phone: string) {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

/** Opens WhatsApp with a message that names the page, project or job it is sent from; none on the home page. */
export function whatsappLink({ shortName, whatsapp }: Company, topic?: string) {
  return `https://wa.me/${whatsapp.replace(/\D/g, '')}?text=${encodeURIComponent(words.question(shortName, topic))}`
}

import type { Company } from '#contract/content/company.ts'

export function telLink(phone: string) {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

/** Opens WhatsApp with a message that names the page, project or job it is sent from; none on the home page. */
export function whatsappLink({ shortName, whatsapp }: Company, topic?: string) {
  const place = topic ? `looking at “${topic}” on your site` : 'on your home page'
  const text = `Hello ${shortName}, I am ${place} and have a question.`
  return `https://wa.me/${whatsapp.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}

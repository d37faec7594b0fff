import { site } from '#site'

export function telLink(phone: string) {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

/** Opens WhatsApp with a message that says where the visitor comes from. */
export function whatsappLink(text: string) {
  return `https://wa.me/${site.whatsapp.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}

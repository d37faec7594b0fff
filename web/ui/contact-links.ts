export const telLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

/** WhatsApp needs the country code. */
export const whatsappLink = (phone: string, text: string) =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`

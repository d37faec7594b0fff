// Links that open the mail program, WhatsApp or the telephone.
export const telLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

export function mailLink(email: string, subject: string) {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`
}

export function whatsappLink(phone: string, text: string) {
  return `https://wa.me/${withCountry(phone)}?text=${encodeURIComponent(text)}`
}

/** WhatsApp needs the country code; ten digits are an Indian number without it. */
function withCountry(phone: string) {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length === 10 ? `91${digits}` : digits
}

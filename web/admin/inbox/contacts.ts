// Links that open the mail program, WhatsApp or the telephone with the right person in them.
import { site } from '#site'

export const telOf = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

export function mailOf(email: string, subject: string) {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`
}

export function whatsappOf(phone: string, name: string, about: string) {
  const text = `Hello ${name}, this is ${site.name}, about ${about}.`
  return `https://wa.me/${withCountry(phone)}?text=${encodeURIComponent(text)}`
}

/** WhatsApp wants the country code; ten digits are an Indian number without it. */
function withCountry(phone: string) {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length === 10 ? `91${digits}` : digits
}

export const telLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

/** The phone number needs its country code; without a number, WhatsApp asks whom to write to. */
export const whatsappLink = (phone: string, text: string) =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`

/** With `?&`, since some iPhones take the text only after an ampersand. */
export const smsLink = (phone: string, text: string) =>
  `sms:${phone.replace(/[^+\d]/g, '')}?&body=${encodeURIComponent(text)}`

// What the page of an added service says itself. added-service-words.ml.ts takes its place on Malayalam pages.
export const words = {
  services: 'Services',
  askOnWhatsapp: 'Ask on WhatsApp',
}

/**
 * The number that the Career page leads to (web/public/careers/call-instead.tsx), as its text about the crafts has it, unless
 * words stand for it.
 */
export function numberIn(crafts: string) {
  const [, label = '', number = ''] = /\[([^\]]*)\]\(tel:([^)]+)\)/.exec(crafts) ?? []
  const digits = digitsOf(label)
  return digits && digitsOf(number).endsWith(digits) ? label : number || undefined
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

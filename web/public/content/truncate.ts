/** The start of a text that is too long, cut at a word. */
export function truncate(text: string, maxLength: number) {
  if (text.length <= maxLength) return text
  const start = text.slice(0, maxLength)
  return `${start.slice(0, start.lastIndexOf(' '))}…`
}

/** The beginning of a text that is too long, cut at a word. */
export function shortened(text: string, longest: number) {
  if (text.length <= longest) return text
  const start = text.slice(0, longest)
  return `${start.slice(0, start.lastIndexOf(' '))}…`
}

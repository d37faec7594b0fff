/** The start of a text that is too long, cut at a word. */
export function truncate(text: string, maxLength: number) {
  if (text.length <= maxLength) return text
  const start = text.slice(0, maxLength)
  return `${start.slice(0, start.lastIndexOf(' '))}…`
}

/** The sentences of the first paragraph that fit, or its words where the first sentence is too long. */
export function sentencesOf(text: string, maxLength: number) {
  const [paragraph = ''] = text.trim().split('\n')
  if (paragraph.length <= maxLength) return paragraph
  const start = paragraph.slice(0, maxLength)
  return start.slice(0, start.lastIndexOf('. ') + 1) || truncate(paragraph, maxLength)
}

// Apart from the paths, since most pages show no added service.
const maxTitleLength = 60
const maxFirstWordsLength = 40

/** Title and text of a service as screens show them: without a title, the start of the text becomes one. */
export function splitService({ title, description }: { title: string; description: string }) {
  const text = description.trim()
  if (title) return { title, text }
  const [, start = '', rest = ''] = /^(.+?)(?:[.:]\s+|\s*\n\s*)([\s\S]+)$/.exec(text) ?? []
  if (start && start.length <= maxTitleLength)
    return { title: start, text: rest.charAt(0).toUpperCase() + rest.slice(1) }
  if (text.length <= maxTitleLength) return { title: text.replace(/\.$/, ''), text: '' }
  return { title: firstWords(text), text }
}

/** Up to the first comma or dash, or else as many words as fit. */
function firstWords(text: string) {
  const [clause = ''] = text.split(/[,;]\s|\s[–-]\s/)
  if (clause.length <= maxTitleLength) return clause
  const start = text.slice(0, maxFirstWordsLength)
  const words = start.replace(/\s+\S*$/, '').replace(/\s(?:and|or|the|an?|of|in|for|with|to)$/i, '')
  return `${words}…`
}

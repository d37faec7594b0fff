// A service that staff gave no title gets one from its text. Apart from the schemas, to keep zod out of the public pages.
const maxTitleLength = 60
const maxFirstWordsLength = 40

/** Title and text of a service as every screen shows them: without a title of its own, its text gives one. */
export function splitService({ title, description }: { title: string; description: string }) {
  const text = description.trim()
  if (title) return { title, text }
  const [, start = '', rest = ''] = /^(.+?)(?:[.:]\s+|\s*\n\s*)([\s\S]+)$/.exec(text) ?? []
  if (start && start.length <= maxTitleLength)
    return { title: start, text: rest.charAt(0).toUpperCase() + rest.slice(1) }
  if (text.length <= maxTitleLength) return { title: text.replace(/\.$/, ''), text: '' }
  return { title: firstWords(text), text }
}

/** To the first comma or dash, or else to the last word that fits. */
function firstWords(text: string) {
  const [clause = ''] = text.split(/[,;]\s|\s[–-]\s/)
  if (clause.length <= maxTitleLength) return clause
  const start = text.slice(0, maxFirstWordsLength)
  const words = start.replace(/\s+\S*$/, '').replace(/\s(?:and|or|the|an?|of|in|for|with|to)$/i, '')
  return `${words}…`
}

// Remembers the language that a visitor chooses. The page in that language is another document: there it restores the scroll
// position, the typed texts and what the app has left in `dataset`. Runs in start.ts, since the links work before the app is
// loaded.
const languageKey = 'language'
const positionKey = 'position'

/**
 * `page` is the address it is for, `place` the scroll position as a part of the height; a field has name, value and tick;
 * `data` is of `useSent`, drafts.ts and visits.ts.
 */
type SavedPosition = {
  page: string
  place: number
  fields: [string, string, boolean][]
  data: { sent?: string; drafts?: string; source?: string; referrer?: string }
}

const page = document.documentElement

export function watchLanguageChoice() {
  document.addEventListener('click', onClick, true)
  // In a browser without storage nothing is remembered.
  try {
    // Whose browser is set to Malayalam has chosen it until they say otherwise.
    page.dataset.chosen =
      localStorage.getItem(languageKey) ?? (/\bml\b/.test(`${navigator.languages}`) ? 'ml' : '')
    const position = sessionStorage.getItem(positionKey)
    sessionStorage.removeItem(positionKey)
    if (position) restore(JSON.parse(position))
  } catch {}
}

function restore(position: SavedPosition) {
  if (position.page !== location.href) return
  Object.assign(page.dataset, position.data)
  for (const [index, field] of typedFields().entries()) {
    const [name, value = '', checked = false] = position.fields[index] ?? []
    if (name !== field.name) continue
    // No page can choose a file: its form asks for it again.
    if (field.type === 'file') page.dataset.lost = value && name
    else Object.assign(field, { value, checked })
    const folded = field.closest('details')
    if (folded && checked) folded.open = true
  }
  window.scrollTo(0, position.place * page.scrollHeight)
}

function onClick({ target }: MouseEvent) {
  const chosen = target instanceof Element && target.closest<HTMLElement>('[data-language]')
  if (!chosen) return
  page.dataset.chosen = chosen.dataset.language
  try {
    localStorage.setItem(languageKey, chosen.dataset.language ?? '')
    if (!(chosen instanceof HTMLAnchorElement)) return
    // The server knows neither the hash nor all of the query.
    chosen.search = location.search
    chosen.hash = location.hash
    const fields = typedFields().map(({ name, value, checked }) => [name, value, checked])
    const place = window.scrollY / page.scrollHeight
    const { sent, drafts, source, referrer = document.referrer } = page.dataset
    const data = { sent, drafts, source, referrer }
    sessionStorage.setItem(positionKey, JSON.stringify({ page: chosen.href, place, fields, data }))
  } catch {}
}

const typed = 'main [name]:not([type=hidden]), [name=idempotency_key]'
const typedFields = () => [...document.querySelectorAll<HTMLInputElement>(typed)]

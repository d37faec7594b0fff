// Remembers the language that a visitor chooses, and restores the scroll position, the typed texts and what is known of a
// form that was sent on the page in that language. Runs in start.ts, since the links work before the app is loaded.
const choiceKey = 'language'
const positionKey = 'left'

/**
 * `page` is the address it is for, `place` the scroll position as a part of the height; a field has name, value and tick;
 * `sent` is of `useSent`.
 */
type SavedPosition = { page: string; place: number; fields: [string, string, boolean][]; sent?: string }

const page = document.documentElement

export function watchLanguageChoice() {
  document.addEventListener('click', onClick, true)
  // In a browser without storage nothing is remembered.
  try {
    page.dataset.chosen = localStorage.getItem(choiceKey) ?? ''
    const position = sessionStorage.getItem(positionKey)
    sessionStorage.removeItem(positionKey)
    if (position) restore(JSON.parse(position))
  } catch {}
}

function restore(position: SavedPosition) {
  if (position.page !== location.href) return
  if (position.sent) page.dataset.sent = position.sent
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
    localStorage.setItem(choiceKey, chosen.dataset.language ?? '')
    if (!(chosen instanceof HTMLAnchorElement)) return
    // The server knows neither the hash nor all of the query.
    chosen.search = location.search
    chosen.hash = location.hash
    const fields = typedFields().map(({ name, value, checked }) => [name, value, checked])
    const place = window.scrollY / page.scrollHeight
    const { sent } = page.dataset
    sessionStorage.setItem(positionKey, JSON.stringify({ page: chosen.href, place, fields, sent }))
  } catch {}
}

const typedFields = () => [...document.querySelectorAll<HTMLInputElement>('main [name]:not([type=hidden])')]

// Remembers the language that a visitor chooses, and takes to the page in that language where they were on this one and
// what they had typed. Runs in start.ts, since the links work before the app is loaded.
const choiceKey = 'language'
const leftKey = 'left'

/** Its place as a part of the height, and of each field the name, the value and whether it is ticked. */
type Left = { place: number; fields: [string, string, boolean][] }

const page = document.documentElement

export function watchLanguageChoice() {
  document.addEventListener('click', onClick, true)
  // In a browser without storage nothing is remembered.
  try {
    page.dataset.chosen = localStorage.getItem(choiceKey) ?? ''
    const left = sessionStorage.getItem(leftKey)
    sessionStorage.removeItem(leftKey)
    if (left) restore(JSON.parse(left))
  } catch {}
}

function restore({ place, fields }: Left) {
  for (const [index, field] of typedFields().entries()) {
    const [name, value = '', checked = false] = fields[index] ?? []
    if (name === field.name) Object.assign(field, { value, checked })
  }
  window.scrollTo(0, place * page.scrollHeight)
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
    sessionStorage.setItem(leftKey, JSON.stringify({ place: window.scrollY / page.scrollHeight, fields }))
  } catch {}
}

const typedFields = () => [
  ...document.querySelectorAll<HTMLInputElement>('main [name]:not([type=hidden], [type=file])'),
]

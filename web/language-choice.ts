// Remembers the language that a visitor chooses, and where on the page that was. Runs in start.ts, since the links work
// before the app is loaded.
const choiceKey = 'language'
const placeKey = 'place'

export function watchLanguageChoice() {
  document.addEventListener('click', onClick, true)
  const page = document.documentElement
  // In a browser without storage nothing is remembered.
  try {
    page.dataset.chosen = localStorage.getItem(choiceKey) ?? ''
    const place = Number(sessionStorage.getItem(placeKey))
    sessionStorage.removeItem(placeKey)
    if (place) window.scrollTo(0, place * page.scrollHeight)
  } catch {}
}

function onClick({ target }: MouseEvent) {
  const chosen = target instanceof Element && target.closest<HTMLElement>('[data-language]')
  if (!chosen) return
  const page = document.documentElement
  page.dataset.chosen = chosen.dataset.language
  try {
    localStorage.setItem(choiceKey, chosen.dataset.language ?? '')
    if (chosen instanceof HTMLAnchorElement) {
      // The server knows neither the hash nor all of the query.
      chosen.search = location.search
      chosen.hash = location.hash
      sessionStorage.setItem(placeKey, String(window.scrollY / page.scrollHeight))
    }
  } catch {}
}

// A page as a person uses it: things are found by what they are and what they are called. Every step waits for its
// condition, however busy the machine is.
import { setTimeout as pause } from 'node:timers/promises'

/** An element of the page, as WebDriver BiDi names it. */
export type Handle = { sharedId?: string }

/** What a page needs of a browser, however it is driven. */
export type Driver = {
  goTo(url: string): Promise<void>
  /** Calls a function in the page, which may use nothing from around it. Its result is an element or JSON. */
  run<Data, Out>(code: (data: Data, element: Element) => Out, data: Data, on?: Handle): Promise<InPage<Out>>
  /** Input as WebDriver defines it, which BiDi has taken over unchanged. */
  perform(inputs: object[]): Promise<void>
  setFiles(input: Handle, paths: string[]): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** As a PNG in base64. */
  screenshot(): Promise<string>
  /** What the console has told since the last call: errors and warnings. */
  complaints(): Promise<string[]>
  close(): Promise<void>
}

/** An element becomes a handle on its way out of the page. */
type InPage<Out> = Out extends Element ? Handle : Out

/** The source of a function whose result both protocols can carry: an element as it is, anything else as JSON. */
export const wrap = (code: (data: never, element: Element) => unknown) => `function (data, element) {
  const result = (${code})(JSON.parse(data), element)
  return result instanceof Element ? result : JSON.stringify(result ?? null)
}`

const roles = {
  button: 'button',
  field: 'input:not([type=file], [type=hidden]), textarea, select',
  file: 'input[type=file]',
  heading: 'h1, h2, h3',
  image: 'img[alt]',
  link: 'a[href]',
}
type Role = keyof typeof roles
type Sought = { selector: string; name: string; scope: string }
type Options = { /** A selector around it, where a name is not enough. */ within?: string }

const patienceMs = 30_000
const betweenLooksMs = 30
const keys = { Escape: '\uE00C', Home: '\uE011', ArrowRight: '\uE014' }
const dragSteps = 4

export type Page = ReturnType<typeof createPage>

export function createPage(driver: Driver, origin: string) {
  async function until<Out>(what: string, look: () => Promise<Out>): Promise<NonNullable<Out>> {
    const deadline = performance.now() + patienceMs
    let trouble: unknown
    do {
      // A look can fail because the page is just being replaced.
      const found = await look().catch((error) => {
        trouble = error
        return undefined
      })
      if (found) return found
      await pause(betweenLooksMs)
    } while (performance.now() < deadline)
    throw new Error(`Waited in vain: ${what}`, { cause: trouble })
  }

  const seek = (role: Role, name: string, { within = 'body' }: Options = {}): Sought => ({
    ...{ selector: roles[role], name, scope: within },
  })

  /** Where to point at, once the thing stands still and nothing covers it. */
  async function aim(role: Role, name: string, options?: Options) {
    const sought = seek(role, name, options)
    let before = ''
    return until(`${role} "${name}" can be pressed`, async () => {
      const element = await driver.run(find, sought)
      const point = element && (await driver.run(measure, null, element))
      const place = JSON.stringify(point)
      const isStill = place === before
      before = place
      return isStill ? point : undefined
    })
  }

  const point = (...actions: Record<string, unknown>[]) =>
    driver.perform([{ type: 'pointer', id: 'mouse', actions }])
  async function type(characters: Iterable<string>) {
    const actions = [...characters].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
    await driver.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  const page = {
    driver,
    until,
    async open(path: string) {
      await driver.goTo(origin + path)
      await until(`${path} has hydrated`, () =>
        driver.run(() => document.documentElement.hasAttribute('data-hydrated'), null),
      )
    },
    async click(role: Role, name: string, options?: Options) {
      const at = await aim(role, name, options)
      await point(
        { type: 'pointerMove', ...at },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      )
    },
    async fill(label: string, text: string) {
      await page.click('field', label)
      await type(text)
      const sought = seek('field', label)
      await until(`"${label}" holds "${text}"`, async () => {
        const field = await driver.run(find, sought)
        return field && driver.run((value, it) => (it as HTMLInputElement).value === value, text, field)
      })
    },
    async choose(label: string, files: string[], options?: Options) {
      const input = await until(`file field "${label}"`, () => driver.run(find, seek('file', label, options)))
      await driver.setFiles(input, files)
    },
    async focus(role: Role, name: string) {
      const element = await page.sees(role, name)
      await driver.run((_, it) => (it as HTMLElement).focus(), null, element)
    },
    press: (key: keyof typeof keys) => type([keys[key]]),
    /** In small steps, as a hand does; between them the page has time to follow. */
    async drag(from: [Role, string], to: [Role, string], isDragged: string) {
      // Near an edge of the window the page would scroll along.
      await driver.run(toTheMiddle, null, await page.sees(...from))
      const start = await aim(...from)
      await point({ type: 'pointerMove', ...start }, { type: 'pointerDown', button: 0 })
      await point({ type: 'pointerMove', x: start.x + 8, y: start.y + 8 })
      await until('the drag has begun', () =>
        driver.run((it) => document.querySelector(it) !== null, isDragged),
      )
      const element = await page.sees(...to)
      const end = await until('a place to drop it', () => driver.run(measure, null, element))
      const before = await driver.run(placeOf, null, element)
      for (let step = 1; step <= dragSteps; step++) {
        const part = (a: number, b: number) => Math.round(a + ((b - a) * step) / dragSteps)
        await point({ type: 'pointerMove', x: part(start.x, end.x), y: part(start.y, end.y) })
      }
      await until(
        'the other one makes room',
        async () => (await driver.run(placeOf, null, element)) !== before,
      )
      await point({ type: 'pointerUp', button: 0 })
    },
    sees: (role: Role, name: string, options?: Options): Promise<Handle> =>
      until(`${role} "${name}" is in sight`, () => driver.run(find, seek(role, name, options))),
    /** The text as it was found. */
    reads: (text: string | RegExp) =>
      until(`"${text}" is in sight`, () =>
        driver.run(read, typeof text === 'string' ? RegExp.escape(text) : text.source),
      ),
    at: (path: string) =>
      until(`the address is ${path}`, () =>
        driver.run((wanted) => (location.pathname + location.search).startsWith(wanted), path),
      ),
    gone: (role: Role, name: string, options?: Options) =>
      until(`${role} "${name}" is gone`, async () => !(await driver.run(find, seek(role, name, options)))),
  }
  return page
}

/** The first such thing in sight, in the topmost layer; the name is a pattern. */
function find({ selector, name, scope }: Sought) {
  const pattern = new RegExp(name)
  const nameOf = (element: Element) => {
    const { labels } = element as HTMLInputElement
    const text = labels?.length
      ? [...labels].map((label) => label.textContent).join(' ')
      : element.textContent
    const own = element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? text
    return (own || element.querySelector('img[alt]')?.getAttribute('alt') || '').replace(/\s+/g, ' ').trim()
  }
  const layer = [...document.querySelectorAll('dialog:modal, [aria-modal="true"]')].at(-1) ?? document
  const around = scope === 'body' ? [layer] : [...layer.querySelectorAll(scope)]
  return around
    .flatMap((one) => [...one.querySelectorAll(selector)])
    .find((one) => one.checkVisibility({ visibilityProperty: true }) && pattern.test(nameOf(one)))
}

function toTheMiddle(_: null, element: Element) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
}

function placeOf(_: null, element: Element) {
  const { x, y } = element.getBoundingClientRect()
  return `${x} ${y}`
}

function read(pattern: string) {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is in sight
  const seen = document.body.innerText
  return seen.replace(/\s+/g, ' ').match(new RegExp(pattern))
}

/** Its middle; while something else is there, such as a bar that stays in sight, it is scrolled elsewhere. */
function measure(_: null, element: Element) {
  const box = element.getBoundingClientRect()
  const at = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
  if (element.contains(document.elementFromPoint(at.x, at.y))) return at
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
}

import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createStorage, replaceGlobals } from '../testing/answers.ts'

class Element {
  dataset: Record<string, string | undefined> = {}
  closest(selector: string): unknown {
    return selector === 'details' || !this.dataset.language ? null : this
  }
}
class HTMLAnchorElement extends Element {
  search = ''
  hash = ''
  get href() {
    return `https://site.example/ml/career${this.search}${this.hash}`
  }
}

type Typed = { name: string; value: string; checked: boolean; type: string; closest: () => unknown }
const field = (name: string, value = '', more = {}): Typed => ({
  ...{ name, value, checked: false, type: 'text', closest: () => null },
  ...more,
})

const html = { dataset: {} as Record<string, string | undefined>, scrollHeight: 2_000 }
const edge = {
  Element,
  HTMLAnchorElement,
  location: new URL('https://site.example/career?job=1#form'),
  navigator: { languages: ['en-IN'] },
  window: {
    scrollY: 500,
    scrollTo(_: number, y: number) {
      this.scrollY = y
    },
  },
}
let click: (event: { target: Element }) => void = () => {}
let fields: Typed[] = []
const document = {
  documentElement: html,
  addEventListener(_: string, run: typeof click) {
    click = run
  },
  querySelectorAll: () => fields,
}
let watchLanguageChoice = () => {}
const inBrowser = (run: () => void) => async (t: TestContext) => {
  const storage = { localStorage: createStorage(), sessionStorage: createStorage() }
  replaceGlobals(t, { ...edge, ...storage, document })
  edge.navigator.languages = ['en-IN']
  // It looks for the document when it is loaded.
  watchLanguageChoice = (await import('./choice.ts')).watchLanguageChoice
  run()
}

/** A page is opened at this address with these fields. */
function open(href: string, typed: Typed[] = []) {
  fields = typed
  html.dataset = {}
  Object.assign(edge.location, new URL(href))
  edge.location.href = href
  edge.window.scrollY = 0
  watchLanguageChoice()
}

function chooseMalayalam() {
  const link = new HTMLAnchorElement()
  link.dataset.language = 'ml'
  click({ target: link })
  return link.href
}

test(
  'Malayalam is chosen by a link, or by the browser until somebody says otherwise',
  inBrowser(() => {
    open('https://site.example/career')
    assert.equal(html.dataset.chosen, '')
    for (const [languages, chosen] of [
      [['hi', 'ml-IN'], 'ml'],
      [['en', 'hml'], ''],
    ] as const) {
      edge.navigator.languages = [...languages]
      open('https://site.example/career')
      assert.equal(html.dataset.chosen, chosen)
    }
    const button = new Element()
    button.dataset.language = 'en'
    edge.navigator.languages = ['ml']
    click({ target: button })
    open('https://site.example/career')
    assert.equal(html.dataset.chosen, 'en')
  }),
)

test(
  'the page in the other language has the place, the texts and the drafts, and says which file is lost',
  inBrowser(() => {
    const href = 'https://site.example/career?job=1#form'
    open(href, [
      field('name', 'Anu'),
      field('agree', 'on', { checked: true }),
      field('cv', 'cv.pdf', { type: 'file' }),
    ])
    edge.window.scrollY = 500
    html.dataset.drafts = '[]'
    const other = chooseMalayalam()
    assert.equal(other, 'https://site.example/ml/career?job=1#form')

    const [name, agree, cv] = [field('name'), field('agree', 'on'), field('cv', '', { type: 'file' })]
    const folded = { open: false }
    agree.closest = () => folded
    html.scrollHeight = 4_000
    open(other, [name, agree, cv])
    assert.deepEqual([name.value, agree.checked, cv.value, folded.open], ['Anu', true, '', true])
    assert.equal(edge.window.scrollY, 1_000)
    assert.equal(html.dataset.drafts, '[]')
    assert.equal(html.dataset.lost, 'cv')
    assert.equal(html.dataset.chosen, 'ml')

    const again = field('name')
    open(other, [again])
    assert.equal(again.value, '', 'once')
  }),
)

test(
  'another page, and another form, get nothing of it',
  inBrowser(() => {
    open('https://site.example/career?job=1#form', [field('name', 'Anu')])
    const other = chooseMalayalam()
    const phone = field('phone')
    open(other, [phone])
    assert.equal(phone.value, '')
    open('https://site.example/career?job=1#form', [field('name', 'Anu')])
    chooseMalayalam()
    const name = field('name')
    open('https://site.example/ml/contact', [name])
    assert.equal(name.value, '')
  }),
)

test(
  'without storage the links still work',
  inBrowser(() => {
    Object.assign(globalThis, { localStorage: undefined })
    open('https://site.example/career')
    assert.doesNotThrow(chooseMalayalam)
    assert.equal(html.dataset.chosen, 'ml')
  }),
)

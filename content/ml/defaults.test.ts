import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maxAltLength } from '#contract/content/fields.ts'
import { pageKeys, schemaOf } from '#contract/content/pages.ts'
import { link } from '#contract/content/rich-text.ts'
import { checkContent } from '#contract/content/validate.ts'
import { limitedWordsOf, mapTexts } from '#contract/content/values.ts'
import { defaults } from '../defaults.ts'
import { pictures as shown } from '../pictures.ts'
import { translations } from './defaults.ts'
import { pictures } from './pictures.ts'

const altsShown = Object.values(shown).map(({ alt }) => alt as string)

for (const page of pageKeys) {
  const texts = limitedWordsOf(schemaOf(page), defaults[page])
  const pairs = texts.map(({ text }): [string, string] => [text, translations[page][text] ?? text])

  test(`${page}: every text is there in Malayalam, and fits its field`, () => {
    const missing = texts
      .map(({ text }) => text)
      .filter((text) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, '')))
      .filter((text) => !isMalayalam(translations[page][text] ?? ''))
    assert.deepEqual(missing, [])
    const long = texts.filter(({ text, max }) => (translations[page][text] ?? '').length > max)
    assert.deepEqual(long, [])
    const content = mapTexts(schemaOf(page), defaults[page], (text) => translations[page][text] || text)
    assert.ok('content' in checkContent(page, content))
  })

  test(`${page}: no translation is of a text that is no more`, () => {
    const known = new Set([...texts.map(({ text }) => text), ...altsShown])
    assert.deepEqual(
      Object.keys(translations[page]).filter((text) => !known.has(text)),
      [],
    )
  })

  test(`${page}: placeholders, links, numbers and paragraphs are those of the English text`, () => {
    for (const [english, malayalam] of pairs) {
      assert.deepEqual(placeholdersOf(malayalam), placeholdersOf(english), malayalam)
      assert.deepEqual(linksOf(malayalam), linksOf(english), malayalam)
      assert.deepEqual(layoutOf(malayalam), layoutOf(english), malayalam)
      assert.deepEqual(numbersOf(english).difference(numbersOf(malayalam)), new Set(), malayalam)
    }
  })

  test(`${page}: Malayalam is written with one code for each letter`, () => {
    for (const [, malayalam] of pairs) {
      assert.equal(malayalam, malayalam.normalize('NFC'))
      assert.doesNotMatch(malayalam, oldChillu)
      assert.doesNotMatch(malayalam, /\u0d7b\u0d4d\u0d31/, 'ന്റ is written with ന')
      assert.equal(malayalam, malayalam.trim())
    }
  })
}

test('every picture is described in Malayalam, and no other', () => {
  assert.deepEqual(Object.keys(pictures).toSorted(), altsShown.toSorted())
  for (const alt of Object.values(pictures)) {
    assert.ok(isMalayalam(alt) && alt.length <= maxAltLength, alt)
    assert.doesNotMatch(alt, oldChillu)
  }
})

/** A chillu as a letter, its virama and a joiner, as it was written before Unicode 5.1. */
const oldChillu = /[ണനരലളക]\u0d4d\u200d/

const isMalayalam = (text: string) => /\p{Script=Malayalam}/u.test(text)
const placeholdersOf = (text: string) => new Set(text.match(/\{\w+\}/g))
const linksOf = (text: string) => [...text.matchAll(link)].map(([, , href]) => href).toSorted()
/** Which lines are empty, which are of a list, and which are plain. */
const layoutOf = (text: string) => text.split('\n').map((line) => /^- |^$/.exec(line)?.[0] ?? 'text')

/** "Week 1" may be the first week in words. */
function numbersOf(text: string) {
  const numbers = new Set(text.match(/\d+(?:[.,:/]\d+)*/g))
  numbers.delete('1')
  return numbers
}

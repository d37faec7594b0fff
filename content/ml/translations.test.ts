import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { costBands, districts, projectWorks } from '#contract/admin/suggestions.ts'
import { needsTranslation } from '#contract/admin/translatable.ts'
import { maxAltLength } from '#contract/content/fields.ts'
import { pageKeys, schemaOf } from '#contract/content/pages.ts'
import { link } from '#contract/content/rich-text.ts'
import { checkContent } from '#contract/content/validate.ts'
import { mapTexts, translatableTexts } from '#contract/content/walk-content.ts'
import { publicPages } from '#contract/pages.ts'
import { recordWords } from '#contract/records/schemas.ts'
import { defaults } from '../defaults.ts'
import { captions, photos } from '../demo/photos.ts'
import { projects } from '../demo/projects.ts'
import { jobs, services } from '../demo/records.ts'
import { pictures as shown } from '../pictures.ts'
import { translations } from './defaults.ts'
import { demo } from './demo.ts'
import { pictures } from './pictures.ts'

const altsShown = Object.values(shown).map(({ alt }) => alt as string)

for (const page of pageKeys) {
  const texts = translatableTexts(schemaOf(page), defaults[page])
  const pairs = texts.map(({ text }): [string, string] => [text, translations[page][text] ?? text])

  test(`${page}: every Malayalam text fits its field`, () => {
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
}

test('every picture is described in Malayalam, and no other', () => {
  assert.deepEqual(Object.keys(pictures).toSorted(), altsShown.toSorted())
  for (const alt of Object.values(pictures)) assert.ok(isMalayalam(alt) && alt.length <= maxAltLength, alt)
})

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

const records = {
  projects: projects.map((project) => ({ ...project, category: publicPages[project.page].service })),
  services,
  jobs,
} satisfies Record<keyof typeof recordWords, object[]>

const texts = new Set<string>([
  ...Object.keys(records).flatMap(wordsOf),
  ...Object.values(photos),
  ...Object.values(captions),
])

test('every text of the demo records is there in Malayalam', () => {
  const suggested = [...costBands, ...projectWorks, ...districts].map((word) => [
    word.english,
    word.malayalam,
  ])
  const known: Record<string, string> = Object.assign(
    Object.fromEntries(suggested),
    demo,
    ...Object.values(translations),
  )
  assert.deepEqual(
    [...texts].filter((text) => needsTranslation(text) && !/\p{Script=Malayalam}/u.test(known[text] ?? '')),
    [],
  )
})

test('no translation is of a text that the demo records no longer have, or that needs none', () => {
  assert.deepEqual(
    Object.keys(demo).filter((text) => !texts.has(text) || !needsTranslation(text)),
    [],
  )
})

function wordsOf(kind: string) {
  const names: readonly string[] = recordWords[kind as keyof typeof records]
  const rows: Record<string, unknown>[] = records[kind as keyof typeof records]
  return rows.flatMap((row) => names.map((name) => String(row[name] ?? '')))
}

// Our own Malayalam, in the words of the pages as in the texts of the company, is spelt as the glossary says.

const files = globSync(['{web,contract,server}/**/*.{ts,tsx}', 'content/ml/**/*.ts']).filter(
  (file) =>
    !/\.test\.|testing|\/tests\/|server\/db/.test(file) && /[\u0d00-\u0d7f]/.test(readFileSync(file, 'utf8')),
)

/** What the glossary writes in another way, or with another word. */
const otherSpellings =
  /എഞ്ചിനീയ|വാസ്തു ശാസ്ത്ര|മുൻപ്|തെരഞ്ഞെടു|അല്പം|ഏല്പി|അയക്ക|ആവില്ല|കൈയി|വിഡിയോ|നിർമ്മ|വിസ്തീർണ്ണ|പൂർണ്ണ|അർത്ഥ|സീലിങ്ങ് |തത്കാല|ആശാരി|വാർപ്പ|മഞ്ഞളി/

test('the files with Malayalam are found', () => {
  assert.ok(files.some((file) => file.endsWith('messages.ts')) && files.length > 40, String(files))
})

for (const file of files)
  test(`${file} has one code for each letter and the spelling of the glossary`, () => {
    const text = readFileSync(file, 'utf8')
    assert.equal(text, text.normalize('NFC'))
    assert.doesNotMatch(text, /[\u200c\u200d]/, 'a joiner')
    assert.doesNotMatch(text, /\u0d7b\u0d4d\u0d31/, 'ന്റ is written with ന')
    assert.doesNotMatch(text, /[\w\u0d00-\u0d7f]\.\.['`]/, 'two dots')
    assert.doesNotMatch(text, otherSpellings)
  })

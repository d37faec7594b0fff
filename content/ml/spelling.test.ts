// Our own Malayalam, in the words of the pages as in the texts of the company, spelt as the glossary says.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

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

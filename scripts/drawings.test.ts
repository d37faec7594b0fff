import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { drawingLabels } from '../content/ml/drawings.ts'
import { type Drawing, drawingNames, drawings } from '../contract/houses/drawings.ts'
import { drawingFiles } from './drawings.ts'
import { root } from './setup.mjs'

const malayalam = /[\u0d00-\u0d7f]/
/** Sizes, levels and the letters of a grid are the same in every language. */
const figure = /^(dim|scale|level|tread|grid|fall|section)-|-size$|^fall$/

for (const name of drawingNames) {
  const source = readFileSync(join(root, 'content/drawings', `${name}.svg`), 'utf8')
  const labels = [...source.matchAll(/data-label="([^"]*)"/g)].map(([, label = '']) => label)

  const { outer }: Drawing = drawings[name]
  const shown = outer ? labels.filter((label) => !figure.test(label)) : labels.filter(isRoom)

  /** Whose size the plan has. */
  function isRoom(label: string) {
    return labels.includes(`${label}-size`)
  }

  test(`the words of ${name} are there in Malayalam, and none that it does not have`, () => {
    const translated = Object.keys(drawingLabels[name])
    assert.deepEqual(
      shown.filter((label) => !translated.includes(label)),
      [],
    )
    assert.deepEqual(
      translated.filter((label) => !labels.includes(label)),
      [],
    )
  })

  test(`${name} takes the colour, the letters and the size of the page it is used on`, () => {
    const files = drawingFiles()
    for (const [suffix, isMalayalam] of [['', false] as const, ['.ml', true] as const]) {
      const file = files.get(`drawings/${name}${suffix}.svg`) ?? ''
      const [, size] = source.match(/viewBox="0 0 (\d+ \d+)"/) ?? []
      assert.match(file, new RegExp(`^<svg id="drawing" width="${size?.replace(' ', '" height="')}"`))
      assert.equal(malayalam.test(file), isMalayalam && Object.keys(drawingLabels[name]).length > 0)
      assert.doesNotMatch(file, /<(title|desc|style)| style=|font-family|font-size="\d|data-label|#2A2724/)
      const groups = file.match(/display="var\(--drawing-words\)"/g)?.length
      assert.equal(groups, outer ? 2 : 1)
      assert.equal(file.match(/<(g|text|svg)\b/g)?.length, file.match(/<\/(g|text|svg)>/g)?.length)
    }
  })
}

test('a plan names its rooms and shows no dimension', () => {
  const file = drawingFiles().get('drawings/plan-contemporary-ground.svg') ?? ''
  const words = [...file.matchAll(/>([^<\n]+)<\/text>/g)].map(([, word]) => word)
  assert.ok(words.includes('Living') && words.includes('Bedroom'), `${words}`)
  assert.deepEqual(
    words.filter((word) => /\d/.test(word ?? '')),
    [],
  )
})

// What all texts have in common that a new site starts with.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageKeys, schemaOf } from '#contract/content/pages.ts'
import { leavesOf } from '#contract/content/walk-content.ts'
import { company } from '#site'
import { defaults } from './defaults.ts'
import { translations } from './ml/defaults.ts'

/** The company's own address says where it is. */
const isAddress = (page: string, path: string) => page === 'company' && /^(address|location)/.test(path)

const texts = pageKeys.flatMap((page) =>
  leavesOf(schemaOf(page), defaults[page])
    .filter(({ path, value }) => typeof value === 'string' && !isAddress(page, path))
    .map(({ value }) => ({
      page,
      english: String(value),
      malayalam: translations[page][String(value)] ?? '',
    })),
)

const found = (pattern: RegExp) =>
  texts.filter(({ english, malayalam }) => pattern.test(`${english}\n${malayalam}`))

test('a company that moves to another town leaves none behind in its texts', () => {
  assert.deepEqual(
    found(/Kochi|Ernakulam|Kalamassery|Kadavanthra|Panampilly|കൊച്ചി|എറണാകുള|കളമശ്ശേരി|കടവന്ത്ര|പനമ്പിള്ളി/),
    [],
  )
})

test('what costs nothing before a contract is written once, in the company’s details', () => {
  const said = found(/visit\b.* free|free\b.* visit|\bpay nothing\b|\band costs nothing\b|\d ?km\b/)
  const saidInMalayalam = found(/(?:സന്ദർശന|എസ്റ്റിമേറ്റ|സ്കെച്ച).*സൗജന്യ|(?:ഒന്നും|പൈസയും) തരേണ്ട|\d കി\.മീ\./)
  for (const texts of [said, saidInMalayalam])
    assert.deepEqual(
      texts.map(({ page, english }) => [page, english]),
      [['company', company.free.text]],
    )
})

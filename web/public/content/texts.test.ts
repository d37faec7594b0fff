// How texts are cut, kept in one line and marked with their language.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { telLink, whatsappLink } from '../../ui/contact-links.ts'
import { langOf as langOnMalayalamPages } from './lang.ml.ts'
import { langOf } from './lang.ts'
import { noBreak } from './no-break.ts'
import { sentencesOf, truncate } from './truncate.ts'

test('a number stays in one line with its unit, a phone number with itself', () => {
  const texts = [
    ['+91 484 400 1234', '+91_484_400_1234'],
    ['2,400 sq ft in Kochi', '2,400_sq_ft in Kochi'],
    ['1,850 ചതുരശ്ര അടി', '1,850_ചതുരശ്ര_അടി'],
    ['15 years, 90% cement', '15_years, 90%_cement'],
    ['30+ houses', '30+_houses'],
    ['3 counterrevolutionaries', '3 counterrevolutionaries'],
    ['houses 3', 'houses 3'],
  ] as const
  for (const [text, kept] of texts) assert.equal(noBreak(text).replaceAll('\u00a0', '_'), kept)
})

test('a text that is too long is cut at a word', () => {
  assert.equal(truncate('Dry walls at last', 17), 'Dry walls at last')
  assert.equal(truncate('Dry walls at last', 15), 'Dry walls at…')
  assert.equal(sentencesOf('Dry walls. At last they are.\nMore.', 30), 'Dry walls. At last they are.')
  assert.equal(sentencesOf('Dry walls. At last they are.', 20), 'Dry walls.')
  assert.equal(sentencesOf('Dry walls at last. Yes.', 15), 'Dry walls at…')
})

test('a text in another language than its page is marked', () => {
  const texts = [
    ['Fine work', undefined, 'en'],
    ['നല്ല പണി', 'ml', undefined],
    ['നല്ല പണി by Asha', 'ml', undefined],
    ['2026', undefined, undefined],
  ] as const
  for (const [text, onEnglish, onMalayalam] of texts) {
    assert.equal(langOf(text), onEnglish, text)
    assert.equal(langOnMalayalamPages(text), onMalayalam, text)
  }
})

test('phone numbers and messages are links that phones and WhatsApp understand', () => {
  assert.equal(telLink('+91 (484) 400-1234'), 'tel:+914844001234')
  assert.equal(whatsappLink('+91 94470 00000', 'A & B?'), 'https://wa.me/919447000000?text=A%20%26%20B%3F')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { replaceGlobals } from '../../testing/answers.ts'
import { keepDraft, removeDraft } from './drafts.ts'

class HTMLInputElement {
  type = 'text'
  value = ''
  constructor(own: Partial<HTMLInputElement>) {
    Object.assign(this, own)
  }
}

/** What the browser reads from a form. */
class FakeFormData {
  readonly form: { entries: [string, string | File][] }
  constructor(form: { entries: [string, string | File][] }) {
    this.form = form
  }
  [Symbol.iterator] = () => this.form.entries.values()
}

/** With the ticked box that such a form has. */
function formWith(name: string, cv?: File) {
  const box = new HTMLInputElement({ type: 'checkbox', value: 'on' })
  const entries = [['job_id', '1'] as const, ['name', name] as const, ...(cv ? [['cv', cv] as const] : [])]
  return { entries, elements: [box, new HTMLInputElement({ value: name })] } as unknown as HTMLFormElement
}

test('an application that was closed is kept by its job, until it is sent', (t) => {
  const dataset: { drafts?: string } = {}
  replaceGlobals(t, { HTMLInputElement, FormData: FakeFormData, document: { documentElement: { dataset } } })
  const kept = () => Object.fromEntries(JSON.parse(dataset.drafts ?? '[]'))
  keepDraft('1', formWith(' '))
  assert.deepEqual(kept(), {}, 'nothing was typed')
  keepDraft('1', formWith('Anu'))
  keepDraft('2', formWith('Biju', new File(['x'], 'cv.pdf')))
  const texts = (name: string) => ({ job_id: '1', name })
  assert.deepEqual(kept()['1'], { texts: texts('Anu'), lostCv: false })
  assert.deepEqual(kept()['2'], { texts: texts('Biju'), lostCv: true }, 'no file goes to another page')
  keepDraft('1', formWith(''))
  assert.equal(kept()['1'].texts.name, 'Anu', 'a form in which nothing was typed leaves it alone')
  keepDraft('3', formWith('', new File([], '')))
  assert.equal(kept()['3'], undefined)
  removeDraft('1')
  assert.deepEqual(Object.keys(kept()), ['2'])
})

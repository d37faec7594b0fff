// @sqlite: The public pages with the demo content, as the server sends them to everybody, with or without JavaScript.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HtmlValidate } from 'html-validate'
import { pathIn } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { publicPages } from '#contract/pages.ts'
import { company } from '#site'
import { createDemoSite } from '../../testing/pages/demo-site.ts'
import { attributeOf, parseDocument } from '../../testing/pages/document.ts'

const { home, about, gallery, reviews, career, contact, design, interior } = publicPages
const { vasthushasthra } = publicPages
const services = Object.values(publicPages).flatMap((page) => ('service' in page ? [page] : []))
const headings: Record<string, string> = {
  [home.path]: 'A house you will still like in thirty years',
  [about.path]: 'Builders who come back after the first monsoon',
  [gallery.path]: 'What we draw, build and repair',
  ...Object.fromEntries(services.map(({ path, title }) => [path, title])),
}

test('the public pages', async (t) => {
  const { open, read, paths } = await createDemoSite(t)

  await t.test(
    'pass an HTML validator, and have no inline script that runs and no inline style',
    async () => {
      const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
      const translated = paths.map((path) => pathIn('ml', path))
      for (const path of [...paths, ...translated, '/nowhere', '/admin/login']) {
        const { body } = await open(path)
        const { results } = await validator.validateString(body)
        const complaints = results.flatMap(({ messages: found }) =>
          found.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
        )
        assert.deepEqual(complaints, [], path)
        for (const [, attributes = ''] of body.matchAll(/<script([^>]*)>(?!<\/script>)/g))
          assert.match(attributes, /type="application\/(ld\+)?json"/, path)
        assert.doesNotMatch(body, /<style|\sstyle="/, path)
        assert.deepEqual(refusedElsewhere(parseDocument(body)), [], path)
      }
    },
  )

  await t.test('have one main heading, and no level is left out below it', async () => {
    for (const path of paths) {
      const page = await read(path)
      const levels = page.all('h1, h2, h3, h4').map(({ tagName }) => Number(tagName.slice(1)))
      assert.equal(levels.filter((level) => level === 1).length, 1, path)
      for (const [index, level] of levels.entries())
        assert.ok(level - (levels[index - 1] ?? 0) <= 1, `${path}: ${levels}`)
      if (headings[path]) assert.deepEqual(page.texts('h1'), [headings[path]])
      assert.ok(!page.texts('main').join().includes(messages.loading), path)
    }
  })

  await t.test('lead from the home page to services, work, reviews, jobs and the telephone', async () => {
    const page = await read(home.path)
    for (const { service, path } of services) assert.equal(page.hrefOf(service), path)
    assert.equal(page.hrefOf('Care for old houses'), '/services/care-for-old-houses')
    const selected = page.texts('main article')
    assert.equal(selected.length, 4, 'three finished houses, and one that is being built')
    assert.deepEqual(
      selected.map((text) => text.includes('Under construction')),
      [false, false, false, true],
    )
    const stars = page.all('main [role="img"]').map((one) => attributeOf(one, 'aria-label'))
    assert.equal(stars.filter((label) => label.includes('out of 5 stars')).length, 6)
    assert.equal(page.hrefOf('All reviews'), reviews.path)
    assert.equal(page.hrefOf('See our work'), gallery.path)
    assert.equal(page.hrefOf('Talk to us'), contact.path)
    assert.equal(page.hrefOf('See job openings'), career.path)
    assert.equal(page.hrefOf(company.phone), `tel:${company.phone.replaceAll(' ', '')}`)
  })

  await t.test('tell all about each service in the same order, with two of its projects', async () => {
    const order = ['What it costs', 'What is included', 'From the gallery', 'How it works', 'What people ask']
    for (const { path } of services) {
      const page = await read(path)
      const takesMonths = path === design.path || path === vasthushasthra.path
      assert.deepEqual(
        page.texts('main h2').filter((part) => order.includes(part)),
        order.filter((part) => takesMonths || part !== 'How it works'),
        path,
      )
      assert.match(page.texts('main header').join(), /from ₹[\d,.]+/, path)
      assert.ok(page.all('details summary').length > 1, path)
      assert.match(page.texts('main dl dd').join(), /from ₹[\d,]+ per (sq ft|running foot|piece|visit)/, path)
      assert.ok(page.all('main .drawing').length > 0, path)
      assert.equal(page.all('main article').length, 2, path)
    }
  })

  await t.test('hand the name of a service on to the form, to WhatsApp and to the gallery', async () => {
    const { path, title } = interior
    const page = await read(path)
    assert.equal(page.hrefOf('Write to us'), `${contact.path}?topic=${encodeURIComponent(title)}`)
    assert.ok(decodeURIComponent(page.hrefOf('WhatsApp') ?? '').includes(`“${title}”`))
    const chosen = `${gallery.path}?category=${title.replaceAll(' ', '+')}`
    assert.equal(page.hrefOf('All projects of this kind'), chosen)
  })

  await t.test('describe every picture that does not stand beside its own words', async () => {
    for (const path of paths)
      for (const picture of (await read(path)).all('main picture img')) {
        const isDescribed = attributeOf(picture, 'alt') || picture.closest('li') || picture.closest('article')
        assert.ok(isDescribed, `${path}: ${attributeOf(picture, 'src')}`)
      }
  })

  await t.test('use each picture for one thing', async () => {
    const picturesOn = async (path: string) =>
      [...(await open(path)).body.matchAll(/<img src="\/(?:pictures|uploads\/\w+)\/([\w-]+)\.jpg"/g)].map(
        ([, name]) => name,
      )
    const onHome = await picturesOn(home.path)
    assert.ok(onHome.length > 8)
    assert.equal(new Set(onHome).size, onHome.length, `${onHome}`)
    const others = await Promise.all([about, career, ...services].map(({ path }) => picturesOn(path)))
    assert.ok(others.flat().length > services.length)
    assert.equal(new Set(others.flat()).size, others.flat().length, `${others}`)
  })

  await t.test('show the way home where there is none', async () => {
    const answer = await open('/dezign')
    assert.equal(answer.statusCode, 404)
    const page = parseDocument(answer.body)
    assert.deepEqual(page.texts('h1'), ['We can’t find that page'])
    assert.equal(page.hrefOf('Back to the home page'), home.path)
  })
})

/** What other validators refuse. */
function refusedElsewhere({ all }: ReturnType<typeof parseDocument>) {
  const hasTwice = (srcset: string) => {
    const widths = srcset.split(', ').map((candidate) => candidate.split(' ').at(-1))
    return new Set(widths).size < widths.length
  }
  return [
    ...all('[popovertarget]').filter((button) => button.hasAttribute('aria-expanded')),
    ...all('[srcset]').filter((picture) => hasTwice(attributeOf(picture, 'srcset'))),
    ...all('section').filter((section) => section.querySelectorAll('h1, h2, h3, h4').length === 0),
  ].map(
    ({ tagName, attributes }) =>
      `${tagName} ${attributes.map(({ key, value }) => `${key}="${value}"`).join(' ')}`,
  )
}

// Hidden projects, pinned ones, and what is said about pictures.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { publicPages } from '#contract/pages.ts'
import type { Project } from '#contract/projects.ts'
import { projectPath } from '#contract/record-paths.ts'
import { createOwnedApp, send } from '../testing/app.ts'
import { addProject } from '../testing/images.ts'
import { renderer } from '../testing/renderer.ts'

const villa = {
  category: publicPages.design.service,
  client: 'Mystery Client',
  area: '900 sq ft',
  location: 'Aluva',
}

test('a project sent as the specification has it is shown, not pinned, and has photographs', async (t) => {
  const { add, page } = await start(t)
  const project = await add()
  assert.partialDeepStrictEqual(project, { shown: true, pinned: false, renderings: false })
  for (const path of [projectPath(project), '/', '/gallery'])
    assert.doesNotMatch((await page(path)).body, /visualisations of our designs/, path)
  await add({ renderings: 'true', client: 'Asha' })
  assert.match((await page('/gallery/asha-aluva')).body, />Pictures are visualisations/)
  assert.match((await page('/gallery')).body, />Some pictures are visualisations/)
  assert.match((await page('/')).body, />Some pictures are visualisations/)
})

test('a hidden project does not show in what is listed beside it, or like it', async (t) => {
  const { app, add, show } = await start(t)
  for (const [client, category] of [
    ['Asha', 'Villa'],
    ['Binu', 'Shop'],
    ['Devi', 'Villa'],
  ] as const)
    await add({ client, category, location: 'Kochi' })
  const { id, slug } = await add({ category: 'Shop' })
  const listed = async (query: Record<string, string>) =>
    (await send(app, calls.listProjects, { query })).json().map((one: Project) => one.client)
  assert.equal((await listed({ like: slug }))[0], 'Binu', 'while it is shown')
  await show(id, { shown: false })
  for (const segment of [id, slug]) {
    assert.deepEqual(await listed({ like: segment }), await listed({ like: 'nothing-here' }))
    assert.deepEqual(await listed({ beside: segment }), [])
  }
})

test('a stranger finds a hidden project at no address, whatever was cached before; staff find it', async (t) => {
  const { app, headers, add, page, show } = await start(t)
  await add({ client: 'Asha', location: 'Kochi', category: 'Villa' })
  const project = await add()
  const { id, slug, main_image } = project
  const lists = [
    {},
    { status: 'all' },
    { status: 'hidden' },
    { sort: 'pinned' },
    { search: 'mystery' },
    { category: villa.category },
    { distinct: 'category' },
    { distinct: 'location' },
    { distinct: 'size' },
    { size: 'small' },
    { beside: slug },
  ] as const
  const addresses = [
    ...['/', '/gallery', '/gallery?location=Aluva', '/design', '/gallery/asha-kochi', '/sitemap.xml'],
    ...lists.map((query) => `${calls.listProjects.path}?${new URLSearchParams(query)}`),
  ]
  const own = [
    ...[`/gallery/${slug}`, `/gallery/${id}`, main_image, `/og${main_image}`],
    ...[id, slug].map((key) => calls.getProject.path.replace(':id', key)),
  ]
  const seen = async () => {
    const found: string[] = []
    for (const path of addresses) if (/Mystery|mystery/.test((await page(path)).body)) found.push(path)
    for (const path of own) {
      const { statusCode } = await page(path)
      if (statusCode !== 404) found.push(path)
      if (statusCode === 404) assert.doesNotMatch((await page(path)).body, /Mystery/)
    }
    return found
  }
  const before = await seen()
  assert.deepEqual(before, [...addresses, ...own])

  await show(id, { shown: false })
  assert.deepEqual(await seen(), [])
  // What staff read in between stays theirs.
  const asStaff = (call: typeof calls.listProjects, query: Record<string, string>) =>
    send(app, call, { headers, query })
  assert.equal((await asStaff(calls.listProjects, {})).json().length, 1)
  assert.equal((await asStaff(calls.listProjects, { status: 'all' })).json().length, 2)
  const [hidden] = (await asStaff(calls.listProjects, { status: 'hidden' })).json()
  assert.partialDeepStrictEqual(hidden, { id, shown: false })
  assert.equal((await send(app, calls.getProject, { param: id, headers })).json().client, villa.client)
  assert.deepEqual(await seen(), [])
  assert.equal((await page(`/gallery/${slug}`, headers)).statusCode, 404, 'a page is the same for everybody')

  await show(id, { shown: true })
  assert.deepEqual(await seen(), before)
})

async function start(t: TestContext) {
  const { app, headers } = await createOwnedApp(t, { services: { renderer } })
  return {
    app,
    headers,
    async add(fields: Record<string, string> = {}): Promise<Project> {
      const { id } = await addProject(app, headers, { ...villa, ...fields })
      return (await send(app, calls.getProject, { param: id, headers })).json()
    },
    show: (id: string, payload: object) => send(app, calls.showProject, { param: id, payload, headers }),
    page: (url: string, session = {}) => app.inject({ url, headers: { accept: 'text/html', ...session } }),
  }
}

// Every public page is valid HTML, as the standard and not one browser's patience has it.
import { HtmlValidate } from 'html-validate'
import { jobPath, projectPath } from '../../contract/addresses.ts'
import { calls } from '../../contract/calls.ts'
import { publicPages } from '../../contract/pages.ts'
import { expect, test } from '../testing/browser.ts'

const paths = Object.values(publicPages).flatMap(({ path }) => (path.includes(':') ? [] : [path]))

test('every public page passes an HTML validator', async ({ request }) => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
  const [project] = await (await request.get(`${calls.listProjects.path}?limit=1`)).json()
  const [job] = await (await request.get(calls.listJobs.path)).json()
  for (const path of [
    ...paths,
    projectPath(project),
    jobPath(job),
    '/services/care-for-old-houses',
    '/nowhere',
    '/admin/login',
  ]) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
    const { results } = await validator.validateString(html)
    const complaints = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect(complaints, path).toEqual([])
  }
})

// Every public page is valid HTML, as the standard and not one browser's patience has it.
import { HtmlValidate } from 'html-validate'
import { jobPath, projectPath } from '../../contract/addresses.ts'
import { publicPages } from '../../contract/pages.ts'
import { expect, test } from '../testing/browser.ts'
import { demoJob, demoProject, demoServicePath } from '../testing/demo.ts'

const paths = Object.values(publicPages).flatMap(({ path }) => (path.includes(':') ? [] : [path]))

test('every public page passes an HTML validator', async ({ request }) => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
  for (const path of [
    ...paths,
    projectPath(await demoProject(request)),
    jobPath(await demoJob(request)),
    demoServicePath,
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

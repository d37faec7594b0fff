// A review from the link to the site, on a phone. On a server of its own: it is shown on pages that other tests read.

import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import { projectPath } from '../../contract/record-paths.ts'
import { reviewMessages } from '../../contract/reviews/messages.ts'
import { reviewStaffMessages } from '../../contract/reviews/staff-messages.ts'
import { staffMessages } from '../../contract/staff-messages.ts'
import { wordsIn } from '../../contract/words.ts'
import { axeWidths, expectNoViolations } from '../testing/axe.ts'
import { expect, test } from '../testing/own-site.ts'
import { addProject, photo } from '../testing/photos.ts'
import { choose, delayCall, unique } from '../testing/staff.ts'

const inMalayalam = wordsIn('ml', reviewMessages)

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 360, height: 740 } })

for (const javaScriptEnabled of [true, false])
  test(`a review goes from the link to the site, written ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, {
    tag: '@journey',
  }, async ({ page, browser, baseURL }) => {
    const project = await addProject(page.request)
    const [name, words] = [unique('Latha'), unique('The roof is dry.')]
    const row = page.getByRole('row', { name })
    let link = ''

    await test.step('staff ask from the project, and get the link once', async () => {
      await page.goto(`${adminPages.projects.path}?search=${encodeURIComponent(project.client)}`)
      await expect(page.getByRole('row', { name: project.client })).toBeVisible()
      const release = await delayCall(page, 'listProjects')
      await choose(page.getByRole('row', { name: project.client }), 'Ask for a review')
      const dialog = page.getByRole('dialog', { name: 'Ask for a review' })
      await expect(dialog.getByLabel('Project')).toHaveValue('')
      release()
      await expect(dialog.getByLabel('Name of the client')).toHaveValue(project.client)
      await expect(dialog.getByLabel('Project')).toHaveValue(project.id)
      await expectNoViolations(page)
      await dialog.getByRole('button', { name: 'Make the link' }).click()
      const made = page.getByRole('dialog', { name: `Link for ${project.client}` })
      link = await made.getByLabel('Link').inputValue()
      const message = encodeURIComponent(link)
      await expect(made.getByRole('link', { name: 'Send on WhatsApp' })).toHaveAttribute(
        'href',
        new RegExp(message.replaceAll('.', '\\.')),
      )
      await expect(made.getByRole('link', { name: 'Send by mail' })).toHaveAttribute(
        'href',
        new RegExp(`^mailto:\\?subject=.+${message.replaceAll('.', '\\.')}$`),
      )
      await made.getByRole('button', { name: 'Close' }).last().click()
    })

    const given = page.getByRole('region', { name: 'Links for reviews' })
    await test.step('it stands among the links; another one is ended there', async () => {
      const other = unique('Biju')
      await page.request.post(calls.askForReview.path, { data: { name: other } })
      await page.goto(adminPages.reviews.path)
      await expect(given.getByRole('row', { name: project.client })).toContainText('Not yet')
      await expectNoViolations(page)
      await choose(given.getByRole('row', { name: other }), 'End link')
      await page.getByRole('alertdialog').getByRole('button', { name: 'End link' }).press('Enter')
      await expect(page.getByText(staffMessages.links.ended)).toBeVisible()
      await expect(given.getByRole('row', { name: other })).toHaveCount(0)
    })

    const context = await browser.newContext({
      ...{ baseURL, javaScriptEnabled, viewport: { width: 360, height: 740 }, locale: 'en-IN' },
      reducedMotion: 'reduce',
    })
    const client = await context.newPage()
    await test.step('the client writes; what is missing is said, and nothing typed is lost', async () => {
      const opened = await client.goto(link)
      expect(opened?.headers()).toMatchObject({ 'cache-control': 'no-store' })
      if (javaScriptEnabled) await client.locator('html[data-hydrated]').waitFor()
      await expect(client.getByRole('heading', { level: 1 })).toContainText(project.client)
      await expect(client.getByRole('main')).toContainText(`${project.client}, ${project.location}`)
      if (javaScriptEnabled) await expectNoViolations(client)
      await client.getByLabel('Your review').fill(words)
      await client.getByLabel('How may we name you?').fill(name)
      await client.getByRole('button', { name: 'Send review' }).click()
      await expect(client.getByRole('alert').filter({ hasText: reviewMessages.missing })).toBeVisible()
      await expect(client.getByLabel('Your review')).toHaveValue(words)
      await client.getByRole('radio', { name: 'Satisfied', exact: false }).nth(1).check()
      await client.getByLabel('A picture (optional)').setInputFiles(await photo(1))
      await client.getByRole('button', { name: 'Send review' }).click()
      await expect(client.getByRole('status').filter({ hasText: reviewMessages.sent })).toBeInViewport()
    })

    if (javaScriptEnabled)
      await test.step('Back leads to the thanks, not to the form', async () => {
        await client.getByRole('link', { name: 'Go to the home page' }).click()
        await expect(client).toHaveURL('/')
        await client.goBack()
        await expect(client.getByRole('main')).toContainText(reviewMessages.sent)
        await expect(client.getByRole('button', { name: 'Send review' })).toHaveCount(0)
      })

    await test.step('the link has ended, in both languages', async () => {
      const path = new URL(link).pathname
      await client.goto(path)
      await expect(client.getByRole('main')).toContainText(reviewMessages.deadLink)
      await client.goto(`/ml${path}`)
      await expect(client.getByRole('main')).toContainText(inMalayalam.deadLink)
    })

    await test.step('it waits: staff see it on the dashboard, visitors nowhere', async () => {
      await page.reload()
      await expect(given.getByRole('row', { name: project.client })).toHaveCount(0)
      for (const path of ['/reviews', projectPath(project)]) {
        await client.goto(path)
        await expect(client.getByRole('main')).not.toContainText(words)
      }
      await page.goto(adminPages.dashboard.path)
      await page.getByRole('link', { name: 'review of a client waits for you' }).click()
      await expect(row.getByText('Waits for you')).toBeVisible()
    })

    await test.step('staff read it, cannot change it, and show it', async () => {
      await choose(row, 'Open')
      await expect(page.getByText(reviewStaffMessages.clientsOwn)).toBeVisible()
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
      await expect(page.getByRole('radio')).toHaveCount(0)
      await expectNoViolations(page, axeWidths)
      await page.getByRole('button', { name: 'Show on site' }).click()
      await expect(page.getByText(reviewStaffMessages.shown)).toBeVisible()
    })

    await test.step('visitors read who wrote it, when and about what', async () => {
      await client.goto('/reviews')
      const quote = client.getByRole('figure').filter({ hasText: words })
      await expect(quote).toContainText(/Written by the client, \w+ 20\d\d, /)
      await expect(quote.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
      await expect(quote.getByRole('img', { name: /^Picture by/ })).toHaveJSProperty('complete', true)
      await quote.getByRole('link').click()
      await expect(client).toHaveURL(new RegExp(`${projectPath(project)}$`))
      await expect(client.getByRole('region', { name: 'What the client says' })).toContainText(words)
    })

    await test.step('staff hide it with a reason, and it is gone', async () => {
      await page.goto(`${adminPages.reviews.path}?search=${encodeURIComponent(name)}`)
      await choose(row, 'Hide')
      const dialog = page.getByRole('dialog', { name: 'Hide this review' })
      await dialog.getByRole('button', { name: 'Hide' }).click()
      await expect(
        page.getByRole('alert').filter({ hasText: reviewStaffMessages.reasonMissing }),
      ).toBeVisible()
      await dialog.getByLabel('Reason').fill('Names a neighbour')
      await dialog.getByRole('button', { name: 'Hide' }).click()
      await expect(row.getByText('Names a neighbour')).toBeVisible()
      await client.goto('/reviews')
      await expect(client.getByRole('main')).not.toContainText(words)
    })
    await context.close()
  })

// The forms in which staff change what visitors read.
import type { APIRequestContext, Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import type { ContentDraft } from '../../contract/content/calls.ts'
import type { PageKey } from '../../contract/content/pages.ts'
import { adminPages } from '../../contract/pages.ts'
import { expect } from './browser.ts'

export const part = (page: Page, name: RegExp | string, expanded = false) =>
  page.getByRole('button', { name, expanded, exact: true })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const phoneField = (page: Page) => page.getByLabel('Phone number', { exact: true })
export const told = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('region', { name: 'Notices' }).getByText(text).first()).toBeVisible()

export async function openPage(page: Page, key: PageKey, ...parts: (RegExp | string)[]) {
  await page.goto(adminPages.sitePage.path.replace(':page', key))
  for (const name of parts) await part(page, name).click()
}

export async function draftOf(api: APIRequestContext, key: PageKey): Promise<ContentDraft> {
  return (await api.get(calls.getDraft.path.replace(':page', key))).json()
}

export async function saveAs(api: APIRequestContext, key: PageKey, change: Record<string, unknown>) {
  const { version, content } = await draftOf(api, key)
  const data = { version, content: { ...content, ...change } }
  expect((await api.put(calls.saveDraft.path.replace(':page', key), { data })).status()).toBe(200)
}

export async function publish(page: Page, prove = async () => {}) {
  await button(page, 'Publish').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
  await prove()
  await told(page, /^Published/)
}

/** Leaves the page as visitors see it. */
export async function discard(api: APIRequestContext, key: PageKey) {
  const { version, has_draft } = await draftOf(api, key)
  if (!has_draft) return
  const path = calls.discardDraft.path.replace(':page', key)
  expect((await api.delete(path, { data: { version } })).status()).toBe(200)
}

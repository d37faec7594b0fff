// For tests only: a new site with the pages as production renders them, opened as a browser does.
import type { TestContext } from 'node:test'
import { createTestApp } from '../app.ts'
import { renderer } from '../renderer.ts'
import { parseDocument } from './document.ts'

type Options = Parameters<typeof createTestApp>[1]

export async function createRenderedSite(t: TestContext, { services, ...options }: Options = {}) {
  const site = await createTestApp(t, { services: { renderer, ...services }, ...options })
  const open = (url: string, headers: Record<string, string> = {}) =>
    site.app.inject({ url, headers: { accept: 'text/html', ...headers } })
  return {
    ...site,
    open,
    /** What is in the HTML of a page. */
    read: async (url: string) => parseDocument((await open(url)).body),
  }
}

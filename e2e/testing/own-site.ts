// As the owner of a server that the tests of one worker have for themselves, one after the other: for tests that change
// what others read at the same time.
import { test as base } from './browser.ts'

export { expect } from './browser.ts'

export const test = base.extend({
  baseURL: async ({ site }, use) => {
    await site.logStaffInAgain()
    await use(site.origin)
  },
  storageState: async ({ site }, use) => use(await site.logInAgain()),
})

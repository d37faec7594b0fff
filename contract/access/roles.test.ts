import assert from 'node:assert/strict'
import { test } from 'node:test'
import { adminPages, type Page } from '../pages.ts'
import { mayUse, type Role } from './roles.ts'

const pages: readonly Page[] = Object.values(adminPages)

for (const [role, entries] of [
  ['editor', ['Add Project', 'All Projects', 'Add Review', 'All Reviews', 'Services', 'Site', 'Malayalam']],
  ['hiring', ['Manage Career', 'Manage Application', 'Malayalam']],
  ['office', ['Add Review', 'All Reviews', 'Enquiries']],
] satisfies [Role, string[]][])
  test(`the menu of ${role} has what the role includes`, () => {
    const shown = pages.filter((page) => page.sidebar && mayUse([role], page.access ?? 'staff'))
    assert.deepEqual(
      shown.map(({ title }) => title).filter((title) => !everybodys.includes(title)),
      entries,
    )
  })

const everybodys = ['Dashboard', 'Trash', 'Your account']

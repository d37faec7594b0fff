// Who may do what. Every call of the contract and every screen of the admin area names its access.
// Without zod, so that pages can read this table.
import type { Language } from '../languages.ts'
import type { RecordKind } from '../records/fields.ts'
import { inBoth, wordsIn } from '../words.ts'

export const staffRoles = ['editor', 'hiring', 'office', 'site'] as const
/** Those of a new account when nobody chooses. */
export const usualRoles = ['editor', 'hiring', 'office'] as const satisfies StaffRole[]
export const roles = ['owner', ...staffRoles] as const
export type StaffRole = (typeof staffRoles)[number]
export type Role = (typeof roles)[number]

export const roleNames = inBoth({
  owner: ['Owner', 'ഉടമ'],
  editor: ['Editor', 'എഡിറ്റർ'],
  hiring: ['Hiring', 'നിയമനം'],
  office: ['Office', 'ഓഫീസ്'],
  site: ['On site', 'സൈറ്റ്'],
})

const words = inBoth({
  holders: {
    owner: ['Owners', 'ഉടമ'],
    editor: ['Editors', 'എഡിറ്റർ'],
    hiring: ['Hiring', 'നിയമനം'],
    office: ['Office', 'ഓഫീസ്'],
    site: ['On site', 'സൈറ്റ്'],
  },
  listed: [
    (words: readonly string[]) =>
      words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`,
    (words) => words.join(', '),
  ],
})

/** Such as one, two and three. */
export const listed = (parts: readonly string[], language: Language = 'en') =>
  wordsIn(language, words).listed(parts)

const named = (names: Record<string, string>, held: readonly string[], language?: Language) =>
  listed(
    held.map((role) => names[role] ?? role),
    language,
  )

/** Such as Editor, Hiring and Office. */
export const namesOfRoles = (held: readonly string[], language: Language = 'en') =>
  named(wordsIn(language, roleNames), held, language)

/** Such as Owners and Hiring. */
export const holdersOf = (held: readonly string[], language: Language = 'en') =>
  named(wordsIn(language, words).holders, held, language)

/** Which staff roles may use which area. An owner may use all of them. */
export const areas = {
  projects: ['editor'],
  /** What happens on the building site of a project. */
  updates: ['editor', 'site'],
  services: ['editor'],
  site: ['editor'],
  reviews: ['editor', 'office'],
  jobs: ['hiring'],
  /** Only the Malayalam of texts that the role may change. */
  translations: ['editor', 'hiring'],
  applications: ['hiring'],
  enquiries: ['office'],
} as const satisfies Record<RecordKind, readonly StaffRole[]> & Record<string, readonly StaffRole[]>
export type Area = keyof typeof areas
/** Areas with personal data of people who wrote to the company; mails about them belong to the same area. */
export const personalAreas = ['applications', 'enquiries'] as const satisfies Area[]

/** 'self': one's own account, even while a required second step is missing. 'staff': every role but the one on site. */
export type Access = 'anyone' | 'self' | 'staff' | Area | 'owner'

export function mayUse(held: readonly Role[], access: Access): boolean {
  if (held.includes('owner') || access === 'anyone' || access === 'self') return true
  if (access === 'owner') return false
  if (access === 'staff') return held.some((role) => role !== 'site')
  return areas[access].some((role) => held.includes(role))
}

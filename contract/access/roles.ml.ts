import type * as english from './roles.ts'

export * from './roles.ts'

export const roleNames: typeof english.roleNames = {
  owner: 'ഉടമ',
  editor: 'എഡിറ്റർ',
  hiring: 'നിയമനം',
  office: 'ഓഫീസ്',
  site: 'സൈറ്റ്',
}

export const listed: typeof english.listed = (words) => words.join(', ')

export const namesOfRoles: typeof english.namesOfRoles = (held) => listed(held.map((role) => roleNames[role]))

export const holdersOf: typeof english.holdersOf = namesOfRoles

import type { Role } from '#contract/access/roles.ts'

/** What each role is called, and what it includes. */
export const roleWords: Record<Role, { label: string; includes: string }> = {
  owner: { label: 'Owner', includes: 'Everything, also accounts and personal data.' },
  editor: {
    label: 'Editor',
    includes: 'Projects, reviews, services and the texts of the site. No personal data.',
  },
  hiring: { label: 'Hiring', includes: 'Jobs, applications and CVs.' },
  office: { label: 'Office', includes: 'Enquiries and reviews.' },
}

export const namesOf = (roles: readonly Role[]) => roles.map((role) => roleWords[role].label).join(', ')

import type { Role } from '#contract/access/roles.ts'

/** What each role includes. */
export const roleIncludes: Record<Role, string> = {
  owner: 'Everything, also accounts and personal data.',
  editor: 'Projects, reviews, services and the texts of the site. No personal data.',
  hiring: 'Jobs, applications and CVs.',
  office: 'Enquiries and reviews.',
}

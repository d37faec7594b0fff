// Every kind of private link, once: the page that it opens, how long it works, and what is said when it does not. The path is in
// no log, ours has routes only and deploy/Caddyfile cuts it off; the page is neither cached nor indexed; whoever guesses is
// limited. Only its hash is stored: in `server/records/links.ts`, or in the record that it shows, with which it goes.
import { z } from 'zod'
import { adminPages } from '../admin/pages.ts'
import { type Call, list, remove } from '../call.ts'
import { houseMessages } from '../houses/house-words.ts'
import { type Language, pathIn } from '../languages.ts'
import { resetLinkMinutes, reviewLinkDays } from '../limits.ts'
import { type Page, publicPages } from '../pages.ts'
import { myDataMessages } from '../people/my-data-words.ts'
import { reviewMessages } from '../reviews/messages.ts'
import { byId, id, pageQuery, texts } from '../schemas.ts'
import { staffMessages } from '../staff-messages.ts'
import { accessMessages } from './messages.ts'
import type { Area } from './roles.ts'
import { serverMessages } from './server-messages.ts'

export const invitationDays = 7
export const confirmationDays = 7
export const notMeDays = 7
const day = 24 * 60

type PrivateLink = {
  page: Page
  /** Absent where it works until somebody ends it. */
  minutes?: number
  dead: string
  /** Whose staff made it, see it in the list of those that people outside have, and end it. It outlives their accounts. */
  area?: Area
  /** It lets somebody in: belongs to an account, and ends with its password and with it. */
  letsIn?: true
}

const letsIn = (page: Page, minutes: number, dead: string = staffMessages.auth.resetLinkDead) =>
  ({ page, minutes, dead, letsIn: true }) as const

export const privateLinks = {
  /** What somebody has sent: an application or an enquiry. */
  myData: { page: publicPages.myData, dead: myDataMessages.notFound },
  house: { page: publicPages.house, dead: houseMessages.notFound, area: 'projects' },
  /** In the mails about a house. */
  reader: { page: publicPages.house, dead: houseMessages.notFound },
  review: {
    page: publicPages.writeReview,
    minutes: reviewLinkDays * day,
    dead: reviewMessages.deadLink,
    area: 'reviews',
  },
  setup: letsIn(adminPages.signup, 365 * day, serverMessages.auth.setupNeeded),
  invitation: letsIn(adminPages.invitation, invitationDays * day, accessMessages.invitations.linkDead),
  confirmation: letsIn(adminPages.confirmAddress, confirmationDays * day),
  /** The only one that opens a locked account. */
  let_in: letsIn(adminPages.resetPassword, confirmationDays * day),
  reset: letsIn(adminPages.resetPassword, resetLinkMinutes),
  not_me: letsIn(adminPages.notMe, notMeDays * day),
} as const satisfies Record<string, PrivateLink>

type Kinds = typeof privateLinks
export type PrivateLinkKind = keyof Kinds
/** Those that staff give to people outside. */
export type GivenLinkKind = {
  [K in PrivateLinkKind]: Kinds[K] extends { area: Area } ? K : never
}[PrivateLinkKind]
export const givenLinkKinds = (Object.keys(privateLinks) as PrivateLinkKind[]).filter(
  (kind): kind is GivenLinkKind => 'area' in privateLinks[kind],
)

/** Public pages are in the language of whoever gets the link; the admin area knows that of its own people. */
export function linkAddress(
  kind: PrivateLinkKind,
  { publicUrl, language = 'en' }: { publicUrl: string; language?: Language },
  token: string,
) {
  const { path } = privateLinks[kind].page
  const setup = kind === 'setup' ? `?setup=${token}` : ''
  return publicUrl + pathIn(language, path.replace(':token', token)) + setup
}

// Those that people outside have got from staff, in one list.

/** `name` is for whom it is, `project` what it is about, or empty; `opened_at` is to the hour. */
export const givenLink = byId.extend({
  kind: z.enum(givenLinkKinds),
  ...texts('name', 'project', 'created_by', 'created_at'),
  /** Null where it works until somebody ends it. */
  ends_at: z.string().nullable(),
  opened_at: z.string().nullable(),
  /** How many addresses get mails by it. */
  readers: z.number(),
})

export const givenLinkCalls = {
  listGivenLinks: {
    ...list(
      '/admin/links',
      'The links that families and clients have, as far as the roles of the account go',
    ),
    access: 'staff',
    query: pageQuery.extend({ project: id.optional() }),
    output: givenLink,
  },
  endGivenLink: {
    ...remove('/admin/links/:id', 'End one at once, and erase the addresses that get mails by it'),
    access: 'staff',
    params: byId,
  },
} as const satisfies Record<string, Call>

export type GivenLink = z.infer<typeof givenLink>

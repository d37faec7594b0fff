// A family's own page about its house, by a private link without an account, and the links, which staff make and end.
import { z } from 'zod'
import { type Call, create, post } from '../call.ts'
import { languages } from '../languages.ts'
import { byId, byLink, created, emailSchema, nameSchema, optionalTextSchema } from '../schemas.ts'
import { houseMessages as words } from './house-words.ts'
import { houseLinkMessages } from './messages.ts'
import type { Stage } from './stages.ts'
import type { ShownUpdate } from './updates.ts'

export const houseLinkInput = z.object({
  name: nameSchema(houseLinkMessages.nameMissing, 'The name'),
  /** That of the page it leads to; the page has a link to the other. */
  language: z.enum(languages).default('en'),
})

/** Whoever fills in the website is a bot. */
export const followInput = z.object({
  email: emailSchema(words.emailMissing),
  website: optionalTextSchema('This field', 200),
})

const byToken = { access: 'anyone', params: byLink, limit: 'house', form: 'house' } as const

export const houseCalls = {
  addHouseLink: {
    ...create('/admin/products/:id/house-links', 'Make a private link for somebody of the family'),
    ...{ access: 'projects', params: byId },
    body: houseLinkInput,
    output: created.extend({ link: z.string() }),
  },
  followHouse: {
    ...post('/house/:token/follow', 'Ask for mails about new updates, which the mailed address confirms'),
    ...byToken,
    limit: 'houseMails',
    body: followInput,
  },
  confirmFollowing: { ...post('/house/:token/confirm', 'By the link in the first mail'), ...byToken },
  stopFollowing: { ...post('/house/:token/stop', 'By the link in each mail'), ...byToken },
} as const satisfies Record<string, Call>

/** Somebody who opens the page by the link in a mail. */
export type HouseReader = { email: string }

export type House = {
  title: string
  /** Of the newest update that has one. */
  stage: Stage | ''
  /** The newest first. */
  updates: ShownUpdate[]
  reader?: HouseReader
}

/** Null at a link that is wrong or has ended; before an address is confirmed, nothing is said of the house. */
export type HousePage = House | { question: HouseReader } | { stopped: string } | null

// Publishing a page: its history, what the diary tells, and what it brings with it elsewhere.
import { isDeepStrictEqual } from 'node:util'
import type { Company } from '#contract/content/company.ts'
import { differencesOf } from '#contract/content/differences.ts'
import { contentPages, type PageKey, schemaOf } from '#contract/content/pages.ts'
import { datesIn, dayInIndia, formatMoment } from '#contract/days.ts'
import { privacyNoticeVersions } from '#contract/limits.ts'
import { adminPages } from '#contract/pages.ts'
import { inBoth, wordsIn } from '#contract/words.ts'
import { timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { type AuditContext, type AuditedTx, writeDiary } from '../db/diary.ts'
import { findMailLanguage, ownerInMail, queueMail } from '../mail/queue.ts'
import { consentTexts } from './consent.ts'
import { type Content, defaultOf, stateOf } from './contents.ts'
import * as store from './store.ts'
import { insertVersion } from './store.ts'

type Publication = {
  before: Content
  after: Content
  published_by: string
  /** Null while the sample texts are published. */
  published_at: string | null
  publicUrl: string
  audit: AuditContext
}
type Hook<T> = (tx: Db, publication: Publication) => Promise<T>
type Hooks = {
  /** What is published in place of the draft. */
  complete?: Hook<Content>
  /** In the same transaction, when it is recorded. */
  follow?: Hook<void>
}

export const publishHooks: Partial<Record<PageKey, Hooks>> = {
  privacy: { complete: withNoticeVersion },
  career: { follow: renewNoticeWith(consentTexts.career) },
  contact: { follow: renewNoticeWith(consentTexts.contact) },
  company: { follow: followCompany },
}

const renewWithDays = renewNoticeWith(({ retentionDays, closedJobDays }: Company) => [
  retentionDays,
  closedJobDays,
])

async function followCompany(tx: Db, publication: Publication) {
  await renewWithDays(tx, publication)
  const { before, after, published_at, publicUrl, audit } = publication
  // Until the first publication it is the invented one of the sample texts.
  if (published_at) await tellOldAddress(tx, publicUrl, [before, after] as [Company, Company], audit)
}

// The version of the privacy notice follows all that tells visitors what becomes of their data, also where that stands on
// another page.

/** Forms name the notice that was agreed to, so a changed notice never keeps its version: it gets the day. */
async function withNoticeVersion(tx: Db, { before, after, audit }: Publication) {
  const isNew = after.version !== before.version && (await takeVersion(tx, String(after.version)))
  return isNew ? after : { ...after, version: await nextVersion(tx, audit.now) }
}

/** When a page changes its own part of the notice. */
function renewNoticeWith<Content>(partOf: (content: Content) => unknown) {
  return async (tx: Db, { before, after, published_by, audit }: Publication) => {
    const [old, now] = [before, after].map((content) => partOf(content as Content))
    if (!isDeepStrictEqual(old, now)) await renewNotice(tx, published_by, audit)
  }
}

async function nextVersion(tx: Db, now: Date) {
  const day = dayInIndia(now)
  let version = day
  for (let count = 2; !(await takeVersion(tx, version)); count += 1) version = `${day}.${count}`
  return version
}

/** False when forms have ever shown it. */
const takeVersion = async (tx: Db, version: string) =>
  !privacyNoticeVersions.includes(version) && store.addNoticeVersion(tx, version)

/** Publishes the notice as it is under a new version, because what another page says of it has changed. */
async function renewNotice(tx: Db, published_by: string, audit: AuditContext) {
  const { now } = audit
  const page = 'privacy'
  const { published, draft, published_at } = stateOf(page, await store.lockContent(tx, page))
  const version = await nextVersion(tx, now)
  const content = { ...published, version }
  const change = await recordPublished(tx, page, content, { published_by, published_at, now })
  const renewed = draft?.version === published.version ? { draft: JSON.stringify({ ...draft, version }) } : {}
  await store.updateContent(tx, page, { ...change, ...renewed })
  await auditPublished({ tx, audit }, page, published, content)
}

/** Messages and applications go to another address now. However many mails it got that day: a flood of forms must not keep this one away. */
async function tellOldAddress(
  tx: Db,
  publicUrl: string,
  [{ name, mail: recipient }, { mail }]: [before: Company, after: Company],
  { actor, now }: AuditContext,
) {
  if (recipient === mail) return
  const language = await findMailLanguage(tx, recipient)
  const link = publicUrl + adminPages.sitePage.path.replace(':page', 'company')
  const written = wordsIn(language, mails).addressMoved({
    company: name,
    newAddress: ownerInMail(mail),
    by: ownerInMail(actor.name),
    at: now,
    link,
  })
  await queueMail(tx, { recipient, language, ...written }, now)
}

type Move = { company: string; newAddress: string; by: string; at: Date; link: string }

const mails = inBoth({
  addressMoved: [
    ({ company, newAddress, by, at, link }: Move) => {
      return {
        subject: 'Messages and applications go to another address now',
        text: `Until now, messages and applications from the website of ${company} were mailed to this address. They go to another one now, which the site also shows:

New address: ${newAddress}
Changed by:  ${by}
When:        ${formatMoment(at)} (Indian time)

If you know about it, there is nothing to do.

If not, ask the owner of the site at once. Any owner can change the address back in the admin area:
${link}

If it was not the owner, somebody else may be using that account: choose a new password for it, and look under Accounts and in the diary for what else was changed.
`,
      }
    },
    ({ company, newAddress, by, at, link }) => {
      return {
        subject: 'അന്വേഷണങ്ങളും അപേക്ഷകളും ഇനി മറ്റൊരു വിലാസത്തിലേക്ക്',
        text: `${company} എന്ന കമ്പനിയുടെ വെബ്സൈറ്റിൽ വരുന്ന അന്വേഷണങ്ങളും അപേക്ഷകളും ഇതുവരെ ഈ വിലാസത്തിലേക്കാണ് മെയിൽ ചെയ്തിരുന്നത്. ഇനി അവ മറ്റൊരു വിലാസത്തിലേക്കു പോകും; വെബ്സൈറ്റിൽ കാണിക്കുന്നതും അതാണ്:

പുതിയ വിലാസം: ${newAddress}
മാറ്റിയത്: ${by}
എപ്പോൾ: ${datesIn('ml').formatMoment(at)} (ഇന്ത്യൻ സമയം)

നിങ്ങൾ അറിഞ്ഞുള്ള മാറ്റമാണെങ്കിൽ ഒന്നും ചെയ്യേണ്ട.

അല്ലെങ്കിൽ ഉടൻ വെബ്സൈറ്റിന്റെ ഉടമയോടു ചോദിക്കൂ. ഉടമകളിൽ ആർക്കും അഡ്മിൻ ഭാഗത്ത് പഴയ വിലാസം തിരികെ വയ്ക്കാം:
${link}

മാറ്റിയത് ഉടമയല്ലെങ്കിൽ, മറ്റാരോ ആ അക്കൗണ്ട് ഉപയോഗിക്കുന്നുണ്ടാകാം: അതിനു പുതിയ പാസ്വേഡ് തിരഞ്ഞെടുക്കൂ; വേറെ എന്തൊക്കെ മാറ്റിയെന്ന് അക്കൗണ്ടുകൾ, രജിസ്റ്റർ എന്നീ പേജുകളിൽ നോക്കൂ.
`,
      }
    },
  ],
})

// The history of a page: every publication is kept as a version, and written into the diary.

const keptVersions = 50

type Recorded = { published_by: string; published_at: string | null; now: Date }

/** Adds it to the history; `published_at` is of what was published before. Returns what the content itself stores. */
export async function recordPublished(tx: Db, page: PageKey, content: Content, publication: Recorded) {
  const { published_by, published_at, now } = publication
  // The first entry of the history is what the site came with.
  const first = { page, content: JSON.stringify(defaultOf(page)), published_by: '', published_at: null }
  if (!published_at) await insertVersion(tx, first, keptVersions)
  const published = JSON.stringify(content)
  const at = timeOf(now)
  await insertVersion(tx, { page, content: published, published_by, published_at: at }, keptVersions)
  return { published, published_by, published_at: at }
}

export async function auditPublished(
  { tx, audit }: AuditedTx,
  page: PageKey,
  before: Content,
  after: Content,
) {
  const changes = differencesOf(schemaOf(page), before, after).map((difference) => ({
    field: difference.label,
    before: difference.before,
    after: difference.after,
  }))
  await writeDiary(tx, audit, { kind: 'published', ...pageIn(page), changes })
}

/** What the diary calls a page. */
export const pageIn = (page: PageKey) =>
  ({ subject: 'page', record_id: page, title: contentPages[page].title }) as const

// What somebody who publishes a page reads first: what changes for everybody, and what that brings with it.
import type { ContentDraft } from '#contract/content/calls.ts'
import { differencesOf } from '#contract/content/differences.ts'
import { schemaOf } from '#contract/content/pages.ts'
import { isSame, leavesOf, sampleKeyOf, valueAt } from '#contract/content/walk-content.ts'
import type { Content } from './content-store.ts'

/** Nothing when visitors see this content already. */
export function publishNotice(draft: ContentDraft, content: Content, sendsMail: boolean) {
  const differences = differencesOf(schemaOf(draft.page), draft.published, content)
  if (differences.length === 0) return ''
  const consequences = [
    mailed(draft, content, sendsMail),
    erased(draft.published, content),
    misled(draft.published, content),
    sampled(draft, content),
  ]
  return `Everybody sees the change at once: ${namesOf(differences)}.${consequences.join('')}`
}

/** Only owners can change the address, and only the company's details have it. The first one was invented. */
function mailed({ published: { mail }, published_at }: ContentDraft, after: Content, sendsMail: boolean) {
  if (mail === after.mail) return ''
  if (!sendsMail)
    return ` New messages and applications are mailed to ${after.mail} once this site sends mail.`
  return ` New messages and applications are then mailed to ${after.mail}${published_at ? `, and ${mail} is told so` : ''}.`
}

/** Only owners can lower these numbers, and only the company's details have them. */
function erased(before: Content, after: Content) {
  const isLower = (name: string) => Number(after[name]) < Number(before[name])
  const older = ` Applications and enquiries that are older than ${after.retentionDays} days are then erased within a day, for good.`
  const unkept = ` Applications that may not be kept for later jobs are erased within a day, for good, if their job closed more than ${after.closedJobDays} days ago.`
  return `${isLower('retentionDays') ? older : ''}${isLower('closedJobDays') ? unkept : ''}`
}

/** Only the company's details have an address. */
function misled({ address: before }: Content, { address: after }: Content) {
  const isKept = (...names: string[]) =>
    names.every((name) => isSame(valueAt(before, name), valueAt(after, name)))
  if (isKept('street', 'city') || !isKept('latitude', 'longitude')) return ''
  return ' Latitude and longitude are as before: links to maps and directions still lead to the old place.'
}

/** The samples among what visitors will read: also what was switched off until now, and wherever an item was moved. */
function sampled({ page, samples, content: before }: ContentDraft, after: Content) {
  const paths = new Set(samples.map(({ path }) => path))
  const schema = schemaOf(page)
  const keys = new Set(
    leavesOf(schema, before)
      .filter(({ path }) => paths.has(path))
      .map(sampleKeyOf),
  )
  const left = leavesOf(schema, after).filter((leaf) => leaf.shown && keys.has(sampleKeyOf(leaf)))
  if (left.length === 0) return ''
  const promises = left.filter(({ promise }) => promise)
  const parts = promises.map(({ labels: [label = ''] }) => ({ label }))
  const among = parts.length > 0 ? `, ${parts.length} of them prices or promises, in: ${namesOf(parts)}` : ''
  const what = left.length === 1 ? '1 text or picture' : `${left.length} texts and pictures`
  return ` Of what they see then, ${what} came with the site${among}.`
}

const maxNamed = 3

function namesOf(fields: readonly { label: string }[]) {
  const labels = [...new Set(fields.map(({ label }) => label))]
  const more = labels.length - maxNamed
  return `${labels.slice(0, maxNamed).join('; ')}${more > 0 ? ` and ${more} more` : ''}`
}

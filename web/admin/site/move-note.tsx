// What the question before publishing says of a move: what names the old place, and what was made for the old address.
import { Link } from 'react-router'
import { addressIn, placesIn, placesLeft, textOf } from '#contract/admin/places.ts'
import type { Company } from '#contract/content/company.ts'
import { contentPages, type PageKey, schemaOf } from '#contract/content/pages.ts'
import type { ContentDraft } from '#contract/content/rows.ts'
import { leavesOf } from '#contract/content/values.ts'
import type { Content } from './content-store.ts'
import { pagePath } from './paths.ts'

type PlaceText = ContentDraft['place_texts'][number]

/** Nothing while the company stays where it is. */
export function MoveNote({ draft, content }: { draft: ContentDraft; content: Content }) {
  if (draft.page !== 'company') return null
  const [before, after] = [draft.published, content] as [Company, Company]
  const left = placesLeft(before, after)
  const bound = addressIn(before) === addressIn(after) ? [] : draft.place_texts.filter(({ place }) => !place)
  const named = [...ownTexts(content, left), ...draft.place_texts.filter(({ place }) => left.includes(place))]
  return (
    <div className="mt-4 grid gap-3 empty:hidden">
      {bound.map(({ page, label }) => (
        <p key={label}>
          <PageLink page={page} />, {firstOf(label)}: made for the old address. It goes from the page until
          you write it anew or say that it is still right.
        </p>
      ))}
      {named.length > 0 ? (
        <>
          <p>
            These texts name {left.join(' or ')}. They stay as they are, and marked until you look at them:
          </p>
          <ul className="list-disc pl-5">
            {[...Map.groupBy(named, ({ page }) => page)].map(([page, texts]) => (
              <li key={page}>
                <PageLink page={page} />: {namesOf(texts)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}

function ownTexts(content: Content, left: readonly string[]): PlaceText[] {
  const places = left.map((name) => ({ name, malayalam: '' }))
  return leavesOf(schemaOf('company'), content)
    .filter((leaf) => placesIn([textOf(leaf)], places).length > 0)
    .map(({ labels }) => ({ page: 'company', label: labels.join(', '), place: '' }))
}

/** In another tab: the form is not saved yet. */
function PageLink({ page }: { page: PageKey }) {
  return (
    <Link to={pagePath(page)} target="_blank" className="link">
      {contentPages[page].title}
    </Link>
  )
}

/** The name of the part. */
export const firstOf = (label: string) => label.split(', ', 1).join()

const maxNamed = 3

export function namesOf(fields: readonly { label: string }[]) {
  const labels = [...new Set(fields.map(({ label }) => label))]
  const more = labels.length - maxNamed
  return `${labels.slice(0, maxNamed).join('; ')}${more > 0 ? ` and ${more} more` : ''}`
}

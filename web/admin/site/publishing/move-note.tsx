// What the question before publishing says of a move: what names the old place, and what was made for the old address.
import { Link } from 'react-router'
import { addressIn, placesIn, placesLeft, textOf } from '#contract/admin/places.ts'
import type { ContentDraft } from '#contract/content/calls.ts'
import type { Company } from '#contract/content/company.ts'
import { contentPages, schemaOf } from '#contract/content/pages.ts'
import { leavesOf } from '#contract/content/values.ts'
import type { Content } from '../content-store.ts'
import { pagePath } from '../paths.ts'
import { firstOf, namesOf } from './publish-notice.ts'

type PlaceText = ContentDraft['place_texts'][number]

/** Nothing while the company stays where it is. */
export function moveNote({ page, published, place_texts }: ContentDraft, content: Content) {
  if (page !== 'company') return null
  const [before, after] = [published, content] as [Company, Company]
  const left = placesLeft(before, after)
  const bound = addressIn(before) === addressIn(after) ? [] : place_texts.filter(({ place }) => place === '')
  const named = [...ownTexts(content, left), ...place_texts.filter(({ place }) => left.includes(place))]
  if (bound.length + named.length === 0) return null
  return (
    <div className="mt-4 grid gap-3">
      {bound.length > 0 ? (
        <>
          <p>
            These belong to the old address. Visitors will not see them until you write them anew or say that
            they are still right:
          </p>
          <Texts texts={bound.map((text) => ({ ...text, label: firstOf(text.label) }))} />
        </>
      ) : null}
      {named.length > 0 ? (
        <>
          <p>
            These texts still name {left.join(' or ')}. They stay on the site, and are marked here until you
            change or confirm them:
          </p>
          <Texts texts={named} />
        </>
      ) : null}
    </div>
  )
}

/** By page, in another tab: the form is not saved yet. */
function Texts({ texts }: { texts: readonly PlaceText[] }) {
  return (
    <ul className="list-disc pl-5">
      {[...Map.groupBy(texts, ({ page }) => page)].map(([page, ofPage]) => (
        <li key={page}>
          <Link to={pagePath(page)} target="_blank" className="link">
            {contentPages[page].title}
          </Link>
          : {namesOf(ofPage)}
        </li>
      ))}
    </ul>
  )
}

function ownTexts(content: Content, left: readonly string[]): PlaceText[] {
  const places = left.map((name) => ({ name, malayalam: '' }))
  return leavesOf(schemaOf('company'), content)
    .filter((leaf) => placesIn([textOf(leaf)], places).length > 0)
    .map(({ labels }) => ({ page: 'company', label: labels.join(', '), place: '' }))
}

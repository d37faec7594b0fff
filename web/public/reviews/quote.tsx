import { Link } from 'react-router'
import { projectName, projectPath } from '#contract/record-paths.ts'
import type { Review } from '#contract/reviews.ts'
import { inBoth } from '#contract/words.ts'
import { Picture } from '../../ui/picture.tsx'
import { Stars } from '../../ui/stars.tsx'
import { langOf, marked } from '../content/lang.ts'
import { noBreak } from '../content/no-break.ts'

/** Short reviews are set larger than long ones. `here` is the page of its project. */
export function Quote({ review, here }: { review: Review; here?: boolean }) {
  const { length } = review.review
  const size = length < 110 ? 'text-3xl' : length < 170 ? 'text-2xl' : 'text-xl'
  const [name = '', ...place] = review.name.split(/,\s*/)
  return (
    <figure className="border-t border-line pt-6">
      <blockquote className={`font-serif ${size} leading-snug whitespace-pre-line`}>
        <p lang={langOf(review.review)}>“{review.review}”</p>
      </blockquote>
      {review.picture ? (
        <Picture
          {...review.picture}
          alt={words.pictureBy(name)}
          sizes="(min-width: 768px) 24rem, 90vw"
          className="mt-4 max-w-sm"
        />
      ) : null}
      <figcaption className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <span lang={langOf(review.name)}>
          <span className="font-semibold">{name}</span>
          {place.length > 0 ? <span className="text-stone">, {place.join(', ')}</span> : null}
        </span>
        <Stars rating={review.rating} small />
        <ClientMark review={review} here={here} />
      </figcaption>
    </figure>
  )
}

/** Only of what a client wrote by a link of ours. `here` is the page of the project itself. */
export function ClientMark({ review, here = false }: { review: Review; here?: boolean }) {
  const { by_client, project, month } = review
  if (!by_client) return null
  return (
    <span className="text-sm text-stone">
      {words.byClient(month)}
      {project && !here ? (
        <>
          {', '}
          <Link to={projectPath(project)} className="link">
            {marked(noBreak(projectName(project)))}
          </Link>
        </>
      ) : null}
    </span>
  )
}

const words = inBoth({
  byClient: [(month: string) => `Written by the client, ${month}`, (month) => `വീട്ടുകാർ എഴുതിയത്, ${month}`],
  /** Of a picture that came with a review. */
  pictureBy: [(name: string) => `Picture by ${name}`, (name) => `${name} അയച്ച ചിത്രം`],
})

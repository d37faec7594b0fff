import { useParams } from 'react-router'
import { useCall } from '../../api.ts'
import { twoColumns } from '../parts/band.tsx'
import { words } from './mark-words.ts'
import { Quote } from './quote.tsx'

export const reviewsOf = (slug: string) => ({ query: { project: slug, limit: 6 } })

/** What was said about one project, on its page. */
export function ProjectReviews() {
  const { slug = '' } = useParams()
  const reviews = useCall('listReviews', reviewsOf(slug)).data?.items ?? []
  if (reviews.length === 0) return null
  return (
    <section aria-labelledby="its-reviews" className={`wrap ${twoColumns} pb-12 lg:pb-24`}>
      <h2 id="its-reviews" className="label mb-6 font-sans">
        {words.ofProject}
      </h2>
      <ul className="grid gap-8">
        {reviews.map((review) => (
          <li key={review.id}>
            <Quote review={review} here />
          </li>
        ))}
      </ul>
    </section>
  )
}

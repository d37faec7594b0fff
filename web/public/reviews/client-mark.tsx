import { Link } from 'react-router'
import { projectPath } from '#contract/addresses.ts'
import type { Review } from '#contract/reviews.ts'
import { marked } from '../content/lang.ts'
import { words } from './mark-words.ts'

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
            {marked(project.title || `${project.client}, ${project.location}`)}
          </Link>
        </>
      ) : null}
    </span>
  )
}

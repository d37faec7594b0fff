// The page of a job: 410 with the open jobs once it is closed, 404 when it is unknown.
import { pathIn, splitLanguage } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { publicPages } from '#contract/pages.ts'
import { Failure } from '../http/failure.ts'
import { type createPageRenderer, logReadError, type RenderResponse } from './render.ts'

export type FindJob = (segment: string) => Promise<{ slug: string; isOpen: boolean } | undefined>

export function createJobPage(
  { renderPage, renderUnread }: ReturnType<typeof createPageRenderer>,
  findJob: FindJob,
): RenderResponse {
  return async (log, url, extras = {}) => {
    const { language, url: localPath } = splitLanguage(url)
    const [segment = ''] = localPath.slice(publicPages.job.path.indexOf(':')).split('?')
    const found = await findJob(segment).then(
      (job) => ({ job }),
      (error) => logReadError(log, error),
    )
    if (!found) return renderUnread(log, url, extras)
    const { job } = found
    const status = job && !job.isOpen ? 410 : extras.status
    if (extras.formErrors) {
      const address = job ? publicPages.job.path.replace(':slug', job.slug) : publicPages.career.path
      return renderPage(log, pathIn(language, address), { ...extras, address, status })
    }
    if (!job) throw new Failure('not_found', messages.errors.notFound)
    return renderPage(log, url, { ...extras, status })
  }
}

// Records and contents in the language of the page that asks for them.

import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { datesIn, dayInIndia } from '#contract/days.ts'
import type { ShownUpdate } from '#contract/houses/updates.ts'
import type { MyData } from '#contract/people/my-data.ts'
import type { ListedProject, Picture, Project } from '#contract/projects.ts'
import { fallbackAlt } from '#contract/record-paths.ts'
import { recordWords } from '#contract/records/schemas.ts'
import type { Review } from '#contract/reviews.ts'
import type { Service } from '#contract/services.ts'
import type { Translate } from './translator.ts'

/** For a picture that nobody has described, whose English alt text ends in "view 2". */
const viewWord = 'ചിത്രം'

type Fields = Record<string, unknown>

const serviceIn = (service: Service, translate: Translate) => ({
  ...wordsIn(service, recordWords.services, translate),
  picture: { ...service.picture, alt: translate(service.picture.alt) },
})
/** Its text stays in the language in which it was typed. */
const updateIn = (update: ShownUpdate, translate: Translate) => ({
  ...update,
  pictures: update.pictures.map((picture) => wordsIn(picture, ['alt', 'caption'], translate)),
})
/** Its own words stay in the language of the client. */
const reviewIn = ({ project, ...review }: Review, translate: Translate) => ({
  ...review,
  month: datesIn('ml').formatMonth(dayInIndia(new Date(review.created_at))),
  project: project && wordsIn(project, ['title', 'client', 'location'], translate),
})
const jobIn = (record: Fields, translate: Translate) => wordsIn(record, recordWords.jobs, translate)

const translators = new Map<Call, (record: never, translate: Translate) => unknown>([
  [calls.listProjects, projectIn],
  [calls.getProject, projectIn],
  [calls.listStory, updateIn],
  [calls.listReviews, reviewIn],
  [calls.listServices, serviceIn],
  [calls.getService, serviceIn],
  [calls.listJobs, jobIn],
  [calls.getMyData, myDataIn],
])

/** An answer that has no words of the company stays as it is. */
export function translateAnswer<T>(call: Call, answer: T, translate: Translate): T {
  const translateRecord = translators.get(call) as ((record: unknown, translate: Translate) => T) | undefined
  if (!translateRecord) return answer
  const { items } = answer as { items?: unknown[] }
  return items
    ? { ...answer, items: items.map((item) => translateRecord(item, translate)) }
    : translateRecord(answer, translate)
}

const collator = new Intl.Collator('ml')

/** What the gallery's filters offer is in alphabetical order, in Malayalam too. */
export function sortOptions(query: unknown, answer: unknown) {
  const { distinct } = (query ?? {}) as { distinct?: string }
  const { items } = answer as { items?: Record<string, string>[] }
  // Sizes have an order of their own.
  if (!distinct || distinct === 'size' || !items) return answer
  const wordOf = (item: Record<string, string>) => item[distinct] ?? ''
  return { ...(answer as object), items: items.toSorted((a, b) => collator.compare(wordOf(a), wordOf(b))) }
}

function wordsIn<T extends Fields>(record: T, names: readonly string[], translate: Translate): T {
  const translated = names.map((name) => [name, translate(String(record[name] ?? ''))])
  return { ...record, ...Object.fromEntries(translated) }
}

/** Only the name of the job and the chosen plan are the company's words; the rest is the sender's. */
function myDataIn(data: MyData, translate: Translate) {
  return wordsIn(data, [data.kind === 'application' ? 'job_title' : 'plan'], translate)
}

/** `filter` has what the gallery's filters ask for, which is in English everywhere. */
function projectIn(project: Project | ListedProject, translate: Translate) {
  const { category, location, district } = project
  const shown = wordsIn(project, recordWords.projects, translate)
  const pictureIn = (picture: Picture) => ({
    ...picture,
    alt: altIn(picture.alt),
    caption: translate(picture.caption),
  })
  const altIn = (alt: string) => {
    const [, view] = /, view (\d+)$/.exec(alt) ?? []
    if (alt !== fallbackAlt(project, Number(view ?? 1) - 1)) return translate(alt)
    return `${shown.category}, ${shown.location}${view ? `, ${viewWord} ${view}` : ''}`
  }
  return {
    ...shown,
    filter: { category, location, district },
    main_picture: pictureIn(project.main_picture),
    ...('gallery_pictures' in project && { gallery_pictures: project.gallery_pictures.map(pictureIn) }),
  }
}

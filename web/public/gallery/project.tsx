import { Link, useHref, useParams } from 'react-router'
import { formatArea } from '#contract/amounts/area.ts'
import type { GalleryContent } from '#contract/content/pages.ts'
import { publicPages } from '#contract/pages.ts'
import type { Project } from '#contract/projects.ts'
import { messages } from '#contract/public-messages.ts'
import { projectName, projectPath } from '#contract/record-paths.ts'
import { queryOf, useCall } from '../../calls/api.ts'
import { usePageContext } from '../../page-context.ts'
import { type PageLocation, useHydrated } from '../../screen.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { RecordState } from '../../ui/list-state.tsx'
import { langOf } from '../content/lang.ts'
import { FormattedText } from '../content/rich-text.tsx'
import { Text } from '../content/text.tsx'
import { truncate } from '../content/truncate.ts'
import { contentQuery, withContent } from '../content/with-content.tsx'
import { ContactBand } from '../parts/band.tsx'
import { lazyPart } from '../parts/lazy-part.tsx'
import { Head, maxDescriptionLength } from '../seo/head.tsx'
import { Page as NotFound } from '../shell/error-page.tsx'
import { ContactBar } from '../shell/layout.tsx'
import { companyWhatsapp } from '../shell/words.ts'
import { useGalleryOrigin } from './gallery-origin.ts'
import { BuildingMark, PictureNote } from './picture-note.tsx'
import { ProjectPictures } from './pictures/project-pictures.tsx'
import { words } from './project-words.ts'

const { gallery, reviews } = publicPages
/** From this many letters on, a word of the heading could be wider than a phone. */
const longWordLength = 15
const loadStory = async () => (await import('./story.tsx')).Story
const Story = lazyPart(loadStory, import.meta.env.SSR ? await loadStory() : undefined)
const loadEnd = () => import('./project-end.tsx')
const end = import.meta.env.SSR ? await loadEnd() : undefined
const ProjectEnd = lazyPart(async () => (await loadEnd()).ProjectEnd, end?.ProjectEnd)

const newestReview = { query: { limit: 1 } }

export const queries = (location: PageLocation) => {
  const { slug = '' } = location.params
  return [
    queryOf('getProject', { params: { id: slug } }),
    queryOf('listStory', { params: { id: slug } }),
    contentQuery('gallery', location),
    queryOf('listReviews', newestReview),
    ...(end?.endQueries(slug) ?? []),
  ]
}

type PageProps = { content: GalleryContent }

export const Page = withContent('gallery', ShownProject)

function ShownProject({ content }: PageProps) {
  const { slug: id = '' } = useParams()
  const project = useCall('getProject', { params: { id } })
  const { data, error } = project
  // The server sends staff hidden projects too, but nobody sees their pages.
  if (error?.status === 404 || data?.shown === false) return <NotFound />
  return (
    <RecordState query={project} failed={messages.projects.fetchFailed}>
      {(found) => <ProjectPage project={{ ...found, area: formatArea(found.area) }} content={content} />}
    </RecordState>
  )
}

function ProjectPage({ project, content }: PageProps & { project: Project }) {
  const { publicUrl, company } = usePageContext()
  const title = projectName(project)
  const facts = factsOf(project)
  const path = projectPath(project)
  const url = publicUrl + useHref(path)
  const hasReviews = useCall('listReviews', newestReview).data?.total !== 0
  return (
    <article className="one-page" data-url={url}>
      <Head
        title={title}
        description={descriptionOf(project)}
        picture={project.main_image}
        breadcrumbs={[{ name: gallery.title, path: gallery.path }]}
        path={path}
      />
      <ProjectPictures
        pictures={[project.main_picture, ...project.gallery_pictures]}
        pairs={project.pairs}
        top={<ProjectTop project={project} />}
      >
        <div
          className={`grid gap-x-[8vw] gap-y-8 py-8 lg:py-16 ${facts.length > 0 ? '@2xl:grid-cols-[1fr_2.4fr]' : ''}`}
        >
          <div className="@2xl:order-last">
            {project.description ? (
              <FormattedText text={project.description} className="mb-6 lg:mb-8 lg:text-lg" />
            ) : null}
            <div className="flex flex-wrap gap-x-4 gap-y-3 print:hidden">
              <ButtonLink href={companyWhatsapp(company, title)} rel="noopener" icon="whatsapp">
                {words.askOnWhatsapp}
              </ButtonLink>
              <ShareButton title={title} url={url} />
              {hasReviews ? (
                <Link to={reviews.path} className="link inline-flex min-h-11 items-center">
                  {words.clientsSay}
                </Link>
              ) : null}
            </div>
          </div>
          <div>
            <ProjectFacts facts={facts} />
            <PictureNote projects={[project]} className="mt-4" />
          </div>
        </div>
      </ProjectPictures>
      <StoryPart project={project} />
      <ProjectEnd project={project} />
      <ContactBand content={content.project.contact} topic={title} />
      <ContactBar topic={title} />
    </article>
  )
}

/** Nothing without public updates, or while they cannot be loaded. */
function StoryPart({ project }: { project: Project }) {
  const { slug: id = '' } = useParams()
  const updates = useCall('listStory', { params: { id } }).data?.items ?? []
  return updates.length > 0 ? <Story updates={updates} isGrowing={project.building} /> : null
}

function ProjectTop({ project }: { project: Project }) {
  const { title, category, client, area, location } = project
  const kind = [category, area].filter(Boolean).join(', ')
  const isLong = projectName(project)
    .split(/[\s-]/)
    .some((word) => word.length >= longWordLength)
  return (
    <header className="pt-2 pb-4 md:pt-5 lg:pb-8">
      <Link
        to={useGalleryOrigin()}
        // Only the app knows what the visitor had chosen.
        data-app
        className="link inline-flex min-h-11 items-center gap-2 text-sm print:hidden"
      >
        <Icon name="arrow" className="size-4 rotate-180" />
        {words.backToGallery}
      </Link>
      <BuildingMark project={project} />
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-[6vw] gap-y-2 md:mt-3">
        <h1 className={isLong ? 'text-[min(var(--text-4xl),8.6vw)]' : ''}>
          {title ? (
            <Text.span>{title}</Text.span>
          ) : (
            <>
              <span lang={langOf(client)} className="inline-block">
                {client},
              </span>{' '}
              <Text.span className="inline-block">{location}</Text.span>
            </>
          )}
        </h1>
        <div className="text-stone">
          {title ? <Text.p>{`${client}, ${location}`}</Text.p> : null}
          <Text.p>{kind}</Text.p>
        </div>
      </div>
    </header>
  )
}

/** What stands in the heading is not among them. */
const factNames = [
  'district',
  'plot',
  'bedrooms',
  'handed_over',
  'months',
  'cost_band',
  'work',
  'rera',
] as const

const factsOf = (project: Project) =>
  factNames.flatMap((name) => {
    const value = factOf(project, name)
    return value ? [{ name, value }] : []
  })

function factOf(project: Project, name: (typeof factNames)[number]) {
  if (name === 'plot') return formatArea(project.plot)
  if (name === 'months') return project.months && words.months(project.months)
  return project[name] && String(project[name])
}

function ProjectFacts({ facts }: { facts: ReturnType<typeof factsOf> }) {
  if (facts.length === 0) return null
  return (
    <dl className="grid grid-cols-2 gap-x-4 border-t border-line max-[350px]:grid-cols-1 @2xl:grid-cols-1">
      {facts.map(({ name, value }) => (
        <div key={name} className="border-b border-line py-3">
          <dt className="text-sm text-stone">{words.facts[name]}</dt>
          <Text.dd className="font-medium max-md:text-sm">{value}</Text.dd>
        </div>
      ))}
    </dl>
  )
}

function descriptionOf(project: Project) {
  const [text = ''] = project.description.trim().split('\n')
  return truncate(text, maxDescriptionLength) || words.summary(project)
}

/** Opens the share sheet of the device, or copies the link where there is none. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const hydrated = useHydrated()

  async function share() {
    // Rejects when the sheet is closed.
    if (typeof navigator.share === 'function') return navigator.share({ title, url }).catch(() => {})
    await copyText(url, { done: words.linkCopied, failed: words.linkNotCopied(url) })
  }

  if (!hydrated) return null
  return (
    <Button variant="secondary" onClick={share} icon="share">
      {words.share}
    </Button>
  )
}

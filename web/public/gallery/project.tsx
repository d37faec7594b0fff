import { Navigate, useLocation, useParams } from 'react-router'
import { project as content } from '#content/gallery.ts'
import { projectPath } from '#contract/addresses.ts'
import { messages } from '#contract/messages.ts'
import { publicPages } from '#contract/pages.ts'
import type { Project } from '#contract/projects.ts'
import { queryOf, useCall } from '../../api.ts'
import type { PageLocation } from '../../screen.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Failed, Loading } from '../../ui/list-state.tsx'
import { Head } from '../seo/head.tsx'
import { Band } from '../shell/band.tsx'
import { ContactBand } from '../shell/contact-band.tsx'
import { ContactBar } from '../shell/contact-bar.tsx'
import { whatsappLink } from '../shell/contact-links.ts'
import { FormattedText, truncate } from '../shell/formatted-text.tsx'
import { Page as NotFound } from '../shell/not-found.tsx'
import { usePageContext } from '../shell/page-context.ts'
import { PictureNote } from './picture-note.tsx'
import { ProjectPictures } from './project-pictures.tsx'
import { ProjectRow } from './project-row.tsx'
import { ShareButton } from './share-button.tsx'

const { gallery } = publicPages
const maxDescriptionLength = 155
const maxOthers = 3
/** One more than shown, since the project itself may be among them. */
const others = { query: { limit: maxOthers + 1 } }

export const queries = ({ params }: PageLocation) => [
  queryOf('getProject', { params: { id: params.slug ?? '' } }),
  queryOf('listProjects', others),
]

export function Page() {
  const { slug: id = '' } = useParams()
  const location = useLocation()
  const { data, error, refetch } = useCall('getProject', { params: { id } })
  // Staff get a hidden project too; its page is there for nobody.
  if (error?.status === 404 || data?.shown === false) return <NotFound />
  // A link of an earlier version.
  if (data?.slug && data.slug !== id)
    return <Navigate to={{ ...location, pathname: projectPath(data) }} replace />
  if (data) return <ProjectPage project={data} />
  if (error) return <Failed retry={refetch}>{messages.projects.fetchFailed}</Failed>
  return <Loading />
}

function ProjectPage({ project }: { project: Project }) {
  const { publicUrl } = usePageContext()
  const title = `${project.client}, ${project.location}`
  const path = projectPath(project)
  return (
    <article>
      <Head
        title={title}
        description={descriptionOf(project)}
        picture={project.main_image}
        breadcrumbs={[{ name: gallery.title, path: gallery.path }]}
        path={path}
      />
      <ProjectPictures pictures={[project.main_picture, ...project.gallery_pictures]}>
        <div className="wrap grid gap-x-[8vw] gap-y-10 py-12 md:grid-cols-[1fr_2.4fr] lg:py-20">
          <header className="md:order-last">
            <p className="label">{project.category}</p>
            <h1 className="mt-4">
              <span className="inline-block">{project.client},</span>{' '}
              <span className="inline-block">{project.location}</span>
            </h1>
            {project.description ? (
              <div className="prose mt-6 text-lg">
                <FormattedText text={project.description} />
              </div>
            ) : null}
            <div className="mt-8 flex flex-wrap gap-3">
              <ButtonLink href={whatsappLink(title)} rel="noopener" icon="whatsapp">
                Ask on WhatsApp
              </ButtonLink>
              <ShareButton title={title} url={publicUrl + path} />
            </div>
          </header>
          <ProjectFacts project={project} />
        </div>
      </ProjectPictures>
      <OtherProjects except={project.id} />
      <ContactBand content={content.contact} topic={title} />
      <ContactBar topic={title} />
    </article>
  )
}

function ProjectFacts({ project }: { project: Project }) {
  const { category, client, area, location } = project
  const facts = { Category: category, Client: client, Area: area, Location: location }
  return (
    <div>
      <dl className="grid grid-cols-2 gap-x-6 border-t border-line md:grid-cols-1">
        {Object.entries(facts).map(([name, value]) => (
          <div key={name} className="border-b border-line py-3">
            <dt className="text-sm text-stone">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <PictureNote of={[project]} className="mt-4" />
    </div>
  )
}

function OtherProjects({ except }: { except: string }) {
  const { data } = useCall('listProjects', others)
  const projects = data?.items.filter((project) => project.id !== except).slice(0, maxOthers) ?? []
  if (projects.length === 0) return null
  return (
    <Band>
      <h2 className="mb-8 lg:mb-12">More projects</h2>
      <ProjectRow projects={projects} />
    </Band>
  )
}

function descriptionOf({ category, client, location, area, description }: Project) {
  const [text = ''] = description.trim().split('\n')
  return truncate(text, maxDescriptionLength) || `${category} for ${client} in ${location}, ${area}.`
}

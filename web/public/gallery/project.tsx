import { useParams } from 'react-router'
import { idOfSlug, projectPath } from '#contract/addresses.ts'
import { messages } from '#contract/messages.ts'
import { publicPages } from '#contract/pages.ts'
import type { Project } from '#contract/projects.ts'
import { useCall } from '../../api.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Failed, Loading } from '../../ui/list-state.tsx'
import { Head } from '../seo/head.tsx'
import { ContactBand } from '../shell/contact-band.tsx'
import { ContactBar, messageAbout } from '../shell/contact-bar.tsx'
import { whatsappLink } from '../shell/contact-links.ts'
import { Page as NotFound } from '../shell/not-found.tsx'
import { usePageContext } from '../shell/page-context.ts'
import { shortened } from '../shell/shortened.ts'
import { WrittenText } from '../shell/written-text.tsx'
import { MoreProjects } from './more-projects.tsx'
import { PictureNote } from './picture-note.tsx'
import { ProjectPictures } from './project-pictures.tsx'
import { ShareButton } from './share-button.tsx'

export function Page() {
  const { slug } = useParams()
  const { data, error, refetch } = useCall('getProject', { params: { id: idOfSlug(slug) } })
  if (data) return <Shown project={data} />
  if (error?.status === 404) return <NotFound />
  if (error) return <Failed retry={refetch}>{messages.projects.fetchFailed}</Failed>
  return <Loading />
}

function Shown({ project }: { project: Project }) {
  const { publicUrl } = usePageContext()
  const title = `${project.client}, ${project.location}`
  const path = projectPath(project)
  const gallery = publicPages.gallery
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
                <WrittenText text={project.description} />
              </div>
            ) : null}
            <div className="mt-8 flex flex-wrap gap-3">
              <ButtonLink href={whatsappLink(messageAbout(title))} rel="noopener">
                <Icon name="whatsapp" />
                Ask on WhatsApp
              </ButtonLink>
              <ShareButton title={title} url={publicUrl + path} />
            </div>
          </header>
          <Facts project={project} />
        </div>
      </ProjectPictures>
      <MoreProjects except={project.id} />
      <ContactBand title="What would it be on your plot?" topic={title}>
        <p>
          Mention this project when you call. We tell you what it would cost today and what your land would
          change about it.
        </p>
      </ContactBand>
      <ContactBar topic={title} />
    </article>
  )
}

function Facts({ project }: { project: Project }) {
  const facts = [
    ['Category', project.category],
    ['Client', project.client],
    ['Area', project.area],
    ['Location', project.location],
  ]
  return (
    <div>
      <dl className="grid grid-cols-2 gap-x-6 border-t border-line md:grid-cols-1">
        {facts.map(([name, value]) => (
          <div key={name} className="border-b border-line py-3">
            <dt className="text-sm text-stone">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <PictureNote className="mt-4" />
    </div>
  )
}

const longestDescription = 155

function descriptionOf({ category, client, location, area, description }: Project) {
  const [text = ''] = description.trim().split('\n')
  return shortened(text, longestDescription) || `${category} for ${client} in ${location}, ${area}.`
}

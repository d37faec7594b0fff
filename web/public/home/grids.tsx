import { Link } from 'react-router'
import { priceOf } from '#contract/amounts/prices.ts'
import type { HomeContent, WithPrice } from '#contract/content/pages.ts'
import { publicPages } from '#contract/pages.ts'
import type { ListedProject } from '#contract/projects.ts'
import { messages } from '#contract/public-messages.ts'
import { projectPath, servicePath } from '#contract/record-paths.ts'
import { splitService } from '#contract/records/split-service.ts'
import { inBoth } from '#contract/words.ts'
import { useCall } from '../../calls/api.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { Picture } from '../../ui/picture.tsx'
import { langOf } from '../content/lang.ts'
import { noBreak } from '../content/no-break.ts'
import { Text } from '../content/text.tsx'
import { sentencesOf } from '../content/truncate.ts'
import { BuildingMark, PictureNote } from '../gallery/picture-note.tsx'
import { factsLine, headingOf } from '../gallery/project-row.tsx'
import { Band } from '../parts/band.tsx'

/** The large one, and on phones the small ones, are upright: most pictures lose their sides there. */
const large = { cell: 'md:col-span-7 md:row-span-2', sizes: '(min-width: 768px) 100vw, 88vw' }
const wide = { cell: 'md:col-span-7', sizes: '(min-width: 768px) 56vw, 60vw' }
const narrow = { cell: 'md:col-span-5', sizes: '(min-width: 768px) 40vw, 60vw' }
const third = { cell: 'md:col-span-4', sizes: '(min-width: 768px) 32vw, 60vw' }
const quarter = { cell: 'md:col-span-6 lg:col-span-3', sizes: '(min-width: 768px) 40vw, 60vw' }
const maxLineLength = 110

type Service = WithPrice<HomeContent['services']['items'][number]>

/** One large cell, two beside it, the rest in rows below. On phones, small pictures beside the words after the first. */
export function ServiceGrid({ content }: { content: readonly Service[] }) {
  const added = useCall('listServices', {}).data?.items ?? []
  const services = [
    ...content.map(({ page, line, picture, price }) => {
      return { ...publicPages[page], id: page, text: line, picture, price: price && priceLine(price) }
    }),
    ...added.map((service) => {
      const { title, text } = splitService(service)
      const { id, picture } = service
      return {
        ...{ id, title, picture, path: servicePath(service), price: undefined },
        text: sentencesOf(text, maxLineLength),
      }
    }),
  ]
  return (
    <ul className="grid gap-x-6 gap-y-6 md:grid-cols-12 md:gap-y-12">
      {services.map(({ id, path, title, text, picture, price }, index) => {
        const place = placeOf(index, services.length)
        const isLarge = place === large
        return (
          <li
            key={id}
            className={`group relative md:flex md:flex-col ${isLarge ? '' : 'grid grid-cols-[30%_1fr] gap-x-4'} ${place.cell}`}
          >
            <Picture
              {...picture}
              alt=""
              sizes={place.sizes}
              className={isLarge ? 'aspect-3/2 md:aspect-auto md:grow' : 'min-h-28 md:aspect-3/2'}
            />
            <div className={isLarge ? 'mt-4' : 'md:mt-4'}>
              <h3 lang={langOf(title)} className="leading-snug wrap-anywhere max-md:text-lg">
                <Link to={path} className="after:absolute after:inset-0 group-hover:text-laterite">
                  {title}
                </Link>
              </h3>
              {text ? (
                <Text.p className="mt-1 max-w-measure text-stone wrap-anywhere max-md:text-sm">{text}</Text.p>
              ) : null}
              {price ? (
                // Not a Text, whose no-break spaces would leave long words of Malayalam no place to break.
                <p lang={langOf(price)} className="mt-1 font-serif text-teak max-md:[:lang(ml)_&]:text-sm">
                  {price}
                </p>
              ) : null}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** Below the first three, rows of four or three, or one of two that are unequal. */
function placeOf(index: number, count: number) {
  if (index < 3) return index === 0 ? large : narrow
  const below = count - 3
  if (below % 4 === 0) return quarter
  if (below % 3 === 2 && index < 5) return index === 3 ? narrow : wide
  return below % 3 === 1 ? quarter : third
}

function priceLine({ what, ...price }: NonNullable<Service['price']>) {
  const amount = priceOf(price)
  return price.unit === 'sqft' ? words.priceFrom(amount) : words.priceOf(what, amount)
}

export const selectedProjects = { query: { sort: 'pinned', limit: 3 } } as const
export const buildingNow = { query: { building: true, limit: 1 } } as const
const maxExtractLength = 220

const firstPlace = {
  cell: 'col-span-2 md:col-span-12 md:grid md:grid-cols-[2fr_1fr] md:items-end md:gap-x-[4vw]',
  // To the edge of the screen.
  picture: '-mx-gutter md:mr-0 md:-ml-[max(var(--spacing-gutter),calc((100vw-var(--container-page))/2))]',
  sizes: '(min-width: 768px) 66vw, 100vw',
}
const narrowPlace = { cell: 'md:col-span-5', picture: '', sizes: '(min-width: 768px) 38vw, 44vw' }
const widePlace = { cell: 'md:col-span-7', picture: '', sizes: '(min-width: 768px) 54vw, 44vw' }

/** One project across the page, two of unequal width below it. */
export function SelectedProjects({ content }: { content: HomeContent['projects'] }) {
  const projects = useCall('listProjects', selectedProjects)
  const { items = [], total = Number.POSITIVE_INFINITY } = projects.data ?? {}
  if (total === 0) return null
  const title = total === 1 ? content.onlyTitle : content.title
  return (
    <Band className="pb-12 lg:pb-24 deferred">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-2">
        <Text.h2>{title}</Text.h2>
        <PictureNote projects={projects.data?.items ?? []} className="pb-2" />
      </div>
      <div className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-12 md:items-end md:gap-x-6 lg:mt-10 lg:gap-y-16">
        <ListState query={projects} empty={messages.projects.empty} failed={messages.projects.loadFailed}>
          {(items) =>
            items.map((project, index) => (
              <SelectedProject
                key={project.id}
                project={project}
                place={[firstPlace, narrowPlace, widePlace][index] ?? narrowPlace}
              />
            ))
          }
        </ListState>
      </div>
      {total > items.length ? (
        <ButtonLink to={publicPages.gallery.path} variant="secondary" className="mt-8 lg:mt-10">
          {words.allProjects}
        </ButtonLink>
      ) : null}
    </Band>
  )
}

/** The newest house under construction, unless it is shown above. */
export function BuildingNow() {
  const [project] = useCall('listProjects', buildingNow).data?.items ?? []
  const selected = useCall('listProjects', selectedProjects).data?.items ?? []
  if (!project || selected.some(({ id }) => id === project.id)) return null
  return (
    <Band className="pb-12 lg:pb-24 deferred">
      <h2 className="mb-6 lg:mb-8">{words.buildingNow}</h2>
      <SelectedProject project={project} place={firstPlace} />
    </Band>
  )
}

function SelectedProject({ project, place }: { project: ListedProject; place: typeof firstPlace }) {
  const isFirst = place === firstPlace
  return (
    <article className={`group relative ${place.cell}`}>
      <Picture
        {...project.main_picture}
        alt=""
        sizes={place.sizes}
        className={`aspect-3/2 ${place.picture}`}
      />
      <div className={isFirst ? 'mt-4 md:mt-0' : 'mt-3 md:mt-4'}>
        <BuildingMark project={project} />
        <Text.p className={isFirst ? 'label' : 'label max-md:hidden'}>{project.category}</Text.p>
        <h3
          lang={langOf(headingOf(project))}
          className={`mt-1 font-serif font-normal tracking-tight md:text-2xl ${isFirst ? 'text-2xl' : ''}`}
        >
          <Link to={projectPath(project)} className="after:absolute after:inset-0 group-hover:text-laterite">
            {noBreak(headingOf(project))}
          </Link>
        </h3>
        <Text.p className={isFirst ? 'text-stone' : 'text-stone max-md:text-sm'}>{factsLine(project)}</Text.p>
        {isFirst && project.description ? (
          <Text.p className="mt-4 max-lg:hidden">{sentencesOf(project.description, maxExtractLength)}</Text.p>
        ) : null}
      </div>
    </article>
  )
}

const words = inBoth({
  priceFrom: [(price: string) => `From ${price}`, (price) => `${price}\u00a0മുതൽ`],
  /** Of what costs the same whatever its size. */
  priceOf: [
    (what: string, price: string) => `${what}: from ${price}`,
    (what, price) => `${what}: ${price}\u00a0മുതൽ`,
  ],
  allProjects: ['All projects', 'എല്ലാ പ്രോജക്ടുകളും'],
  buildingNow: ['Being built now', 'ഇപ്പോൾ പണി നടക്കുന്നത്'],
})

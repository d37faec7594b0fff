import { Link } from 'react-router'
import type { Service } from '#contract/services.ts'
import { useCall } from '../../api.ts'
import { Picture, type PictureProps } from '../../ui/picture.tsx'
import { services } from '../services/services.ts'

/** One large picture, two beside it, two below of unequal width; what staff added follows in threes. */
const places = [
  { cell: 'md:col-span-7 md:row-span-2', sizes: '(min-width: 768px) 56vw, 88vw' },
  { cell: 'md:col-span-5', sizes: '(min-width: 768px) 40vw, 88vw' },
  { cell: 'md:col-span-5', sizes: '(min-width: 768px) 40vw, 88vw' },
  { cell: 'md:col-span-5', sizes: '(min-width: 768px) 40vw, 88vw' },
  { cell: 'md:col-span-7', sizes: '(min-width: 768px) 56vw, 88vw' },
] as const
const inThrees = { cell: 'md:col-span-4', sizes: '(min-width: 768px) 32vw, 88vw' }
const inTwos = { cell: 'md:col-span-6', sizes: '(min-width: 768px) 48vw, 88vw' }

export function ServiceGrid() {
  const added = useCall('listServices', {}).data?.items ?? []
  return (
    <ul className="grid gap-x-6 gap-y-10 md:grid-cols-12 md:gap-y-14">
      {services.map(({ page, line, picture }, index) => {
        const place = places[index] ?? inThrees
        return (
          <li key={page.path} className={`group relative flex flex-col ${place.cell}`}>
            <Shown picture={{ ...picture, alt: '' }} sizes={place.sizes} large={index === 0} />
            <h3 className="mt-4">
              <Link to={page.path} className="after:absolute after:inset-0 group-hover:text-laterite">
                {page.service}
              </Link>
            </h3>
            <p className="mt-1 max-w-measure text-stone">{line}</p>
          </li>
        )
      })}
      {added.map((service) => (
        <Added key={service.id} service={service} place={added.length % 3 === 0 ? inThrees : inTwos} />
      ))}
    </ul>
  )
}

function Added({ service, place }: { service: Service; place: typeof inTwos }) {
  const { title, rest } = parts(service.description)
  return (
    <li className={`flex flex-col ${place.cell}`}>
      <Shown picture={{ ...service.picture, alt: '' }} sizes={place.sizes} />
      {title ? <h3 className="mt-4">{title}</h3> : null}
      <p className={`${title ? 'mt-1' : 'mt-4'} max-w-measure whitespace-pre-line text-stone`}>{rest}</p>
    </li>
  )
}

type ShownProps = { picture: Omit<PictureProps, 'sizes'>; sizes: string; large?: boolean }

function Shown({ picture, sizes, large = false }: ShownProps) {
  return (
    <Picture
      {...picture}
      sizes={sizes}
      className={large ? 'aspect-4/3 md:aspect-auto md:grow' : 'aspect-3/2 md:grow lg:aspect-16/9'}
    />
  )
}

const longestTitle = 60

/** Staff write one text; a short first line or sentence serves as its heading. */
function parts(description: string) {
  const [, title = '', rest = ''] = /^(.+?)(?:[.:]\s+|\s*\n\s*)([\s\S]+)$/.exec(description.trim()) ?? []
  if (!title || title.length > longestTitle) return { title: '', rest: description }
  return { title, rest: rest.charAt(0).toUpperCase() + rest.slice(1) }
}

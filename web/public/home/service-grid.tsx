import { Link } from 'react-router'
import { home as content } from '#content/home.ts'
import { pictures } from '#content/pictures.ts'
import { publicPages } from '#contract/pages.ts'
import type { Service } from '#contract/services.ts'
import { useCall } from '../../api.ts'
import { Picture, type PictureProps } from '../../ui/picture.tsx'

/** One large cell, two beside it, two below of unequal width; services that staff added follow in twos or threes. */
const cells = [
  { cell: 'md:col-span-7 md:row-span-2', sizes: '(min-width: 768px) 56vw, 88vw' },
  { cell: 'md:col-span-5', sizes: '(min-width: 768px) 40vw, 88vw' },
  { cell: 'md:col-span-5', sizes: '(min-width: 768px) 40vw, 88vw' },
  { cell: 'md:col-span-5', sizes: '(min-width: 768px) 40vw, 88vw' },
  { cell: 'md:col-span-7', sizes: '(min-width: 768px) 56vw, 88vw' },
]
const third = { cell: 'md:col-span-4', sizes: '(min-width: 768px) 32vw, 88vw' }
const half = { cell: 'md:col-span-6', sizes: '(min-width: 768px) 48vw, 88vw' }
const maxTitleLength = 60

export function ServiceGrid() {
  const added = useCall('listServices', {}).data?.items ?? []
  return (
    <ul className="grid gap-x-6 gap-y-10 md:grid-cols-12 md:gap-y-14">
      {content.services.map(({ page, line, picture }, index) => {
        const { cell, sizes } = cells[index] ?? third
        const { path, service } = publicPages[page]
        return (
          <li key={page} className={`group relative flex flex-col ${cell}`}>
            <ServicePicture picture={pictures[picture]} sizes={sizes} large={index === 0} />
            <h3 className="mt-4">
              <Link to={path} className="after:absolute after:inset-0 group-hover:text-laterite">
                {service}
              </Link>
            </h3>
            <p className="mt-1 max-w-measure text-stone">{line}</p>
          </li>
        )
      })}
      {added.map((service) => (
        <AddedService key={service.id} service={service} place={added.length % 3 === 0 ? third : half} />
      ))}
    </ul>
  )
}

function AddedService({ service, place }: { service: Service; place: typeof half }) {
  const { title, text } = splitTitle(service.description)
  return (
    <li className={`flex flex-col ${place.cell}`}>
      <ServicePicture picture={service.picture} sizes={place.sizes} />
      {title ? <h3 className="mt-4">{title}</h3> : null}
      <p className={`${title ? 'mt-1' : 'mt-4'} max-w-measure whitespace-pre-line text-stone`}>{text}</p>
    </li>
  )
}

type ServicePictureProps = { picture: Omit<PictureProps, 'sizes'>; sizes: string; large?: boolean }

function ServicePicture({ picture, sizes, large = false }: ServicePictureProps) {
  return (
    <Picture
      {...picture}
      alt=""
      sizes={sizes}
      className={large ? 'aspect-4/3 md:aspect-auto md:grow' : 'aspect-3/2 md:grow lg:aspect-16/9'}
    />
  )
}

/** Staff write one text; a short first line or sentence becomes its heading. */
function splitTitle(description: string) {
  const [, title = '', text = ''] = /^(.+?)(?:[.:]\s+|\s*\n\s*)([\s\S]+)$/.exec(description.trim()) ?? []
  if (!title || title.length > maxTitleLength) return { title: '', text: description }
  return { title, text: text.charAt(0).toUpperCase() + text.slice(1) }
}

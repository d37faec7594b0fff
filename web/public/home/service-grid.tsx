import { Link } from 'react-router'
import { servicePath, splitService } from '#contract/addresses.ts'
import type { HomeContent } from '#contract/content/home.ts'
import { useCall } from '../../api.ts'
import { Picture } from '../../ui/picture.tsx'
import { langOf } from '../content/lang.ts'
import { Text } from '../content/text.tsx'
import { truncate } from '../content/truncate.ts'
import { words } from '../shell/words.ts'

const wide = { cell: 'md:col-span-7', sizes: '(min-width: 768px) 56vw, 88vw' }
const half = { cell: 'md:col-span-6', sizes: '(min-width: 768px) 48vw, 88vw' }
const narrow = { cell: 'md:col-span-5', sizes: '(min-width: 768px) 40vw, 88vw' }
const third = { cell: 'md:col-span-4', sizes: '(min-width: 768px) 32vw, 88vw' }
const large = { ...wide, cell: 'md:col-span-7 md:row-span-2' }
const maxLineLength = 170

/** One large cell, two beside it, two below of unequal width; services that staff added follow in twos or threes. */
export function ServiceGrid({ content }: { content: HomeContent['services']['items'] }) {
  const added = useCall('listServices', {}).data?.items ?? []
  const services = [
    ...content.map(({ page, line, picture }, index) => {
      const place = [large, narrow, narrow, narrow][index] ?? wide
      return { ...words.pages[page], id: page, text: line, picture, place }
    }),
    ...added.map((service) => {
      const { title, text } = splitService(service)
      const place = added.length % 3 === 0 ? third : half
      return {
        id: service.id,
        path: servicePath(service),
        title,
        text: lineOf(text),
        picture: service.picture,
        place,
      }
    }),
  ]
  return (
    <ul className="grid gap-x-6 gap-y-10 md:grid-cols-12 md:gap-y-14">
      {services.map(({ id, path, title, text, picture, place }) => (
        <li key={id} className={`group relative flex flex-col ${place.cell}`}>
          <Picture
            {...picture}
            alt=""
            sizes={place.sizes}
            className={`md:grow ${place === large ? 'aspect-4/3 md:aspect-auto' : 'aspect-3/2 lg:aspect-16/9'}`}
          />
          <h3 lang={langOf(title)} className="mt-4 wrap-anywhere">
            <Link to={path} className="after:absolute after:inset-0 group-hover:text-laterite">
              {title}
            </Link>
          </h3>
          {text ? <Text.p className="mt-1 max-w-measure text-stone wrap-anywhere">{text}</Text.p> : null}
        </li>
      ))}
    </ul>
  )
}

/** The first paragraph; all of it stands on the page of the service. */
const lineOf = (text: string) => truncate(text.split('\n')[0] ?? '', maxLineLength)

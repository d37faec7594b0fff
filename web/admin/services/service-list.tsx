import { Link } from 'react-router'
import { messages } from '#contract/messages.ts'
import { servicePath } from '#contract/record-paths.ts'
import { splitService } from '#contract/records/split-service.ts'
import type { Service } from '#contract/services.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { Picture } from '../../ui/picture.tsx'
import { adminCall } from '../blocks/calls.ts'
import { useDelete, useMutate } from '../blocks/lists/mutate.ts'
import { useSavedOrder } from '../blocks/lists/saved-order.ts'
import { SortableList } from '../blocks/lists/sorting.tsx'
import { PictureTile } from '../images/picture-tile.tsx'

const words = messages.services
const detail = `It will be removed from the site, with its page and its picture. ${staffMessages.trash.kept}`

type ServiceListProps = { services: readonly Service[]; onEdit: (service: Service) => void }

/** In the order of the home page; a new order is saved by itself. */
export function ServiceList({ services, onEdit }: ServiceListProps) {
  const mutate = useMutate()
  const remove = useDelete('deleteService', words)
  const byId = new Map(services.map((service) => [service.id, service]))

  const save = (ids: string[]) =>
    mutate(() => adminCall('reorderServices', { body: { ids } }), { fallback: words.updateFailed })
  const order = useSavedOrder([...byId.keys()], save)
  const shown = order.ids.flatMap((id) => byId.get(id) ?? [])
  return (
    <SortableList
      label="Added services"
      ids={order.ids}
      onMove={order.move}
      className="grid max-w-form gap-3"
    >
      {shown.map((service) => (
        <PictureTile
          key={service.id}
          id={service.id}
          noun="service"
          row
          image={<Picture {...service.picture} sizes="(width < 40rem) 6rem, 11rem" className="size-full" />}
          caption={<Caption service={service} />}
          actions={[
            { label: 'Edit', primary: true, onClick: () => onEdit(service) },
            { label: 'Delete', danger: true, onClick: () => remove(service.id, { detail }) },
          ]}
        />
      ))}
    </SortableList>
  )
}

/** Title and text as the pages show them. */
function Caption({ service }: { service: Service }) {
  const { title, text } = splitService(service)
  return (
    <div className="wrap-anywhere">
      <h3 className="text-base">
        <Link to={servicePath(service)} className="link inline-flex min-h-6 items-center">
          {title}
        </Link>
      </h3>
      <p className="line-clamp-3 whitespace-pre-line text-charcoal">{text}</p>
    </div>
  )
}

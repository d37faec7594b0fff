import { useQueryClient } from '@tanstack/react-query'
import { messages } from '#contract/messages.ts'
import type { Service } from '#contract/services.ts'
import { Picture } from '../../ui/picture.tsx'
import { toast } from '../../ui/toast.tsx'
import { adminCall } from '../auth/session.ts'
import { PictureTile } from '../images/picture-tile.tsx'
import { errorMessage, useDelete } from '../lists/mutate.ts'
import { useSavedOrder } from '../lists/saved-order.ts'
import { SortableList } from '../lists/sorting.tsx'

const words = messages.services

type ServiceListProps = { services: readonly Service[]; onEdit: (service: Service) => void }

/** In the order of the home page; a new order is saved by itself. */
export function ServiceList({ services, onEdit }: ServiceListProps) {
  const client = useQueryClient()
  const remove = useDelete('deleteService', words)
  const byId = new Map(services.map((service) => [service.id, service]))

  async function save(ids: string[]) {
    try {
      const { message } = await adminCall('reorderServices', { body: { ids } })
      toast.success(message)
    } catch (error) {
      toast.error(errorMessage(error, words.updateFailed))
    }
    await client.invalidateQueries({ queryKey: ['listServices'] })
  }

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
          caption={
            <p className="line-clamp-4 whitespace-pre-line text-charcoal wrap-anywhere">
              {service.description}
            </p>
          }
          actions={[
            { label: 'Edit', onClick: () => onEdit(service) },
            { label: 'Delete', danger: true, onClick: () => remove(service.id) },
          ]}
        />
      ))}
    </SortableList>
  )
}

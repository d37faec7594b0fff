import { useQueryClient } from '@tanstack/react-query'
import { messages } from '#contract/messages.ts'
import type { Service } from '#contract/services.ts'
import { Picture } from '../../ui/picture.tsx'
import { toast } from '../../ui/toast.tsx'
import { adminCall } from '../auth/session.ts'
import { MoveButtons, TileButton, TileList } from '../images/picture-tile.tsx'
import { errorMessage, useDelete } from '../lists/mutate.ts'
import { useSavedOrder } from '../lists/saved-order.ts'
import { useSorting } from '../lists/sorting.ts'

const words = messages.services

/** In the order of the home page; moving one is saved by itself. */
export function ServiceList({
  services,
  onEdit,
}: {
  services: readonly Service[]
  onEdit: (service: Service) => void
}) {
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
  const sorting = useSorting(order.ids, order.move)
  return (
    <TileList label="Added services" sorting={sorting} className="max-w-form">
      {order.ids.map((id, i) => {
        const service = byId.get(id)
        const name = `service ${i + 1}`
        return service ? (
          <li
            key={id}
            {...sorting.item(id)}
            className="flex gap-3 rounded border border-line bg-white data-dragged:opacity-60 data-dragged:outline-3 data-dragged:outline-laterite sm:gap-4"
          >
            <div {...sorting.surface(id)} className="w-24 shrink-0 pointer-fine:cursor-grab sm:w-44">
              <Picture
                {...service.picture}
                sizes="(width < 40rem) 6rem, 11rem"
                className="size-full min-h-28"
              />
            </div>
            <div className="flex min-w-0 flex-1 flex-col gap-1 py-2 pr-2">
              <p className="line-clamp-4 px-2 text-sm whitespace-pre-line wrap-anywhere">
                {service.description}
              </p>
              <div className="mt-auto flex flex-wrap">
                <MoveButtons id={id} name={name} place={i + 1} of={order.ids.length} sorting={sorting} />
                <TileButton of={name} onClick={() => onEdit(service)}>
                  Edit
                </TileButton>
                <TileButton danger of={name} onClick={() => remove(id)}>
                  Delete
                </TileButton>
              </div>
            </div>
          </li>
        ) : null
      })}
    </TileList>
  )
}

// A list that is put in order by mouse, finger, arrow keys or buttons.
import { DndContext, MouseSensor, pointerWithin, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, useSortable } from '@dnd-kit/sortable'
import {
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useContext,
  useState,
} from 'react'
import { words } from '../words.ts'

const afterMoving = { activationConstraint: { distance: 5 } }

const all = Number.MAX_SAFE_INTEGER
const steps = new Map(
  Object.entries({ ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -all, End: all }),
)

type Sorting = { ids: readonly string[]; fixed: boolean; moveTo: (id: string, to: number) => void }
const SortingContext = createContext<Sorting>({ ids: [], fixed: true, moveTo: () => undefined })

type ListProps = {
  label: string
  ids: readonly string[]
  onMove: (id: string, to: number) => void
  /** Nothing can be moved now. */
  fixed?: boolean
  ref?: Ref<HTMLOListElement>
  className?: string
  children: ReactNode
}

/** Its children call `useSortableItem`. */
export function SortableList({ label, ids, onMove, fixed = false, ref, className, children }: ListProps) {
  const [announcement, setAnnouncement] = useState('')
  const sensors = useSensors(useSensor(MouseSensor, afterMoving), useSensor(TouchSensor, afterMoving))

  function moveTo(id: string, to: number) {
    if (to === ids.indexOf(id)) return
    onMove(id, to)
    setAnnouncement(words.moved(to + 1, ids.length))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragEnd={({ active, over }) => over && moveTo(String(active.id), ids.indexOf(String(over.id)))}
      accessibility={{ announcements: silent }}
    >
      <SortableContext items={[...ids]} disabled={fixed}>
        <SortingContext value={{ ids, fixed, moveTo }}>
          <ol ref={ref} aria-label={label} className={className}>
            {children}
          </ol>
        </SortingContext>
      </SortableContext>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </DndContext>
  )
}

/** Props for the item, for its picture and for its handle, and what the buttons need. */
export function useSortableItem(id: string) {
  const { ids, fixed, moveTo } = useContext(SortingContext)
  const { listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id })
  const index = ids.indexOf(id)
  const step = (by: number) => moveTo(id, Math.max(0, Math.min(ids.length - 1, index + by)))
  return {
    place: index + 1,
    count: ids.length,
    fixed,
    step,
    item: {
      ref: setNodeRef,
      'data-dragged': isDragging || undefined,
      style: {
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      },
    },
    /** A finger on the picture scrolls the page; only the handle drags by touch. */
    surface: { ...listeners, onTouchStart: undefined },
    handle: {
      ...listeners,
      // A drag clears the selection, and Chrome on phones then scrolls to an input that still has the focus.
      onPointerDown: ({ currentTarget }: PointerEvent<HTMLElement>) =>
        currentTarget.focus({ preventScroll: true }),
      onKeyDown(event: KeyboardEvent) {
        const by = steps.get(event.key)
        if (!by) return
        event.preventDefault()
        step(by)
      },
    },
  }
}

/** The list itself says where an item was moved. */
const quiet = () => undefined
const silent = { onDragStart: quiet, onDragOver: quiet, onDragEnd: quiet, onDragCancel: quiet }

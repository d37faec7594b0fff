// The pictures that a project has: what is done here is saved at once.
import { useQueryClient } from '@tanstack/react-query'
import { projectToastMs } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import type { Project, Picture as StoredPicture } from '#contract/projects.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { Picture } from '../../ui/picture.tsx'
import { toast } from '../../ui/toast.tsx'
import { adminCall } from '../auth/session.ts'
import { useConflict } from '../lists/conflict.tsx'
import { matched, useSavedOrder } from '../lists/saved-order.ts'
import { useSorting } from '../lists/sorting.ts'
import { PictureSection } from './picture-section.tsx'
import { MainTile, PictureTile, TileButton, TileList } from './picture-tile.tsx'

const words = messages.projects

export function StoredPictures({ project, busy }: { project: Project; busy: boolean }) {
  const { id } = project
  const client = useQueryClient()
  const confirm = useConfirm()
  const conflict = useConflict()
  const pictures = new Map(project.gallery_pictures.map((picture) => [picture.src, picture]))

  async function change(send: () => Promise<unknown>, failed: string) {
    try {
      await send()
    } catch {
      toast.error(failed, { autoClose: projectToastMs })
    }
    client.invalidateQueries({ queryKey: ['listProjects'] })
    await client.invalidateQueries({ queryKey: ['getProject'] })
  }

  const reorder = (mine: string[], from: readonly string[]) =>
    conflict.save({
      send: (over) => {
        const order = over ? matched(mine, over.gallery_images) : mine
        const body = { gallery_images: order, from: over ? undefined : [...from] }
        return adminCall('reorderProjectImages', { params: { id }, body })
      },
      load: () => adminCall('getProject', { params: { id } }),
      compare: (theirs) => {
        const shown = theirs.gallery_pictures
        return [
          [
            'Order',
            <Thumbnails key="mine" pictures={shown} order={matched(mine, theirs.gallery_images)} />,
            <Thumbnails key="theirs" pictures={shown} order={theirs.gallery_images} />,
          ],
        ]
      },
      // What is on the server is loaded after each change.
      take: () => undefined,
    })

  const order = useSavedOrder(project.gallery_images, (mine, from) =>
    change(() => reorder(mine, from), words.updateFailed),
  )
  const sorting = useSorting(order.ids, order.move)

  async function remove(image_url: string) {
    if (!(await confirm({ question: words.confirmImageDelete, action: 'Delete' }))) return
    await change(
      () => adminCall('deleteProjectImage', { params: { id }, body: { image_url } }),
      words.imageDeleteFailed,
    )
    sorting.list.current?.querySelector('button')?.focus()
  }

  const makeMain = (image_url: string) =>
    change(() => adminCall('chooseMainImage', { params: { id }, body: { image_url } }), words.updateFailed)

  return (
    <PictureSection title="Images on the site" note="What you change here is saved at once.">
      <MainTile image={<Stored picture={project.main_picture} />}>
        <b>Main image</b>
        <p className="text-sm text-stone">
          {order.ids.length > 0
            ? 'To change it, press “Make main” below another image; the two change places.'
            : 'Add more images to have a choice.'}
        </p>
      </MainTile>
      <div className="mt-3">
        <TileList label="Gallery images" sorting={sorting}>
          {order.ids.map((src, i) => {
            const picture = pictures.get(src)
            const name = `picture ${i + 1}`
            return picture ? (
              <PictureTile
                key={src}
                id={src}
                place={i + 1}
                of={order.ids.length}
                image={<Stored picture={picture} />}
                sorting={busy ? undefined : sorting}
              >
                {busy ? null : (
                  <>
                    <TileButton of={name} onClick={() => makeMain(src)}>
                      Make main
                    </TileButton>
                    <TileButton danger of={name} onClick={() => remove(src)}>
                      Delete
                    </TileButton>
                  </>
                )}
              </PictureTile>
            ) : null
          })}
        </TileList>
      </div>
    </PictureSection>
  )
}

const Stored = ({ picture }: { picture: StoredPicture }) => (
  <Picture {...picture} sizes="(width < 40rem) 7rem, 20rem" className="size-full" />
)

function Thumbnails({ pictures, order }: { pictures: readonly StoredPicture[]; order: readonly string[] }) {
  return (
    <ol className="mt-1 flex flex-wrap gap-1.5">
      {order.map((src) => {
        const picture = pictures.find((one) => one.src === src)
        return picture ? (
          <li key={src}>
            <Picture {...picture} sizes="4rem" className="aspect-4/3 w-16" />
          </li>
        ) : null
      })}
    </ol>
  )
}

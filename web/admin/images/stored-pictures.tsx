// The pictures that a project has: every change is saved at once.

import { useRef } from 'react'
import { projectToastMs } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import type { Project, Picture as StoredPicture } from '#contract/projects.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { adminCall } from '../blocks/calls.ts'
import { useConfirm } from '../blocks/confirm.tsx'
import { useConflict } from '../blocks/forms/conflict.tsx'
import { useMutate } from '../blocks/lists/mutate.ts'
import { mergeOrder, useSavedOrder } from '../blocks/lists/saved-order.ts'
import { SortableList } from '../blocks/lists/sorting.tsx'
import { words as common } from '../blocks/words.ts'
import { MainTile, PictureSection } from './picture-section.tsx'
import { PictureTile } from './picture-tile.tsx'
import { words } from './words.ts'

const detail = `${words.removedAtOnce} ${messages.final}`

export function StoredPictures({ project, busy }: { project: Project; busy: boolean }) {
  const { main_picture, gallery_pictures, gallery_images } = project
  const params = { id: project.id }
  const mutate = useMutate()
  const confirm = useConfirm()
  const saveOrAsk = useConflict()
  const list = useRef<HTMLOListElement>(null)

  const change = (send: Parameters<typeof mutate>[0], failed: string) =>
    mutate(send, { done: '', failed, autoClose: projectToastMs })

  const reorder = (mine: string[], from: readonly string[]) =>
    saveOrAsk({
      send: (over) => {
        const order = over ? mergeOrder(mine, over.gallery_images) : mine
        const body = { gallery_images: order, from: [...(over?.gallery_images ?? from)] }
        return adminCall('reorderProjectImages', { params, body })
      },
      load: () => adminCall('getProject', { params }),
      compare: ({ gallery_pictures: all, gallery_images: theirs }) => [
        [
          words.order,
          <Thumbnails key="mine" pictures={inOrder(all, mergeOrder(mine, theirs))} />,
          <Thumbnails key="theirs" pictures={inOrder(all, theirs)} />,
        ],
      ],
      // The server's order is loaded after each change.
      take: () => undefined,
    })

  const order = useSavedOrder(gallery_images, (mine, from) =>
    change(() => reorder(mine, from), messages.projects.updateFailed),
  )

  async function remove(image_url: string) {
    if (!(await confirm({ question: messages.projects.confirmImageDelete, detail, action: common.erase })))
      return
    const body = { image_url }
    await change(() => adminCall('deleteProjectImage', { params, body }), messages.projects.imageDeleteFailed)
    list.current?.querySelector('button')?.focus()
  }

  const makeMain = (image_url: string) =>
    change(
      () => adminCall('chooseMainImage', { params, body: { image_url } }),
      messages.projects.updateFailed,
    )

  const actionsOf = ({ src, drawing }: StoredPicture) => [
    ...(drawing ? [] : [{ label: words.makeMain, onClick: () => makeMain(src) }]),
    { label: common.erase, danger: true, onClick: () => remove(src) },
  ]

  return (
    <PictureSection title={words.onSite} note={words.onSiteNote}>
      <ButtonLink
        to={adminPages.projectPictures.path.replace(':id', project.id)}
        variant="secondary"
        className="mb-3"
      >
        {adminPages.projectPictures.title}
      </ButtonLink>
      <MainTile image={<TilePicture {...main_picture} />}>
        <b>{words.main}</b>
        <p className="text-sm">{main_picture.caption}</p>
        <p className="text-sm text-stone">{order.ids.length > 0 ? words.mainNote : words.mainOnly}</p>
      </MainTile>
      <SortableList
        ref={list}
        label={words.gallery}
        ids={order.ids}
        onMove={order.move}
        fixed={busy}
        className="mt-3 grid gap-3 sm:grid-cols-3"
      >
        {inOrder(gallery_pictures, order.ids).map((picture) => (
          <PictureTile
            key={picture.src}
            id={picture.src}
            image={<TilePicture {...picture} />}
            caption={captionOf(picture)}
            actions={busy ? [] : actionsOf(picture)}
          />
        ))}
      </SortableList>
    </PictureSection>
  )
}

const captionOf = ({ drawing, caption }: StoredPicture) =>
  [drawing && words.drawing, caption].filter(Boolean).join(': ')

const TilePicture = (picture: StoredPicture) => (
  <Picture {...picture} sizes="(width < 40rem) 7rem, 20rem" className="size-full" />
)

const Thumbnails = ({ pictures }: { pictures: StoredPicture[] }) => (
  <ol className="mt-1 flex flex-wrap gap-1.5">
    {pictures.map((picture) => (
      <li key={picture.src}>
        <Picture {...picture} sizes="4rem" className="aspect-4/3 w-16" />
      </li>
    ))}
  </ol>
)

const inOrder = (pictures: StoredPicture[], sources: readonly string[]) =>
  sources.flatMap((src) => pictures.find((one) => one.src === src) ?? [])

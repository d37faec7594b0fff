// Adding a project: its main image and the first of the gallery make it exist, the others follow one by one.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { minGalleryImages } from '#contract/limits.ts'
import type { ProjectInput } from '#contract/projects.ts'
import { adminCall } from '../auth/session.ts'
import { type PictureList, parted } from '../images/picture-list.ts'
import { sendEach, sendTogether } from '../images/picture-sending.ts'
import { createAppender, createProject } from './project-upload.ts'

export type Begun = ProjectInput & { id: string; message: string; append: ReturnType<typeof createAppender> }
export type Outcome = { is: 'short' | 'unfinished' } | { is: 'finished'; project: Begun }

export function useAdding(list: PictureList) {
  const client = useQueryClient()
  /** The project exists, but some of its pictures are still here. */
  const [begun, setBegun] = useState<Begun>()

  /** The pictures of the first request; none when there are too few. */
  async function takeFirst() {
    for (;;) {
      const { main, others } = parted(list.get())
      if (!main || others.length < minGalleryImages) return []
      const first = [main, ...others.slice(0, minGalleryImages)]
      const files = await Promise.all(first.map(({ prepared }) => prepared))
      // One that proved unfit has left the list.
      if (files.every((file) => file !== undefined)) return first
    }
  }

  async function begin(fields: ProjectInput, signal: AbortSignal) {
    const first = await takeFirst()
    signal.throwIfAborted()
    if (first.length === 0) return undefined
    // An expired session should show before the pictures have travelled.
    await adminCall('whoAmI', {}, signal)
    const { id, message } = await sendTogether(list, first, signal, ([main, ...gallery], options) =>
      createProject(fields, main, gallery, options),
    )
    const append = createAppender({ id, version: 1, fields, count: minGalleryImages })
    const project = { ...fields, id, message, append }
    setBegun(project)
    return project
  }

  async function send(fields: ProjectInput, signal: AbortSignal): Promise<Outcome> {
    try {
      const project = begun ?? (await begin(fields, signal))
      if (!project) return { is: 'short' }
      const finished = await sendEach(list, signal, project.append)
      return finished ? { is: 'finished', project } : { is: 'unfinished' }
    } finally {
      client.invalidateQueries({ queryKey: ['listProjects'] })
    }
  }

  return { begun, send, forget: () => setBegun(undefined) }
}

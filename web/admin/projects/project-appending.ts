// Sending further pictures to a project that exists.
import { useQueryClient } from '@tanstack/react-query'
import type { PictureList } from '../images/picture-list.ts'
import { sendEach } from '../images/picture-sending.ts'
import { createAppender, type Known } from './project-upload.ts'

export function useAppending(list: PictureList) {
  const client = useQueryClient()

  /** Whether all chosen gallery images have arrived, and what the server said last. */
  return async (project: Known, signal: AbortSignal) => {
    const append = createAppender(project)
    let message = ''
    const complete = await sendEach(list, signal, async (files, options) => {
      message = (await append(files, options)).message
    })
    client.invalidateQueries({ queryKey: ['listProjects'] })
    await client.invalidateQueries({ queryKey: ['getProject'] })
    list.removeSent()
    return { complete, message }
  }
}

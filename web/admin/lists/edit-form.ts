import { useQueryClient } from '@tanstack/react-query'
import { useForm } from '../../ui/form.tsx'
import { toast } from '../../ui/toast.tsx'
import { useConflict } from './conflict.tsx'

type EditOptions<Stored, Out> = {
  record: Stored
  /** The fields that are edited, with their names for people. */
  labels: Partial<Record<keyof Stored & string, string>>
  schema: NonNullable<Parameters<typeof useForm<Out>>[0]['schema']>
  words: { fillAll: string; updated: string; updateFailed: string }
  send: (body: Out) => Promise<unknown>
  /** The record as it is on the server now. */
  load: () => Promise<Stored>
  onDone: () => void
}

/** Edits a stored record. When the server has a newer version, the person chooses which one to keep. */
export function useEditForm<Stored extends { version: number }, Out extends { version?: number }>(
  options: EditOptions<Stored, Out>,
) {
  const { record, words, send, load } = options
  const labels = Object.entries(options.labels) as [keyof Stored & string, string][]
  const client = useQueryClient()
  const conflict = useConflict()
  const valuesOf = (stored: Stored) =>
    Object.fromEntries([...labels.map(([key]) => [key, stored[key]]), ['version', stored.version]])

  const form = useForm<Out>({
    schema: options.schema,
    defaults: valuesOf(record),
    missing: words.fillAll,
    failed: words.updateFailed,
    async send(body) {
      const mine: Partial<Record<string, unknown>> = body
      const saved = await conflict.save<Stored>({
        send: (over) => send(over ? { ...body, version: undefined } : body),
        load,
        compare: (theirs) =>
          labels.map(([key, label]) => [label, String(mine[key] ?? ''), String(theirs[key] ?? '')]),
        take: (theirs) => form.reset(valuesOf(theirs)),
      })
      client.invalidateQueries()
      return saved
    },
    onSuccess() {
      toast.success(words.updated)
      options.onDone()
    },
  })
  return form
}

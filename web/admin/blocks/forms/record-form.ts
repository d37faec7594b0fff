// Forms that add or edit one record.
import { useQueryClient } from '@tanstack/react-query'
import type { TranslationArea } from '#contract/admin/translated-words.ts'
import { type FormOptions, useForm } from '../../../ui/form.tsx'
import { type TranslationPart, useMalayalam } from '../malayalam/use-malayalam.ts'
import { useConflict } from './conflict.tsx'
import type { FieldRows } from './fields.tsx'
import { addFormId, type RecordKind, type Saved, tellSaved } from './saved.ts'

/** What is told of a record that is saved with these values. */
type Tell<Out> = (values: Out) => Pick<Saved, 'name' | 'shown'>

type AddOptions<Out> = Pick<FormOptions<Out>, 'schema' | 'check'> & {
  kind: RecordKind
  rows: FieldRows
  words: { fillAll: string; addFailed: string }
  tell: Tell<Out>
  send: (body: Out & TranslationPart) => Promise<Pick<Saved, 'id' | 'slug' | 'message'>>
  onAdded?: () => void
}

/** Adds a record and is empty again for the next one. */
export function useAddForm<Out extends object>(given: AddOptions<Out>) {
  const { kind, rows, words, tell, onAdded, ...options } = given
  const client = useQueryClient()
  const area = areaOf(kind)
  const malayalam = useMalayalam(area)
  const form = useForm<Out>({
    ...options,
    defaults: Object.fromEntries(Object.entries(rows).map(([name, { initial = '' }]) => [name, initial])),
    missing: words.fillAll,
    failed: words.addFailed,
    async send(body) {
      tellSaved()
      return malayalam.sendWith(Object.values(body), async (part) => {
        const added = await options.send({ ...body, ...part })
        tellSaved({ kind, ...added, ...tell(body) })
      })
    },
    onSuccess() {
      form.reset()
      onAdded?.()
      client.invalidateQueries()
    },
  })
  return { ...form, props: { ...form.props, id: addFormId }, malayalam: area && malayalam }
}

type EditOptions<Stored, Out> = {
  kind: RecordKind
  record: Stored
  rows: FieldRows
  schema: FormOptions<Out>['schema']
  words: { fillAll: string; updated: string; updateFailed: string }
  tell: Tell<Out>
  send: (body: Out & TranslationPart, signal: AbortSignal) => Promise<unknown>
  /** The record as it is on the server now. */
  load: () => Promise<Stored>
  /** Wraps the whole upload, so that it can be cancelled. */
  run?: (work: (signal: AbortSignal) => Promise<boolean>) => Promise<boolean>
  /** Uploads the rest once the record is saved; false when something is left. */
  sendRest?: (signal: AbortSignal) => Promise<boolean>
  onDone: () => void
  autoClose?: number
}

/** Edits a stored record. When the server has a newer version, the person chooses which one to keep. */
export function useEditForm<
  Stored extends { id: string; slug?: string; version: number },
  Out extends { version?: number },
>(options: EditOptions<Stored, Out>) {
  const { kind, record, rows, schema, words, send, load, sendRest, autoClose } = options
  const client = useQueryClient()
  const area = areaOf(kind)
  const malayalam = useMalayalam(area)
  const saveOrAsk = useConflict()
  const read = (values: object, name: string) => (values as Record<string, unknown>)[name]
  const valuesOf = (stored: Stored) =>
    Object.fromEntries([...Object.keys(rows), 'version'].map((name) => [name, read(stored, name)]))

  const form = useForm<Out>({
    schema,
    defaults: valuesOf(record),
    missing: words.fillAll,
    failed: words.updateFailed,
    autoClose,
    send: (body, { signal }) => (options.run ?? ((work) => work(signal)))((signal) => save(body, signal)),
    onSuccess(values) {
      const { id, slug } = record
      tellSaved({ kind, id, slug, message: words.updated, ...options.tell(values) })
      options.onDone()
    },
  })
  const take = (newer: Stored) => form.reset(valuesOf(newer))

  async function save(mine: Out, signal: AbortSignal) {
    const saved = await malayalam.sendWith(Object.values(mine), (part) =>
      saveOrAsk<Stored>({
        send: (over) => send({ ...mine, ...part, ...(over && { version: over.version }) }, signal),
        load,
        compare: (theirs) =>
          Object.entries(rows).map(([name, { label }]) => [
            label,
            inWords(read(mine, name)),
            inWords(read(theirs, name)),
          ]),
        take,
      }),
    )
    client.invalidateQueries()
    if (!saved || !sendRest) return saved
    // The text is saved; a failed reload must not keep the rest from being sent.
    await load().then(take, () => undefined)
    return sendRest(signal)
  }

  return { ...form, malayalam: area && malayalam }
}

/** Reviews stay in the language of the client. */
const areaOf = (kind: RecordKind): TranslationArea | undefined => (kind === 'reviews' ? undefined : kind)

const inWords = (value: unknown) =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value ?? '')

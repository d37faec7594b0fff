// What is typed into the form of a content. It lives outside React, so that a key press renders only its own field.
import { createContext, useContext, useState, useSyncExternalStore } from 'react'
import type { ContentSchema, Field } from '#contract/content/fields.ts'
import { isSame, type Sample, valueAt, valuesOf } from '#contract/content/walk-content.ts'
import { createListeners } from '../blocks/listeners.ts'

export type Content = Record<string, unknown>
type SavedContent = { content: Content; version: number }
type Errors = Readonly<Record<string, string>>
type State = {
  content: Content
  saved: SavedContent
  /** A sentence for each wrong field by its path, such as "prices.items.0.amount". */
  errors: Errors
  /** How often saving was refused: each refusal opens the parts with errors. */
  refusals: number
  /** Changes when the whole content is replaced, so that the fields are mounted again. */
  epoch: number
}

export type ContentStore = ReturnType<typeof createContentStore>

export function createContentStore(start: SavedContent) {
  let state: State = { content: start.content, saved: start, errors: {}, refusals: 0, epoch: 0 }
  const { subscribe, notify } = createListeners()

  function change(next: Partial<State>) {
    state = { ...state, ...next }
    notify()
  }

  return {
    get: () => state,
    subscribe,
    /** Also clears the errors of this field. */
    set(path: string, value: unknown) {
      const errors = Object.entries(state.errors).filter(([wrong]) => !isWithin(wrong, path))
      change({
        content: setAt(state.content, path.split('.'), value) as Content,
        errors: Object.fromEntries(errors),
      })
    },
    refuse: (errors: Errors) => change({ errors, refusals: state.refusals + 1 }),
    /** The server has stored `sent`; what was typed meanwhile stays. */
    markSaved(sent: Content, next: SavedContent) {
      const content = state.content === sent ? next.content : state.content
      change({ content, saved: next, errors: {} })
    },
    /** Shows what the server has or, with `typed`, what was typed on top of it. */
    take: (saved: SavedContent, typed = saved.content) =>
      change({ content: typed, saved, errors: {}, epoch: state.epoch + 1 }),
    isDirty: () => !isSame(state.content, state.saved.content),
  }
}

type FormState = {
  store: ContentStore
  published: Content
  samples: readonly Sample[]
  /** The content in which these samples were found. */
  sampled: Content
  onConfirm: (samples: readonly Sample[]) => Promise<unknown>
  isOwner: boolean
  fill: (text: string) => string
}

export const FormContext = createContext<FormState | undefined>(undefined)

export function useFormState() {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field stands outside of the form')
  return form
}

export function useStored<T>(select: (state: State) => T) {
  const { store } = useFormState()
  return useSyncExternalStore(store.subscribe, () => select(store.get()))
}

export function useField(path: string) {
  const { store } = useFormState()
  return {
    value: useStored(({ content }) => valueAt(content, path)),
    error: useStored(({ errors }) => errors[path]),
    onChange: (value: unknown) => store.set(path, value),
  }
}

/** Whether one of these fields, or something in it, is wrong. */
export const useIsWrong = (paths: readonly string[]) =>
  useStored(({ errors }) => Object.keys(errors).some((wrong) => isWithinAny(wrong, paths)))

/** A part that can be folded. It opens when saving finds something wrong in it. */
export function useOpen(paths: readonly string[], initially = false) {
  const isWrong = useIsWrong(paths)
  const refusals = useStored((state) => state.refusals)
  const [open, setOpen] = useState(initially || isWrong)
  const [seen, setSeen] = useState(refusals)
  if (refusals !== seen) {
    setSeen(refusals)
    if (isWrong) setOpen(true)
  }
  return [open, setOpen] as const
}

/** The sample texts in these fields that nobody has changed. */
export function useSamples(paths: readonly string[]): readonly Sample[] {
  const { samples, sampled } = useFormState()
  const within = samples.filter((sample) => isWithinAny(sample.path, paths))
  const unchanged = useStored(({ content }) =>
    within
      .map(({ path }) => path)
      .filter((path) => isSame(valueAt(content, path), valueAt(sampled, path)))
      .join(),
  ).split(',')
  return within.filter(({ path }) => unchanged.includes(path))
}

export const isWithinAny = (path: string, outer: readonly string[]) =>
  outer.some((one) => isWithin(path, one))
const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`)

function setAt(holder: unknown, [name = '', ...rest]: string[], value: unknown): unknown {
  const next = rest.length === 0 ? value : setAt(valuesOf(holder)[name], rest, value)
  if (Array.isArray(holder)) return holder.with(Number(name), next)
  return { ...valuesOf(holder), [name]: next }
}

// The form of a content as a list of its parts.

export type Part = {
  title: string
  /** Paths of what belongs to it. */
  paths: readonly string[]
  fields: readonly (readonly [path: string, field: Field])[]
  hint?: string
  /** The path of the switch that takes it off the page. */
  toggle?: string
}

/** Each group and list is a part; so are the texts between them together. */
export function partsOf(schema: ContentSchema): Part[] {
  const parts: Part[] = []
  let loose: [string, Field][] = []
  const end = () => {
    if (loose.length > 0) parts.push(loosePart(loose, parts.length === 0, schema.label))
    loose = []
  }
  for (const [path, field] of Object.entries(schema.fields)) {
    if (field.kind !== 'group' && field.kind !== 'list') loose.push([path, field])
    else {
      end()
      parts.push(field.kind === 'group' ? groupPart(path, field) : listPart(path, field))
    }
  }
  end()
  return parts
}

const listPart = (path: string, field: Field): Part => ({
  title: field.label,
  paths: [path],
  fields: [[path, field]],
  hint: field.hint,
})

function groupPart(path: string, group: ContentSchema): Part {
  const fields = fieldsOf(path, group).filter(([own]) => own !== `${path}.show`)
  const toggle = group.fields.show?.kind === 'toggle' ? `${path}.show` : undefined
  return { title: group.label, paths: [path], fields, hint: group.hint, toggle }
}

const beginnings: Record<string, string> = { Company: 'Company details', 'Who we are': 'In a few words' }

function loosePart(fields: [string, Field][], isFirst: boolean, label: string): Part {
  const [only] = fields.length === 1 ? fields : []
  return {
    title: only?.[1].label ?? (isFirst ? (beginnings[label] ?? 'Top of the page') : 'More'),
    paths: fields.map(([path]) => path),
    fields,
  }
}

export const fieldsOf = (path: string, { fields }: ContentSchema) =>
  Object.entries(fields).map(([name, field]) => [`${path}.${name}`, field] as const)

/** What a part holds, in a few words. */
export const labelsOf = ({ fields, title }: Part) =>
  fields
    .flatMap(([, field]) => (field.label === title && fields.length === 1 ? [] : [field.label]))
    .join(', ')

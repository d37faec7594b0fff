// The kinds of fields that a content or a record can have. The admin form, the validator, the type, the differences and the
// Malayalam are derived from them. No imports, so that the browser can read it without zod.
export type ContentPicture = {
  src: string
  width: number
  height: number
  widths: readonly number[]
  formats: readonly ('avif' | 'webp')[]
  placeholder: string
  alt: string
}

type FieldInfo = {
  label: string
  hint?: string
  /** A price or a promise: the dashboard warns while it is still a sample text. */
  promise?: true
  /** Right for any company, so it never counts as a sample text. */
  neutral?: true
  /** Only an owner may change it; for fields at the top level of a schema. */
  ownerOnly?: true
  /** Half as wide, beside its neighbour; for fields of a record. */
  half?: true
  /** Folded, with the other ones of its record that are; for optional fields of a record. */
  folded?: true
  /** It names a person: the diary says that it has changed, but not how; for fields of a record. */
  personal?: true
}

export type TextKind = 'line' | 'text' | 'rich' | 'area' | 'phone' | 'email' | 'url' | 'date' | 'time'
/** An optional text is empty when there is none. */
export type TextField<Kind extends TextKind = TextKind> = FieldInfo & {
  kind: Kind
  max: number
  /** In words where it depends on another field: when it is needed. */
  optional?: true | string
  /** The same in every language, such as a brand or a version. */
  untranslated?: true
  /** What can be filled in here besides the values of the company, such as "price". */
  placeholders?: readonly string[]
  /** A list to choose from; other texts may be typed too. */
  suggestions?: readonly string[]
}
export type NumberField = FieldInfo & {
  kind: 'number'
  min: number
  max: number
  decimals?: true
  /** It may be left empty, which is stored as 0. */
  optional?: true
  /** What it starts with: 0 unless given. */
  initial?: number
}
export type ToggleField = FieldInfo & {
  kind: 'toggle'
  /** What it starts with: on unless given. */
  initial?: boolean
  /** Shown on a folded list item while the toggle is off. */
  off?: string
}
export type ChoiceField<Value extends string = string> = FieldInfo & {
  kind: 'choice'
  /** Labels by stored value. */
  options: Readonly<Record<Value, string>>
}
export const maxAltLength = 200

export type PictureField<Optional extends boolean = boolean> = FieldInfo & {
  kind: 'picture'
  minWidth: number
  minHeight: number
  /** An optional picture is null when there is none. */
  optional: Optional
  /** Without a description, the company's name describes it. */
  named?: true
}
type ListRules = {
  kind: 'list'
  min: number
  max: number
  /** What one item is called, such as "Step". */
  itemLabel: string
  /** The field of an item that no other item may repeat. */
  unique?: string
}
export type ListField<Item = unknown> = FieldInfo & ListRules & { item: Item }
export type GroupField<Own = Record<string, unknown>> = FieldInfo & { kind: 'group'; fields: Own }

export type LeafField = TextField | NumberField | ToggleField | ChoiceField | PictureField
export type Field = LeafField | AnyList | ContentSchema
export type AnyList = FieldInfo & ListRules & { item: Field }
/** A group of fields; the schema of a page is one. */
export type ContentSchema = FieldInfo & { kind: 'group'; fields: Fields }
export type Fields = { readonly [name: string]: Field }

export type ContentOf<F> =
  F extends GroupField<infer Own>
    ? { -readonly [Name in keyof Own]: ContentOf<Own[Name]> }
    : F extends ListField<infer Item>
      ? ContentOf<Item>[]
      : F extends PictureField<infer Optional>
        ? true extends Optional
          ? ContentPicture | null
          : ContentPicture
        : F extends ChoiceField<infer Value>
          ? Value
          : F extends ToggleField
            ? boolean
            : F extends NumberField
              ? number
              : string

type Options = Omit<FieldInfo, 'label'>
export type TextOptions = Partial<Omit<TextField, 'kind' | 'label'>>

const textField =
  <Kind extends TextKind>(kind: Kind, usual: number) =>
  (label: string, options: TextOptions = {}): TextField<Kind> => ({ kind, label, max: usual, ...options })

/** Whoever fills in the form must not leave it empty. */
export const isRequired = (field: TextField | NumberField | ToggleField) =>
  field.kind !== 'toggle' && field.kind !== 'number' && !field.optional

export const line = textField('line', 120)
export const text = textField('text', 600)
/** Paragraphs with an empty line between them, lists of lines with "- ", and [words](link). */
export const rich = textField('rich', 2_000)
/** A number with a unit, such as "2,400 sq ft", or other words. */
export const area = textField('area', 120)
export const phone = textField('phone', 30)
export const email = textField('email', 254)
export const url = textField('url', 300)
/** Such as 2026-12-31. */
export const date = textField('date', 10)
/** Such as 09:00. */
export const time = textField('time', 5)

export const number = (label: string, options: Omit<NumberField, 'kind' | 'label'>): NumberField => ({
  kind: 'number',
  label,
  ...options,
})

export const toggle = (label: string, options: Omit<ToggleField, 'kind' | 'label'> = {}): ToggleField => ({
  kind: 'toggle',
  label,
  ...options,
})

export const choice = <Value extends string>(
  label: string,
  values: Readonly<Record<Value, string>>,
  options: Options = {},
): ChoiceField<Value> => ({ kind: 'choice', label, options: values, ...options })

type PictureOptions = Options & { minWidth: number; minHeight: number; named?: true }

export const picture = (label: string, options: PictureOptions): PictureField<false> => ({
  kind: 'picture',
  label,
  optional: false,
  ...options,
})

export const optionalPicture = (label: string, options: PictureOptions): PictureField<true> => ({
  kind: 'picture',
  label,
  optional: true,
  ...options,
})

export const list = <const Item extends Field>(
  label: string,
  item: Item,
  options: Options & { min?: number; max: number; itemLabel: string; unique?: string },
): ListField<Item> => ({ kind: 'list', label, item, min: 0, ...options })

export const group = <const Own extends Fields>(
  label: string,
  fields: Own,
  options: Options = {},
): GroupField<Own> => ({ kind: 'group', label, fields, ...options })

/** A part of a page that can be switched off. */
export const section = <const Own extends Fields>(label: string, fields: Own, options: Options = {}) =>
  group(label, { show: toggle('Show this part'), ...fields }, options)

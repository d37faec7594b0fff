import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { differencesOf } from '#contract/content/differences.ts'
import { group, isRequired } from '#contract/content/fields.ts'
import { initialOf } from '#contract/content/walk-content.ts'
import {
  type RecordFields,
  type RecordKind,
  type RecordValues,
  recordFields,
} from '#contract/records/fields.ts'
import { isTranslatedKind } from '#contract/records/registry.ts'
import { inputOf } from '#contract/records/schemas.ts'
import { version } from '#contract/schemas.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { type FormOptions, useForm } from '../../../ui/form.tsx'
import { refreshAll } from '../calls.ts'
import { type TranslationPart, useMalayalam } from '../malayalam/malayalam-store.ts'
import { words } from '../words.ts'
import { useConflict } from './conflict.tsx'
import { Fields } from './fields.tsx'
import { DialogActions } from './record-dialog.tsx'
import { addFormId, type Saved, tellSaved } from './saved.ts'

type Stored<Kind extends RecordKind> = RecordValues<Kind> & { id: string; slug?: string; version: number }
/** A new record has no version yet. */
type Typed<Kind extends RecordKind> = RecordValues<Kind> & { version?: number }

type RecordFormOptions<Kind extends RecordKind> = Pick<FormOptions<unknown>, 'check' | 'autoClose'> & {
  kind: Kind
  words: { fillAll: string; addFailed?: string; updated: string; updateFailed: string }
  /** What is told of a record that is saved with these values. */
  tell: (values: RecordValues<Kind>) => Pick<Saved, 'name' | 'shown'>
  /** False when something is still to be sent. */
  add?: (
    values: RecordValues<Kind> & TranslationPart,
  ) => Promise<Pick<Saved, 'id' | 'slug' | 'message'> | false>
  onAdded?: () => void
  edit?: EditOptions<Kind> | undefined
}

/** For a form that edits a stored record instead of adding one. */
type EditOptions<Kind extends RecordKind> = {
  record: Stored<Kind>
  send: (
    values: RecordValues<Kind> & TranslationPart & { version: number },
    signal: AbortSignal,
  ) => Promise<unknown>
  /** The record as it is on the server now. */
  load: () => Promise<Stored<Kind>>
  /** Wraps the whole upload, so that it can be cancelled. */
  run?: (work: (signal: AbortSignal) => Promise<boolean>) => Promise<boolean>
  /** Uploads the rest once the record is saved; false when something is left. */
  sendRest?: (signal: AbortSignal) => Promise<boolean>
  onDone: () => void
}

export type RecordFormState = Omit<ReturnType<typeof useRecordForm>, 'reset'>

/** Is empty again when a record was added. When an edited one has a newer version, the person chooses which to keep. */
export function useRecordForm<Kind extends RecordKind>(options: RecordFormOptions<Kind>) {
  const { kind, words, tell, check, edit, autoClose } = options
  const fields: RecordFields = recordFields[kind]
  const [schema] = useState(() => schemaOf(kind))
  const client = useQueryClient()
  const saveOrAsk = useConflict()
  const area = isTranslatedKind(kind) ? kind : undefined
  const malayalam = useMalayalam(area)

  const form = useForm<Typed<Kind>>({
    schema,
    required: Object.entries(fields).flatMap(([name, field]) => (isRequired(field) ? [name] : [])),
    defaults: edit ? valuesOf(fields, edit.record) : emptyValues(fields),
    missing: words.fillAll,
    failed: (edit ? words.updateFailed : words.addFailed) ?? '',
    autoClose,
    check,
    send(values, { signal }) {
      if (!edit) return add(values)
      return (edit.run ?? ((work) => work(signal)))((signal) => update(edit, values, signal))
    },
    onSuccess(values) {
      if (edit) {
        const { id, slug } = edit.record
        tellSaved({ kind, id, slug, message: words.updated, ...tell(values) })
        edit.onDone()
      } else {
        form.reset()
        options.onAdded?.()
      }
    },
  })

  async function add(values: Typed<Kind>) {
    tellSaved()
    try {
      const added = await malayalam.sendWith(
        Object.values(values),
        async (part) => (await options.add?.({ ...values, ...part })) ?? false,
      )
      if (!added) return false
      const { id, slug, message } = added
      tellSaved({ kind, id, slug, message, ...tell(values) })
      return true
    } finally {
      refreshAll(client)
    }
  }

  async function update(edit: EditOptions<Kind>, mine: Typed<Kind>, signal: AbortSignal) {
    const { record, send, load, sendRest } = edit
    const take = (newer: Stored<Kind>) => form.reset(valuesOf(fields, newer))
    const saved = await malayalam.sendWith(Object.values(mine), (part) =>
      saveOrAsk<Stored<Kind>>({
        send: (over) =>
          send({ ...mine, ...part, version: over?.version ?? mine.version ?? record.version }, signal),
        load,
        compare: (theirs) =>
          differencesOf(group(kind, fields), mine, theirs).map((one) => [one.label, one.before, one.after]),
        take,
      }),
    )
    refreshAll(client)
    if (!saved || !sendRest) return saved
    // The text is saved; a failed reload must not keep the rest from being sent.
    await load().then(take, () => undefined)
    return sendRest(signal)
  }

  const props = edit ? form.props : { ...form.props, id: addFormId }
  return { ...form, props, fields, malayalam: area && malayalam }
}

const schemaOf = <Kind extends RecordKind>(kind: Kind) =>
  inputOf(kind).extend({ version: version.optional() }) as FormOptions<Typed<Kind>>['schema']

const emptyValues = (fields: RecordFields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, initialOf(field)]))

function valuesOf(fields: RecordFields, record: object) {
  const names = [...Object.keys(fields), 'version']
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))
}

type RecordFormProps = {
  form: RecordFormState
  save: string
  busyLabel?: string
  /** Where its Cancel leads: a path, or in a dialog what closes it. */
  cancel?: string | (() => void)
  /** Between the fields and the buttons. */
  children?: ReactNode
}

/** Adds or edits a record: its fields and its buttons, on a page or in a dialog. */
export function RecordForm({ form, save, busyLabel = words.saving, cancel, children }: RecordFormProps) {
  const submit = { save, busy: form.busy, busyLabel }
  return (
    <form
      {...form.props}
      className={`grid gap-6 desk:gap-4 ${typeof cancel === 'function' ? '' : 'max-w-form **:scroll-mb-28'}`}
    >
      <div>
        <Fields form={form} />
        {children}
      </div>
      {typeof cancel === 'function' ? (
        <DialogActions {...submit} onCancel={cancel} />
      ) : (
        <div className="form-bar">
          <Button type="submit" busy={form.busy} busyLabel={busyLabel}>
            {save}
          </Button>
          {cancel ? (
            <ButtonLink to={cancel} variant="secondary">
              {words.cancel}
            </ButtonLink>
          ) : null}
        </div>
      )}
    </form>
  )
}

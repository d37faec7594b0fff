import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type Path,
  type UseFormRegisterReturn,
  type UseFormReset,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import { toast } from '../../ui/toast.tsx'
import { useUnsaved } from '../shell/unsaved.ts'

type Fields = Record<string, unknown>

type Options<In extends Fields> = {
  defaultValues: DefaultValues<In>
  /** The sentence for empty fields; it is said once in a notice, and shortly beside each field. */
  missing: string
  autoClose?: number
}

export type RecordForm<In extends Fields> = {
  field: (name: Path<In>) => UseFormRegisterReturn & { error?: string }
  busy: boolean
  dirty: boolean
  reset: UseFormReset<In>
}

/**
 * A form over one of the contract's schemas. `field('name')` wires a control of the kit, `submit(save)` checks what was
 * typed and says the first thing that is wrong; leaving with changes warns.
 */
export function useRecordForm<In extends Fields, Out>(schema: z.ZodType<Out, In>, options: Options<In>) {
  const form = useForm<In, unknown, Out>({
    resolver: zodResolver(schema as never) as never,
    defaultValues: options.defaultValues,
  })
  const { errors, isDirty, isSubmitting } = form.formState
  useUnsaved(isDirty)

  const shared: RecordForm<In> = {
    field(name) {
      const sentence = sentenceFor(errors, name)
      return {
        ...form.register(name),
        error: sentence === options.missing ? 'Please fill this in' : sentence,
      }
    },
    busy: isSubmitting,
    dirty: isDirty,
    reset: form.reset,
  }

  function submit(save: (values: Out) => Promise<unknown>) {
    return form.handleSubmit(
      async (values) => void (await save(values)),
      (found) => {
        const [first = ''] = Object.keys(found)
        toast.warning(sentenceFor(found, first) ?? options.missing, { autoClose: options.autoClose })
      },
    )
  }

  return { ...shared, submit }
}

/** A newer version that arrives while nothing is typed replaces what the form shows. */
export function useStored<In extends Fields>(form: RecordForm<In>, values: In, version: number) {
  const refresh = useEffectEvent((_version: number) => {
    if (!form.dirty) form.reset(values)
  })
  useEffect(() => refresh(version), [version])
}

function sentenceFor<In extends Fields>(errors: FieldErrors<In>, name: string) {
  return (errors[name] as { message?: string } | undefined)?.message
}

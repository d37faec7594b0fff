import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldErrors, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { toast } from '../ui/toast.tsx'
import { useUnsaved } from './unsaved.ts'

type Fields = Record<string, unknown>
type Schema<In extends Fields, Out> = z.ZodType<Out, In>

type Options<In extends Fields> = {
  defaultValues: DefaultValues<In>
  /** The sentence for empty fields; it is said once in a notice, and shortly beside each field. */
  missing: string
  autoClose?: number
}

/**
 * A form over one of the contract's schemas. `field('name')` wires a control of the kit, `submit(save)` checks what was
 * typed and says the first thing that is wrong; leaving with changes warns.
 */
export function useRecordForm<In extends Fields, Out>(schema: Schema<In, Out>, options: Options<In>) {
  const form = useForm<In, unknown, Out>({
    resolver: zodResolver(schema as never) as never,
    defaultValues: options.defaultValues,
  })
  const { errors, isDirty, isSubmitting } = form.formState
  useUnsaved(isDirty)

  function field(name: Path<In>) {
    const sentence = messageOf(errors, name)
    return {
      ...form.register(name),
      error: sentence === options.missing ? 'Please fill this in' : sentence,
    }
  }

  function submit(save: (values: Out) => Promise<unknown>) {
    return form.handleSubmit(
      async (values) => void (await save(values)),
      (found) => {
        const first = Object.keys(found)[0]
        if (first) toast.warning(messageOf(found, first) ?? options.missing, { autoClose: options.autoClose })
      },
    )
  }

  return { field, submit, busy: isSubmitting, dirty: isDirty, reset: form.reset, values: form.getValues }
}

function messageOf<In extends Fields>(errors: FieldErrors<In>, name: string) {
  const error = errors[name] as { message?: string } | undefined
  return error?.message
}

// What the forms around the login share. They stay without the schemas: the login screen should open in a blink.
import { type FormEvent, useState } from 'react'
import { toast } from '../../ui/toast.tsx'
import { sentenceOf } from '../lists/sentence.ts'

type Options<Name extends string> = {
  fields: readonly Name[]
  /** The sentence for empty fields. */
  missing: string
  /** The sentence for a failure that the server did not explain. */
  failed: string
  /** A wrong field and what is wrong with it, before anything is sent. */
  check?: (values: Record<Name, string>) => { name: Name; sentence: string } | undefined
  send: (values: Record<Name, string>) => Promise<void>
}

export function useOpenForm<Name extends string>({ fields, missing, failed, check, send }: Options<Name>) {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({})

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const values = readValues(form, fields)
    const found = findError(values)
    setErrors(found?.errors ?? {})
    if (found) {
      toast.warning(found.sentence)
      return focusOn(form, found.first)
    }
    setBusy(true)
    try {
      await send(values)
    } catch (error) {
      toast.error(sentenceOf(error, failed))
    } finally {
      setBusy(false)
    }
  }

  function findError(values: Record<Name, string>) {
    const empty = fields.filter((name) => values[name].trim() === '')
    const [first] = empty
    if (first !== undefined) {
      const errors: Partial<Record<Name, string>> = {}
      for (const name of empty) errors[name] = 'Please fill this in'
      return { sentence: missing, first, errors }
    }
    const wrong = check?.(values)
    if (!wrong) return undefined
    const errors: Partial<Record<Name, string>> = {}
    errors[wrong.name] = 'Please check this'
    return { sentence: wrong.sentence, first: wrong.name, errors }
  }

  return {
    busy,
    form: { onSubmit, noValidate: true, className: 'grid gap-6' },
    field: (name: Name) => ({ name, required: true, error: errors[name] }),
  }
}

function readValues<Name extends string>(form: HTMLFormElement, fields: readonly Name[]) {
  const data = new FormData(form)
  return Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? '')])) as Record<
    Name,
    string
  >
}

function focusOn(form: HTMLFormElement, name: string) {
  form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}

import { useId } from 'react'
import { maxPageSize } from '#contract/limits.ts'
import { publicPages } from '#contract/pages.ts'
import { mapProjectFields, projectFieldNames, projectFields, projectInput } from '#contract/projects.ts'
import { useCall } from '../../api.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import type { Form } from '../../ui/form.tsx'

export const emptyProject = mapProjectFields(() => '')

const services = Object.values(publicPages).flatMap((page) => ('service' in page ? [page.service] : []))

/** The categories in use, in alphabetical order. */
export function useCategories() {
  const { data } = useCall('listProjects', { query: { distinct: 'category', limit: maxPageSize } })
  return data?.items.map(({ category }) => category) ?? []
}

type FieldsProps = Pick<Form, 'field'> & { disabled: boolean }

/** Every field of the schema, for adding and for editing. */
export function ProjectFields({ field, disabled }: FieldsProps) {
  const suggestionsId = useId()
  const suggestions = new Set([...services, ...useCategories()])
  return (
    <fieldset disabled={disabled} className="grid gap-6 sm:grid-cols-2">
      {projectFieldNames.map((name) => {
        const { label, hint, multiline } = projectFields[name]
        const props = {
          ...field(name),
          label,
          hint,
          required: !projectInput.shape[name].isOptional(),
          className: name === 'area' || name === 'location' ? '' : 'sm:col-span-2',
        }
        if (multiline) return <TextAreaField key={name} {...props} />
        const list = name === 'category' ? suggestionsId : undefined
        return <TextField key={name} {...props} list={list} autoComplete="off" />
      })}
      <datalist id={suggestionsId}>
        {[...suggestions].map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </fieldset>
  )
}

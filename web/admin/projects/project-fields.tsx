import { useId } from 'react'
import { maxPageSize } from '#contract/limits.ts'
import { publicPages } from '#contract/pages.ts'
import { useCall } from '../../api.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import type { Form } from '../../ui/form.tsx'

export const emptyProject = { category: '', client: '', area: '', location: '', description: '' }

const services = Object.values(publicPages).flatMap((page) => ('service' in page ? [page.service] : []))

/** The categories in use, in alphabetical order. */
export function useCategories() {
  const { data } = useCall('listProjects', { query: { distinct: 'category', limit: maxPageSize } })
  return data?.items.map(({ category }) => category) ?? []
}

/** The fields of a project, for adding and for editing. */
export function ProjectFields({ field }: Pick<Form, 'field'>) {
  const id = useId()
  const suggestions = new Set([...services, ...useCategories()])
  return (
    <>
      <TextField
        {...field('category')}
        label="Category"
        hint="Choose one from the list, or write a new one."
        list={id}
        autoComplete="off"
        required
      />
      <datalist id={id}>
        {[...suggestions].map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <TextField
        {...field('client')}
        label="Client"
        hint="As it may stand on the site."
        autoComplete="off"
        required
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          {...field('area')}
          label="Area"
          hint="For example 2,400 sq ft."
          autoComplete="off"
          required
        />
        <TextField
          {...field('location')}
          label="Location"
          hint="For example Aluva, Ernakulam."
          autoComplete="off"
          required
        />
      </div>
      <TextAreaField
        {...field('description')}
        label="Description"
        hint="A few sentences about the work, if you like. May be left empty."
      />
    </>
  )
}

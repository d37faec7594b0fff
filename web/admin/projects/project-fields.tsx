import { projectCategories } from '#contract/admin/suggestions.ts'
import { maxPageSize } from '#contract/limits.ts'
import { projectFields, projectInput } from '#contract/projects.ts'
import { useCall } from '../../api.ts'
import { Fields, type FieldsProps } from '../blocks/forms/fields.tsx'
import { AreaField } from './area-field.tsx'

/** The categories in use, in alphabetical order. */
export function useCategories() {
  const { data } = useCall('listProjects', {
    query: { distinct: 'category', status: 'all', limit: maxPageSize },
  })
  return data?.items.map(({ category }) => category) ?? []
}

/** Every field of the schema, for adding and for editing. */
export function ProjectFields(props: Pick<FieldsProps, 'field' | 'malayalam'> & { disabled: boolean }) {
  const suggestions = [...new Set([...projectCategories(), ...useCategories()])]
  const rows = {
    ...projectFields,
    category: { ...projectFields.category, suggestions },
    area: { ...projectFields.area, control: AreaField },
  }
  return <Fields {...props} rows={rows} schema={projectInput} />
}

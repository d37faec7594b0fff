import { projectCategories } from '#contract/admin/suggestions.ts'
import { maxPageSize } from '#contract/limits.ts'
import { useCall } from '../../calls/api.ts'
import { Fields, type FieldsProps } from '../blocks/forms/fields.tsx'

/** The categories in use, in alphabetical order. */
export function useCategories() {
  const { data } = useCall('listProjects', {
    query: { distinct: 'category', status: 'all', limit: maxPageSize },
  })
  return data?.items.map(({ category }) => category) ?? []
}

export function ProjectFields(props: Pick<FieldsProps, 'form' | 'disabled'>) {
  const category = [...new Set([...projectCategories(), ...useCategories()])]
  return <Fields {...props} suggestions={{ category }} />
}

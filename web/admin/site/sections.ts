// The form of a content as a list of its parts.
import type { ContentSchema, Field } from '#contract/content/fields.ts'

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

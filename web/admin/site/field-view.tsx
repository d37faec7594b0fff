import type { ContentSchema, Field } from '#contract/content/fields.ts'
import { ListLeaf } from './list-field.tsx'
import { PictureLeaf } from './picture-field.tsx'
import { fieldsOf } from './sections.ts'
import { ChoiceLeaf, NumberLeaf, TextLeaf, ToggleLeaf } from './text-fields.tsx'

/** The control for a field of the schema, by its kind. */
export function FieldView({ path, field, label }: { path: string; field: Field; label?: string }) {
  switch (field.kind) {
    case 'group':
      return <Group path={path} group={field} />
    case 'list':
      return <ListLeaf path={path} field={field} />
    case 'picture':
      return <PictureLeaf path={path} field={field} />
    case 'number':
      return <NumberLeaf path={path} field={field} />
    case 'choice':
      return <ChoiceLeaf path={path} field={field} />
    case 'toggle':
      return <ToggleLeaf path={path} field={field} />
    default:
      return <TextLeaf path={path} field={field} label={label} />
  }
}

/** A group inside a part of the page. */
function Group({ path, group }: { path: string; group: ContentSchema }) {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-5 border-l-2 border-line pl-4">
      <legend className="mb-2 -ml-4 font-semibold">{group.label}</legend>
      {group.hint ? <p className="text-sm text-stone">{group.hint}</p> : null}
      {fieldsOf(path, group).map(([own, field]) => (
        <FieldView key={own} path={own} field={field} />
      ))}
    </fieldset>
  )
}

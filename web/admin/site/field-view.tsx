import type { ContentSchema, Field } from '#contract/content/fields.ts'
import { ListControl } from './list-field.tsx'
import { PictureControl } from './picture-field.tsx'
import { fieldsOf } from './sections.ts'
import { ChoiceControl, NumberControl, TextControl, ToggleControl } from './text-fields.tsx'

/** The control for a field of the schema, by its kind. */
export function FieldView({ path, field, label }: { path: string; field: Field; label?: string }) {
  switch (field.kind) {
    case 'group':
      return <Group path={path} group={field} />
    case 'list':
      return <ListControl path={path} field={field} />
    case 'picture':
      return <PictureControl path={path} field={field} />
    case 'number':
      return <NumberControl path={path} field={field} />
    case 'choice':
      return <ChoiceControl path={path} field={field} />
    case 'toggle':
      return <ToggleControl path={path} field={field} />
    default:
      return <TextControl path={path} field={field} label={label} />
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

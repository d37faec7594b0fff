import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ContentSchema, Field, PictureField } from '#contract/content/fields.ts'
import { isPicture, replacePicture, valueAt } from '#contract/content/walk-content.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { FieldError, TextField } from '../../ui/field.tsx'
import { Progress } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useUnsaved } from '../../ui/unsaved.ts'
import { errorMessage } from '../blocks/calls.ts'
import { Malayalam } from '../blocks/malayalam/malayalam.tsx'
import { FileButton } from '../images/file-button.tsx'
import { fieldsOf, useField, useFormState, useStored } from './content-store.ts'
import { ListControl } from './list-field.tsx'
import {
  ChosenControl,
  type ControlProps,
  labelOf,
  NumberControl,
  SampleMark,
  TextControl,
} from './text-fields.tsx'

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
    case 'toggle':
      return <ChosenControl path={path} field={field} />
    default:
      return <TextControl path={path} field={field} label={label} />
  }
}

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

/** The picture, the button that replaces it, and its description. */
function PictureControl({ path, field }: ControlProps<PictureField>) {
  const { value, error, onChange } = useField(path)
  const partError = useStored(({ errors }) =>
    Object.keys(errors).find((wrong) => wrong.startsWith(`${path}.`) && wrong !== `${path}.alt`),
  )
  const detail = useStored(({ errors }) => errors[partError ?? ''])
  const upload = usePictureUpload(path, field)
  const picture = isPicture(value) ? value : undefined
  const problem = upload.problem ?? error ?? detail
  const label = labelOf(field.label, field.optional)
  return (
    <fieldset data-wrong={problem ? '' : undefined} className="min-w-0 border border-line p-4">
      <legend className="px-1 text-sm font-semibold">{label}</legend>
      <p className="mb-3 text-sm text-stone">
        {field.hint} At least {field.minWidth} × {field.minHeight} pixels.
      </p>
      {picture ? (
        <Picture
          {...picture}
          sizes="20rem"
          className="mb-3 aspect-3/2 w-80 max-w-full [&_.picture-blur]:hidden [&_img]:object-contain"
        />
      ) : null}
      {upload.progress === undefined ? (
        <div className="flex flex-wrap gap-3">
          <FileButton onFiles={upload.send} className={buttonClass('secondary')}>
            <Icon name="upload" />
            {picture ? 'Choose another picture' : 'Choose a picture'}
            <span className="sr-only">{field.label}</span>
          </FileButton>
          {picture && field.optional ? (
            <Button variant="quiet" onClick={() => onChange(null)}>
              Remove <span className="sr-only">{field.label}</span>
            </Button>
          ) : null}
        </div>
      ) : (
        <Progress value={upload.progress} label={upload.step ?? 'Sending the picture'} />
      )}
      <div role="alert">{problem ? <FieldError>{problem}</FieldError> : null}</div>
      {picture ? <Description path={`${path}.alt`} named={field.named} /> : null}
      <SampleMark path={path} label={field.label} />
    </fieldset>
  )
}

function Description({ path, named }: { path: string; named?: true }) {
  const { value, error, onChange } = useField(path)
  const text = String(value ?? '')
  return (
    <Malayalam name={path} label="What the picture shows" english={text} className="mt-4">
      <TextField
        label={labelOf('What the picture shows', named)}
        hint={
          named
            ? 'If you leave it empty, it is described by the company’s name.'
            : 'A few words for people who cannot see it, and for search engines.'
        }
        error={error}
        name={path}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    </Malayalam>
  )
}

/** Uploads a picture as soon as it is chosen; saving the content stores the reference to it. */
function usePictureUpload(path: string, field: PictureField) {
  const { store } = useFormState()
  // Its item may move in its list meanwhile.
  const place = useRef(path)
  useLayoutEffect(() => {
    place.current = path
  }, [path])
  const shown = () => valueAt(store.get().content, place.current)
  const [progress, setProgress] = useState<number>()
  useUnsaved(progress !== undefined)
  const [step, setStep] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const unmounted = useRef(new AbortController())
  useEffect(() => {
    unmounted.current = new AbortController()
    return () => unmounted.current.abort()
  }, [])

  async function send([file]: File[]) {
    if (!file) return
    const { signal } = unmounted.current
    const chosenOver = shown()
    setProblem(undefined)
    setProgress(0)
    try {
      const { uploadContentPicture } = await import('../images/files/content-picture.ts')
      const options = { signal, onStep: setStep, onProgress: setProgress }
      const uploaded = await uploadContentPicture(file, field, options)
      store.set(place.current, replacePicture(shown(), chosenOver, uploaded))
    } catch (error) {
      if (signal.aborted) return
      setProblem(errorMessage(error, lost))
    }
    setProgress(undefined)
    setStep(undefined)
  }
  return { progress, step, problem, send }
}

const lost = 'The connection broke off. Please choose the picture again.'

import { useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { formatDay } from '#contract/days.ts'
import { pictureMessages as messages } from '#contract/houses/messages.ts'
import type { Update } from '#contract/houses/updates.ts'
import { maxCaptionLength } from '#contract/limits.ts'
import { adminPages } from '#contract/pages.ts'
import type { Project } from '#contract/projects.ts'
import { fallbackAlt, projectName } from '#contract/record-paths.ts'
import { inBoth } from '#contract/words.ts'
import { useCall } from '../../calls/api.ts'
import { Button } from '../../ui/button.tsx'
import { TextField, TickField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.tsx'
import { RecordState } from '../../ui/list-state.tsx'
import { Picture } from '../../ui/picture.tsx'
import { toast } from '../../ui/toast.ts'
import { adminCall, refreshAll } from '../blocks/calls.ts'
import { Heading } from '../blocks/heading.tsx'
import { MalayalamOf, WithMalayalam } from '../blocks/malayalam/malayalam.tsx'
import { useMalayalam } from '../blocks/malayalam/malayalam-store.ts'
import { words as common } from '../blocks/words.ts'
import { PicturePairs } from '../images/picture-pairs.tsx'

export function Page() {
  const { id = '' } = useParams()
  const found = useCall('getProject', { params: { id } })
  const updates = useCall('listUpdates', { params: { id } })
  return (
    <>
      <Heading
        title={adminPages.projectPictures.title}
        note={found.data && projectName(found.data)}
        link={{ label: adminPages.editProject.title, to: adminPages.editProject.path.replace(':id', id) }}
      />
      <RecordState query={found} failed={messages.loadFailed}>
        {(project) => (
          <RecordState query={updates} failed={messages.loadFailed}>
            {({ items }) => (
              <>
                <CaptionsForm project={project} updates={items} />
                <PicturePairs project={project} />
              </>
            )}
          </RecordState>
        )}
      </RecordState>
    </>
  )
}

const names = ['caption', 'alt', 'drawing'] as const
const empty = { caption: '', alt: '', drawing: false }

/** Of a field among those of all pictures. */
const fieldOf = ({ src }: { src: string }, name: (typeof names)[number]) => `${name} ${src}`

function CaptionsForm({ project, updates }: { project: Project; updates: readonly Update[] }) {
  const client = useQueryClient()
  const malayalam = useMalayalam('projects')
  const own = [project.main_picture, ...project.gallery_pictures].map((picture, index) => ({
    ...picture,
    alt: picture.alt === fallbackAlt(project, index) ? '' : picture.alt,
    label: index === 0 ? words.main : words.picture(index + 1),
    mayBeDrawing: index > 0,
  }))
  const ofUpdates = updates.flatMap((update) =>
    update.pictures.map((picture, index) => ({
      ...picture,
      label: words.ofUpdate(formatDay(update.happened_on), index + 1),
      mayBeDrawing: false,
    })),
  )
  const pictures = [...own, ...ofUpdates]
  const form = useForm({
    defaults: Object.fromEntries(
      pictures.flatMap((picture) => names.map((name) => [fieldOf(picture, name), picture[name]])),
    ),
    failed: (message) => message || messages.saveFailed,
    send: save,
    onSuccess: () => refreshAll(client),
  })

  async function save(typed: Record<string, string>) {
    // Only what was changed here, so that two people can describe different pictures at once: what somebody else has
    // written meanwhile is among the pictures, and not in the form.
    const changed = pictures.flatMap((picture) => {
      const read = (from: (field: string) => unknown) =>
        names.map((name) => String(from(fieldOf(picture, name)) ?? empty[name]).trim())
      const [caption = '', alt = '', drawing] = read((field) => typed[field])
      const start = read((field) => form.field(field).defaultValue)
      if (String([caption, alt, drawing]) === String(start)) return []
      return [{ image_url: picture.src, caption, alt, drawing: picture.mayBeDrawing && drawing === 'true' }]
    })
    const params = { id: project.id }
    const saved =
      changed.length === 0
        ? await malayalam.save()
        : await malayalam.sendWith(Object.values(typed), (part) =>
            adminCall('describeProjectImages', { params, body: { pictures: changed, ...part } }),
          )
    if (saved) toast.success(messages.saved)
    return saved
  }

  return (
    <form {...form.props} className="max-w-form **:scroll-mb-28">
      <p className="mb-3 text-sm text-stone">{words.captionsNote}</p>
      <WithMalayalam shared={malayalam.shared}>
        <ol>
          {pictures.map((picture) => (
            <li key={picture.src} className="border-t border-line py-5">
              <fieldset className="grid gap-4 sm:grid-cols-[9rem_1fr]">
                <legend className="mb-2 text-sm text-stone">{picture.label}</legend>
                <Picture
                  {...picture}
                  sizes="(width < 40rem) 88vw, 9rem"
                  className={`max-sm:max-h-56 ${picture.drawing ? 'bg-white [&_img]:object-contain' : ''}`}
                />
                <div className="@container grid content-start gap-4">
                  {(['caption', 'alt'] as const).map((name) => {
                    const props = form.field(fieldOf(picture, name))
                    return (
                      <MalayalamOf key={name} name={props.name} label={words[name]} start={picture[name]}>
                        <TextField
                          {...props}
                          label={words[name]}
                          maxLength={maxCaptionLength}
                          autoComplete="off"
                        />
                      </MalayalamOf>
                    )
                  })}
                  {picture.mayBeDrawing ? (
                    <TickField {...form.field(fieldOf(picture, 'drawing'))} label={words.isDrawing} />
                  ) : null}
                </div>
              </fieldset>
            </li>
          ))}
        </ol>
      </WithMalayalam>
      <div className="form-bar">
        <Button type="submit" busy={form.busy} busyLabel={common.saving}>
          {words.saveCaptions}
        </Button>
      </div>
    </form>
  )
}

const words = inBoth({
  caption: ['Caption', 'അടിക്കുറിപ്പ്'],
  alt: ['Description for people who cannot see it', 'കാണാൻ കഴിയാത്തവർക്കുള്ള വിവരണം'],
  main: ['Main image', 'പ്രധാന ചിത്രം'],
  picture: [(number: number) => `Picture ${number}`, (number) => `ചിത്രം ${number}`],
  ofUpdate: [
    (day: string, number: number) => `Update of ${day}, picture ${number}`,
    (day, number) => `അപ്ഡേറ്റ് (${day}), ചിത്രം ${number}`,
  ],
  captionsNote: [
    'A caption stands below its picture. A description is read out to people who cannot see it. Both are optional. Drawings, such as plans and sections, are shown whole.',
    'അടിക്കുറിപ്പ് ചിത്രത്തിനു താഴെ കാണും. കാഴ്ചയില്ലാത്തവർക്ക് വിവരണം വായിച്ചുകേൾക്കാം. രണ്ടും നിർബന്ധമില്ല. പ്ലാൻ പോലുള്ള ഡ്രോയിങ്ങുകൾ മുഴുവനായി കാണിക്കും.',
  ],
  isDrawing: ['This is a drawing', 'ഇത് ഡ്രോയിങ് ആണ്'],
  saveCaptions: ['Save captions', 'അടിക്കുറിപ്പുകൾ സേവ് ചെയ്യാം'],
})

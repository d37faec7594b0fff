import { useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { fallbackAlt, projectName } from '#contract/addresses.ts'
import { pictureMessages as words } from '#contract/houses/messages.ts'
import { maxCaptionLength } from '#contract/limits.ts'
import { adminPages } from '#contract/pages.ts'
import type { Project } from '#contract/projects.ts'
import { useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { TextField, TickField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.tsx'
import { RecordState } from '../../ui/list-state.tsx'
import { Picture } from '../../ui/picture.tsx'
import { toast } from '../../ui/toast.ts'
import { Heading } from '../blocks/heading.tsx'
import { refresh } from '../blocks/lists/refresh.ts'
import { MalayalamOf, WithMalayalam } from '../blocks/malayalam/malayalam.tsx'
import { useMalayalam } from '../blocks/malayalam/use-malayalam.ts'
import { adminCall } from '../blocks/session.ts'
import { PicturePairs } from '../images/picture-pairs.tsx'

export function Page() {
  const { id = '' } = useParams()
  const found = useCall('getProject', { params: { id } })
  return (
    <>
      <Heading
        title={adminPages.projectPictures.title}
        note={found.data && projectName(found.data)}
        link={{ label: adminPages.editProject.title, to: adminPages.editProject.path.replace(':id', id) }}
      />
      <RecordState query={found} failed={words.loadFailed}>
        {(project) => (
          <>
            <PictureWordsForm project={project} />
            <PicturePairs project={project} />
          </>
        )}
      </RecordState>
    </>
  )
}

const texts = { caption: 'Caption', alt: 'Description for people who cannot see it' } as const
type Name = keyof typeof texts | 'drawing'

/** Of a field among those of all pictures. */
const nameOf = (src: string, name: Name) => `${name} ${src}`

const picturesOf = (project: Project) =>
  [project.main_picture, ...project.gallery_pictures].map((picture, index) => ({
    ...picture,
    alt: picture.alt === fallbackAlt(project, index) ? '' : picture.alt,
  }))

function PictureWordsForm({ project }: { project: Project }) {
  const client = useQueryClient()
  const malayalam = useMalayalam('projects')
  const pictures = picturesOf(project)
  const form = useForm({
    defaults: Object.fromEntries(
      pictures.flatMap(({ src, ...picture }) =>
        (['caption', 'alt', 'drawing'] as const).map((name) => [nameOf(src, name), picture[name]]),
      ),
    ),
    missing: words.saveFailed,
    failed: (message) => message || words.saveFailed,
    send: save,
    onSuccess: () => refresh(client),
  })

  /** Only what was changed here, so that two people can describe different pictures at once. */
  async function save(typed: Record<string, string>) {
    const read = (src: string, name: Name) => String(typed[nameOf(src, name)] ?? '')
    const changed = pictures.flatMap(({ src, caption, alt, drawing }) => {
      const own = {
        caption: read(src, 'caption').trim(),
        alt: read(src, 'alt').trim(),
        drawing: read(src, 'drawing') === 'true',
      }
      const isSame = own.caption === caption && own.alt === alt && own.drawing === drawing
      return isSame ? [] : [{ image_url: src, ...own }]
    })
    const saved =
      changed.length === 0
        ? await malayalam.save()
        : await malayalam.sendWith(Object.values(typed), (part) =>
            adminCall('describeProjectImages', {
              params: { id: project.id },
              body: { pictures: changed, ...part },
            }),
          )
    if (saved) toast.success(words.saved)
    return saved !== false
  }

  return (
    <form {...form.props} className="max-w-form **:scroll-mb-28">
      <p className="mb-3 text-sm text-stone">
        A caption stands below its picture. A description is read out to people who cannot see it. Both are
        optional. Drawings, such as plans and sections, are shown whole.
      </p>
      <WithMalayalam shared={malayalam.shared}>
        <ol>
          {pictures.map((picture, index) => (
            <li key={picture.src} className="border-t border-line py-5">
              <fieldset className="grid gap-4 sm:grid-cols-[9rem_1fr]">
                <legend className="sr-only">{index === 0 ? 'Main image' : `Picture ${index + 1}`}</legend>
                <Picture
                  {...picture}
                  sizes="(width < 40rem) 88vw, 9rem"
                  className={`max-sm:max-h-56 ${picture.drawing ? 'bg-white [&_img]:object-contain' : ''}`}
                />
                <div className="@container grid content-start gap-4">
                  {(['caption', 'alt'] as const).map((name) => {
                    const props = form.field(nameOf(picture.src, name))
                    return (
                      <MalayalamOf key={name} name={props.name} label={texts[name]} start={picture[name]}>
                        <TextField
                          {...props}
                          label={texts[name]}
                          maxLength={maxCaptionLength}
                          autoComplete="off"
                        />
                      </MalayalamOf>
                    )
                  })}
                  {index === 0 ? null : (
                    <TickField {...form.field(nameOf(picture.src, 'drawing'))} label="This is a drawing" />
                  )}
                </div>
              </fieldset>
            </li>
          ))}
        </ol>
      </WithMalayalam>
      <div className="form-bar">
        <Button type="submit" busy={form.busy} busyLabel="Saving...">
          Save captions
        </Button>
      </div>
    </form>
  )
}

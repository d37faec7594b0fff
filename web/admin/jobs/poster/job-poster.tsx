import { useEffect, useMemo, useState } from 'react'
import { Link, useParams } from 'react-router'
import type { CareerContent } from '#contract/content/list-pages.ts'
import { type Language, languageIn, languageNames, languages } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { useCall } from '../../../api.ts'
import { usePageContext } from '../../../page-context.ts'
import { Button } from '../../../ui/button.tsx'
import { Loading, RecordState } from '../../../ui/list-state.tsx'
import { toast } from '../../../ui/toast.ts'
import { saveFile } from '../../blocks/download.ts'
import { Heading, Section } from '../../blocks/heading.tsx'
import { drawPoster } from './draw-poster.ts'
import { numberIn } from './number-in.ts'
import { type Poster, posterIn } from './poster.ts'
import { Sheet } from './sheet.tsx'
import { words } from './words.ts'

/** The poster of a job: a picture to share, and a page to print. */
export function Page() {
  const { id = '' } = useParams()
  const { publicUrl } = usePageContext()
  const [language, setLanguage] = useState<Language>(() => languageIn(document.documentElement.lang))
  const query = useCall('getJobPoster', { params: { id } })
  const job = query.data
  const phone = useCareerPhone()
  const poster = useMemo(
    () => (job && phone ? posterIn(language, job, { publicUrl, phone }) : undefined),
    [job, language, publicUrl, phone],
  )
  const title = poster ? words.posterOf(poster.title) : adminPages.jobPoster.title
  return (
    <>
      <Heading title={title} link={{ label: adminPages.jobs.title, to: adminPages.jobs.path }} />
      <RecordState query={{ ...query, data: poster }} failed={messages.jobs.loadFailed}>
        {(shown) => (
          <>
            {job?.open ? null : <p className="mb-5 border-l-2 border-alarm pl-3">{words.closed}</p>}
            <LanguageChoice language={language} onChange={setLanguage} />
            {language === 'ml' && job && job.untranslated > 0 ? (
              <p className="mt-3 text-stone">
                {words.untranslated}{' '}
                <Link to={adminPages.malayalam.path} className="link">
                  {words.translate}
                </Link>
              </p>
            ) : null}
            <div className="mt-6 grid max-w-5xl gap-x-12 gap-y-10 md:grid-cols-2">
              <Picture poster={shown} name={`${job?.slug}-${language}.png`} />
              <Section id="paper" title={words.paper} note={words.paperNote}>
                <Button variant="secondary" onClick={() => window.print()} className="mb-5">
                  {words.print}
                </Button>
                <Sheet poster={shown} />
              </Section>
            </div>
          </>
        )}
      </RecordState>
    </>
  )
}

/** The number that the Career page names, so that both lead to whoever answers applicants. */
function useCareerPhone() {
  const { company } = usePageContext()
  const { data, isPending } = useCall('getContent', { params: { page: 'career' } })
  const { crafts = '' } = (data ?? {}) as Partial<CareerContent>
  return isPending ? undefined : (numberIn(crafts) ?? company.phone)
}

type LanguageChoiceProps = { language: Language; onChange: (language: Language) => void }

function LanguageChoice({ language, onChange }: LanguageChoiceProps) {
  return (
    <fieldset className="flex flex-wrap gap-x-6">
      <legend className="sr-only">{words.language}</legend>
      {languages.map((one) => (
        <label key={one} lang={one} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="language"
            checked={one === language}
            onChange={() => onChange(one)}
            className="size-5 accent-laterite"
          />
          {languageNames[one]}
        </label>
      ))}
    </fieldset>
  )
}

type Drawn = { file: File; address: string }

function Picture({ poster, name }: { poster: Poster; name: string }) {
  const { company } = usePageContext()
  const [drawn, setDrawn] = useState<Drawn>()
  const [isLost, setLost] = useState(false)
  const logo = company.logo?.src
  useEffect(() => {
    let address = ''
    let isShown = true
    setDrawn(undefined)
    drawPoster(poster, logo).then(
      (blob) => {
        if (!isShown) return
        address = URL.createObjectURL(blob)
        setDrawn({ address, file: new File([blob], name, { type: blob.type }) })
      },
      () => setLost(isShown),
    )
    return () => {
      isShown = false
      URL.revokeObjectURL(address)
    }
  }, [poster, logo, name])
  return (
    <Section id="picture" title={words.picture} note={words.pictureNote}>
      {isLost ? <p role="alert">{words.drawingFailed}</p> : null}
      {drawn ? <Ready drawn={drawn} poster={poster} /> : null}
      {drawn || isLost ? null : <Loading />}
    </Section>
  )
}

function Ready({ drawn: { file, address }, poster }: { drawn: Drawn; poster: Poster }) {
  // Most share it on WhatsApp, whose app does not tell where a link was.
  const shared = { files: [file], text: `${poster.title}\n${poster.link}?utm_source=whatsapp` }
  const mayShare = navigator.canShare?.(shared) ?? false
  const share = () =>
    navigator.share(shared).catch((error: Error) => {
      // Whoever closes the list of apps has not failed.
      if (error.name !== 'AbortError') toast.error(words.shareFailed)
    })
  return (
    <>
      <div className="mb-5 flex flex-wrap gap-3">
        {mayShare ? (
          <Button icon="share" onClick={share}>
            {words.share}
          </Button>
        ) : null}
        <Button
          icon="download"
          variant={mayShare ? 'secondary' : 'primary'}
          onClick={() => saveFile(file, file.name)}
        >
          {words.download}
        </Button>
      </div>
      <img
        src={address}
        alt={words.pictureAlt(poster.title)}
        width={1080}
        height={1350}
        className="h-auto w-full border border-line"
      />
    </>
  )
}

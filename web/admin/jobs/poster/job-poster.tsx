import { useEffect, useMemo, useState } from 'react'
import { Link, useParams } from 'react-router'
import type { CareerContent } from '#contract/content/pages.ts'
import { type Language, languageIn, languageNames, languages } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { useCall } from '../../../calls/api.ts'
import { usePageContext } from '../../../page-context.ts'
import { Button } from '../../../ui/button.tsx'
import { Loading, RecordState } from '../../../ui/list-state.tsx'
import { toast } from '../../../ui/toast.ts'
import { saveFile } from '../../blocks/files.tsx'
import { Heading } from '../../blocks/heading.tsx'
import { numberIn } from './canvas-text.ts'
import { drawPoster, type Poster, pictureSize, posterIn, textOf } from './draw-poster.ts'
import './print.css'
import { inBoth } from '#contract/words.ts'

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
            <Picture key={JSON.stringify(shown)} poster={shown} name={`${job?.slug}-${language}.png`} />
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
  if (isLost) return <p role="alert">{words.drawingFailed}</p>
  return drawn ? <Ready drawn={drawn} poster={poster} /> : <Loading />
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
      <div className="mt-5 mb-3 flex flex-wrap gap-3">
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
        <Button variant="secondary" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <p className="mb-5 max-w-measure text-stone">{words.note}</p>
      <img
        src={address}
        alt={textOf(poster)}
        lang={poster.language}
        {...pictureSize}
        className="poster h-auto w-full max-w-lg border border-line"
      />
    </>
  )
}

const words = inBoth({
  posterOf: [(title: string) => `Poster: ${title}`, (title) => `പോസ്റ്റർ: ${title}`],
  language: ['Language of the poster', 'പോസ്റ്ററിന്റെ ഭാഷ'],
  note: [
    'For your status and for groups of people who look for work; printed, it is an A4 page for the site office.',
    'സ്റ്റാറ്റസിലും, ജോലി അന്വേഷിക്കുന്നവരുടെ ഗ്രൂപ്പുകളിലും ഇടാം; പ്രിന്റ് ചെയ്താൽ സൈറ്റ് ഓഫീസിൽ ഒട്ടിക്കാനുള്ള A4 പേജാകും.',
  ],
  share: ['Share', 'അയയ്ക്കാം'],
  download: ['Download', 'ഡൗൺലോഡ് ചെയ്യാം'],
  drawingFailed: [
    'The picture could not be drawn. Please reload the page.',
    'ചിത്രം വരയ്ക്കാനായില്ല. പേജ് ഒന്നുകൂടി തുറക്കൂ.',
  ],
  shareFailed: ['The picture could not be shared. Please download it.', 'ചിത്രം അയയ്ക്കാനായില്ല. ഡൗൺലോഡ് ചെയ്തു നോക്കൂ.'],
  print: ['Print', 'പ്രിന്റ് ചെയ്യാം'],
  closed: [
    'This job is closed: whoever scans the code reads that it is gone.',
    'ഈ ഒഴിവ് അവസാനിച്ചു: കോഡ് സ്കാൻ ചെയ്യുന്നവർ അതാണു വായിക്കുക.',
  ],
  untranslated: [
    'Some texts of this job have no Malayalam yet and stay in English.',
    'ഈ ജോലിയുടെ ചില വരികൾ മലയാളത്തിലാക്കിയിട്ടില്ല. അവ ഇംഗ്ലീഷിൽ കാണും.',
  ],
  translate: ['Translate them', 'മലയാളത്തിലാക്കാം'],
})

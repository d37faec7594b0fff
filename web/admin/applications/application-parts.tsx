// What the list of applications and the screen of one share.
import { useState, useSyncExternalStore } from 'react'
import type { Application, ApplicationStatus } from '#contract/applications.ts'
import { messages } from '#contract/messages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { addressOf } from '../../calls/api.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FileLink, hasSession, openFile } from '../blocks/files.tsx'
import { words } from './words.ts'

type StatusSelectProps = {
  application: Application
  onChange: (status: ApplicationStatus) => void
  className?: string
}

export function StatusSelect({ application: { name, status }, onChange, className = '' }: StatusSelectProps) {
  return (
    <span className="relative inline-block max-w-full">
      <select
        aria-label={words.statusOf(name)}
        title={words.statuses[status]}
        value={status}
        onChange={(event) => onChange(event.target.value as ApplicationStatus)}
        className={`min-h-11 max-w-full appearance-none rounded border bg-white text-ellipsis pr-9 in-[td]:tight:max-w-40 ${className} pl-3 text-base hover:border-charcoal md:text-sm desk:min-h-9 ${
          status === 'new' ? 'border-laterite font-semibold text-laterite-deep' : 'border-edge'
        }`}
      >
        {Object.entries(words.statuses).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <Icon
        name="chevron"
        className="pointer-events-none absolute top-3 right-2.5 size-5 desk:top-2 text-stone"
      />
    </span>
  )
}

const isPdf = (cv: string | null) => cv?.endsWith('.pdf') ?? false
const downloadOf = (cv: string) => addressOf('openCv', { params: { name: cv } })
const viewOf = (cv: string) => addressOf('openCv', { params: { name: cv }, query: { inline: 1 } })

export const missingCv = ({ cv_left_out }: Pick<Application, 'cv_left_out'>) =>
  cv_left_out ? staffMessages.applications.cvNotKept : messages.applications.noCv

/** For lists: a PDF opens in a new window, a Word file is downloaded. */
export function CvLink({ application }: { application: Application }) {
  const { cv, name } = application
  if (!cv) return <span className="text-stone">{missingCv(application)}</span>
  const pdf = isPdf(cv)
  return (
    <a
      href={pdf ? viewOf(cv) : downloadOf(cv)}
      target={pdf ? '_blank' : undefined}
      rel="noreferrer"
      onClick={openFile}
      aria-label={pdf ? words.cv.viewOf(name) : words.cv.downloadOf(name)}
      className="inline-flex min-h-11 items-center gap-2 font-semibold whitespace-nowrap text-laterite hover:text-laterite-deep hover:underline desk:min-h-9"
    >
      <Icon name={pdf ? 'external' : 'download'} />
      {pdf ? words.cv.viewShort : words.cv.download}
    </a>
  )
}

const desk = '(width >= 64rem) and (pointer: fine)'

/** At a desk a PDF is shown at once, if the browser can. */
export function useShownCv({ cv }: Pick<Application, 'cv'>) {
  const isDesk = useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(desk)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => window.matchMedia(desk).matches,
  )
  return isDesk && isPdf(cv) && navigator.pdfViewerEnabled
}

/** With `open` it is shown at once; elsewhere a button shows it, or it opens on its own. */
export function CvView({ application, open }: { application: Application; open: boolean }) {
  const { cv, cv_name, name } = application
  const [unfolded, setUnfolded] = useState(false)
  if (!cv) return <p className="text-stone">{missingCv(application)}</p>
  const inPlace = isPdf(cv) && navigator.pdfViewerEnabled
  const shown = open || unfolded
  const toggle = async () => setUnfolded(!unfolded && (await hasSession()))
  return (
    <section aria-label={words.cv.title}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="sr-only">{words.cv.title}</h2>
        <p className="mr-auto min-w-0 text-sm wrap-anywhere">{cv_name ?? cv}</p>
        <div className="flex gap-3 max-sm:w-full max-sm:gap-2 max-sm:*:flex-1 max-sm:*:px-2">
          {inPlace && !open ? (
            <Button
              variant="secondary"
              aria-expanded={shown}
              onClick={toggle}
              icon={shown ? 'eye-off' : 'eye'}
            >
              {shown ? words.cv.hide : words.cv.show}
            </Button>
          ) : null}
          {isPdf(cv) && !inPlace ? (
            <FileLink href={viewOf(cv)} view>
              {words.cv.view}
            </FileLink>
          ) : null}
          <FileLink href={downloadOf(cv)}>{words.cv.download}</FileLink>
        </div>
      </div>
      {shown ? (
        <iframe
          src={`${viewOf(cv)}#navpanes=0&view=FitH`}
          title={words.cv.of(name)}
          className="mt-3 h-[calc(100dvh-9rem)] min-h-80 w-full border border-line bg-white"
        />
      ) : null}
    </section>
  )
}

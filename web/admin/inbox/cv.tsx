import { useState } from 'react'
import type { Application } from '#contract/applications.ts'
import { messages } from '#contract/messages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { addressOf, useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AccountName } from '../blocks/account-name.tsx'
import { formatDateTime } from '../blocks/lists/format-date.ts'
import { FileLink, hasSession, openFile } from '../blocks/open-file.tsx'

const isPdf = (cv: string) => cv.endsWith('.pdf')
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
      aria-label={pdf ? `View the CV of ${name} in a new window` : `Download the CV of ${name}`}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-laterite hover:text-laterite-deep hover:underline desk:min-h-9"
    >
      <Icon name={pdf ? 'external' : 'download'} />
      {pdf ? 'View' : 'Download'}
    </a>
  )
}

/** For details: a PDF is shown in place if the browser can. */
export function CvView({ application }: { application: Application }) {
  const { id, cv, cv_name, name } = application
  const [shown, setShown] = useState(false)
  if (!cv) return <p className="text-stone">{missingCv(application)}</p>
  const pdf = isPdf(cv)
  const inPlace = pdf && navigator.pdfViewerEnabled
  const toggle = async () => setShown(!shown && (await hasSession()))
  return (
    <>
      <p className="mb-3 text-sm wrap-anywhere">{cv_name ?? cv}</p>
      <div className="flex flex-wrap gap-3">
        {inPlace ? (
          <Button variant="secondary" aria-expanded={shown} onClick={toggle} icon={shown ? 'eye-off' : 'eye'}>
            {shown ? 'Hide CV' : 'Show CV'}
          </Button>
        ) : null}
        {pdf && !inPlace ? (
          <FileLink href={viewOf(cv)} view>
            View CV
          </FileLink>
        ) : null}
        <FileLink href={downloadOf(cv)}>Download</FileLink>
      </div>
      {shown ? (
        <iframe
          src={`${viewOf(cv)}#navpanes=0&view=FitH`}
          title={`CV of ${name}`}
          ref={(frame) => void frame?.scrollIntoView({ block: 'start' })}
          className="mt-4 -scroll-mt-16 h-(--sheet-room) min-h-80 w-full border border-line bg-white"
        />
      ) : null}
      <Openings id={id} />
    </>
  )
}

function Openings({ id }: { id: string }) {
  const { data } = useCall('listCvOpenings', { params: { id } })
  if (!data || data.total === 0) return null
  return (
    <details className="mt-3 text-sm">
      <summary className="inline-flex min-h-11 items-center font-semibold text-laterite hover:underline">
        Opened {data.total === 1 ? 'once' : `${data.total} times`}. See who
      </summary>
      <ul>
        {data.items.map((opening) => (
          <li key={opening.id} className="py-1 wrap-anywhere">
            <AccountName account={opening} />, {formatDateTime(opening.opened_at)}
          </li>
        ))}
      </ul>
    </details>
  )
}

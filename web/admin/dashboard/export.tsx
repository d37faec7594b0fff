import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ExportSize } from '#contract/admin/dashboard.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { addressOf } from '../../calls/api.ts'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/form.tsx'
import { toast } from '../../ui/toast.ts'
import { adminCall, reportError, withSession } from '../blocks/calls.ts'
import { useAsk } from '../blocks/confirm.tsx'
import { downloadInBrowser, downloadZip } from '../blocks/files.tsx'
import { Section } from '../blocks/heading.tsx'
import { words as common } from '../blocks/words.ts'
import { useProof } from '../second-step/proof.tsx'
import { indianNumber } from './numbers/sentences.ts'
import { words as owner } from './words.ts'

const messages = staffMessages.export
const words = owner.export
const address = addressOf('exportEverything')
/** More than a phone should hold in memory: the browser writes it to the disk and shows the progress itself. */
const maxBytesInPage = 300e6

export function ExportEverything() {
  const [counting, setCounting] = useState(false)
  const [download, setDownload] = useState<{ received: number; bytes: number }>()
  const ask = useAsk()
  const [prove, proofDialog] = useProof()
  const button = useRef<HTMLButtonElement>(null)

  async function start() {
    setCounting(true)
    const size = await prove(messages.title, (body) => adminCall('getExport', { body })).catch((error) =>
      reportError(error, messages.loadFailed),
    )
    // A dialog gives the focus back to where it was, and a busy button has none.
    flushSync(() => setCounting(false))
    button.current?.focus()
    if (!size || !(await ask(questionFor(size)))) return
    const { bytes } = size
    if (bytes > maxBytesInPage) return downloadInBrowser(address)
    setDownload({ received: 0, bytes })
    try {
      await withSession(() => downloadZip(address, (received) => setDownload({ received, bytes })))
      toast.success(messages.done)
    } catch (error) {
      reportError(error, messages.brokenOff)
    }
    setDownload(undefined)
  }

  return (
    <Section id="export" title={words.title}>
      <p className="mb-4 max-w-measure">{words.note}</p>
      {download ? (
        <div className="max-w-form">
          <Progress value={Math.min(0.99, download.received / download.bytes)} label={words.downloading} />
          <p className="mt-1 text-sm text-stone tabular-nums">
            {words.received(sizeOf(download.received), sizeOf(download.bytes))}
          </p>
        </div>
      ) : (
        <Button
          ref={button}
          variant="secondary"
          icon="download"
          busy={counting}
          busyLabel={words.counting}
          onClick={start}
        >
          {messages.title}
        </Button>
      )}
      {proofDialog}
    </Section>
  )
}

function questionFor({ records, files, bytes }: ExportSize) {
  return {
    question: messages.confirm,
    detail: (
      <>
        <p className="mb-3">
          {words.size(
            words.records(indianNumber(records), records === 1),
            words.files(indianNumber(files), files === 1),
            sizeOf(bytes),
          )}
        </p>
        <p className="text-stone">{messages.personal}</p>
      </>
    ),
    choices: [
      { label: common.cancel, value: '', variant: 'secondary' as const },
      { label: words.download, value: 'yes', variant: 'primary' as const, 'data-first': true as const },
    ],
  }
}

const sizeOf = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${indianNumber(Math.round(bytes / 1e6))} MB`

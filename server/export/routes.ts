import type { Account } from '#contract/access/accounts.ts'
import { calls } from '#contract/calls.ts'
import type { Db } from '../db/database.ts'
import { type AuditContext, writeDiary } from '../db/diary.ts'
import type { Api } from '../http/handle.ts'
import type { Services } from '../ops/services.ts'
import type { SiteStores } from '../storage/file-references.ts'
import { type ExportedFile, listEntries, measureExport } from './export.ts'
import { writeZip } from './zip.ts'

type ExportServices = SiteStores &
  Pick<Services, 'clock'> & {
    recordCvOpening: (db: Db, application: string, account: Account, audit: AuditContext) => Promise<void>
  }

export function exportRoutes(api: Api, { clock, recordCvOpening, ...stores }: ExportServices) {
  api.handle(calls.getExport, () => measureExport(stores))

  /** A link cannot carry a password: the call above asks for it. */
  api.handle(calls.exportEverything, async ({ account, audit, request, reply }) => {
    request.log.warn({ event: 'everything_exported', account: account.id })
    const { now } = audit
    reply.headers({
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="site-${now.toISOString().slice(0, 10)}.zip"`,
      'Cache-Control': 'private, no-store',
    })
    if (request.method === 'HEAD') return ''
    await writeDiary(stores.db, audit, { kind: 'exported', subject: 'site', note: 'exported everything' })
    const onFile = async ({ folder, id }: ExportedFile) => {
      if (folder !== 'cv') return
      await recordCvOpening(stores.db, id, account, { ...audit, now: clock() })
      request.log.info({ event: 'cv_opened', application: id, account: account.id })
    }
    return writeZip(listEntries(stores, { now, onFile }))
  })
}

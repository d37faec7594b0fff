import type { DiaryEntry } from '#contract/access/diary.ts'
import { differencesIn, kindNames, toldIn, withAddress } from '#contract/access/diary-words.ts'
import { calls } from '#contract/calls.ts'
import { timeInIndia } from '#contract/days.ts'
import type { Db } from '../db/database.ts'
import { writeDiary } from '../db/diary.ts'
import { sendCsv } from '../http/csv.ts'
import type { Api } from '../http/handle.ts'
import { exportDiary, listDiary, listDiaryPeople } from './store.ts'

export function diaryRoutes(api: Api, { db }: { db: Db }) {
  api.handle(calls.listDiary, ({ query }) => listDiary(db, query))
  api.handle(calls.listDiaryPeople, () => listDiaryPeople(db))

  api.handle(calls.exportDiary, async ({ query, audit, request, reply }) => {
    if (request.method !== 'HEAD')
      await writeDiary(db, audit, { kind: 'exported', subject: 'site', action: 'diary_exported' })
    return sendCsv(reply, 'diary.csv', columns, csvRows(exportDiary(db, query)))
  })
}

const columns = {
  When: 'at',
  Who: 'who',
  Device: 'device',
  Kind: 'kind',
  What: 'what',
  Changes: 'changes',
} as const

async function* csvRows(batches: AsyncIterable<DiaryEntry[]>) {
  for await (const batch of batches)
    yield batch.map((entry) => ({
      at: timeInIndia(new Date(entry.at)),
      who: withAddress(entry.by_name, entry.by_email),
      device: entry.device,
      kind: kindNames[entry.kind],
      what: toldIn('en', entry),
      changes: differencesIn(entry.changes)
        .map(({ label, before, after }) => `${label}: ${before} → ${after}`)
        .join('\n'),
    }))
}

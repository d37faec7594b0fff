// Erases what people have sent when its time is over.
import { site } from '#site'
import type { Db } from '../db/database.ts'
import { forgetErased } from '../db/erasure.ts'
import type { Outbox } from '../mail/delivery.ts'
import { deleteMailsBefore } from '../mail/queue.ts'

const dayMs = 86_400_000

type Retention = {
  db: Db
  outbox: Outbox
  /** Each kind of record that expires. */
  records: { eraseExpired: (before: Date) => Promise<void> }[]
}

export async function eraseExpired({ db, outbox, records }: Retention, now: Date) {
  const before = new Date(now.getTime() - site.retentionDays * dayMs)
  for (const { eraseExpired } of records) await eraseExpired(before)
  await outbox.remove(await deleteMailsBefore(db, before))
  await forgetErased(db)
}

/** Erases now and once a day. Returns the function that stops it. */
export function startRetention(retention: Retention, onError: (error: Error) => void) {
  const erase = () => eraseExpired(retention, new Date()).catch(onError)
  const timer = setInterval(erase, dayMs)
  void erase()
  return () => clearInterval(timer)
}

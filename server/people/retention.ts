// What people have sent us is erased when its time is over.
import { site } from '#site'
import { eraseExpiredApplications, type Stores } from '../applications/rules.ts'
import { forgetErased } from '../db/erasure.ts'
import { eraseExpiredEnquiries } from '../enquiries/rules.ts'
import { deleteMailsBefore } from '../mail/queue.ts'

const dayMs = 86_400_000

export async function eraseExpired(stores: Stores, now: Date) {
  const before = new Date(now.getTime() - site.retentionDays * dayMs)
  await eraseExpiredApplications(stores, before)
  await eraseExpiredEnquiries(stores, before)
  await stores.outbox.remove(await deleteMailsBefore(stores.db, before))
  await forgetErased(stores.db)
}

/** Erases now and once a day until told to stop. */
export function keepErasing(stores: Stores, onError: (error: Error) => void) {
  const erase = () => eraseExpired(stores, new Date()).catch(onError)
  const timer = setInterval(erase, dayMs)
  void erase()
  return () => clearInterval(timer)
}

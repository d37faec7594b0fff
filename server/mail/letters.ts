// Tells the company, and whoever applied, what has arrived: each arrival becomes mails that wait to be sent.
import { lettersAbout as lettersAboutApplication } from '../applications/mails.ts'
import { findApplication } from '../applications/store.ts'
import { type Arrival, takeArrivals } from '../db/arrivals.ts'
import { commitTogether } from '../db/commit-together.ts'
import type { Db } from '../db/database.ts'
import { lettersAbout as lettersAboutEnquiry } from '../enquiries/mails.ts'
import { findEnquiry } from '../enquiries/store.ts'
import { type NewMail, queueMail } from './queue.ts'

/** In a rush, what visitors send gets the processor and the disk first. */
const atOnce = 5

/** The first that are due. What was erased meanwhile gets none. */
export function writeLetters(db: Db, publicUrl: string, now: Date) {
  return commitTogether(db, async (tx) => {
    for (const arrival of await takeArrivals(tx, atOnce))
      for (const letter of await lettersAbout(tx, arrival, publicUrl)) await queueMail(tx, letter, now)
  })
}

async function lettersAbout(tx: Db, { id, kind }: Arrival, publicUrl: string): Promise<NewMail[]> {
  if (kind === 'application') {
    const application = await findApplication(tx, id)
    return application ? lettersAboutApplication(application, publicUrl) : []
  }
  const enquiry = await findEnquiry(tx, id)
  return enquiry ? lettersAboutEnquiry(enquiry, publicUrl) : []
}

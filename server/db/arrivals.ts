// What people have sent and nobody was told of yet: noted in the transaction that stores it, taken when the mails about
// it are written.
import type { Db } from './database.ts'
import { prepared } from './prepared.ts'
import type { Tables } from './tables.ts'

export type Arrival = Tables['arrivals']

export const noteArrival = prepared((db, arrival: Arrival) => db.insertInto('arrivals').values(arrival))

/** The first ones, which are nobody else's from then on. */
export function takeArrivals(tx: Db, most: number): Promise<Arrival[]> {
  return tx
    .deleteFrom('arrivals')
    .where('id', 'in', (e) => e.selectFrom('arrivals').select('id').orderBy('id').limit(most))
    .returningAll()
    .execute()
}

// What makes something is done once: sent again with its key, after an answer that was lost, it is answered as before.
import type { FastifyRequest } from 'fastify'
import { type Call, idempotencyHeader } from '#contract/call.ts'
import { requestMessages } from '#contract/messages.ts'
import { type Clock, dayMs, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { KeyedHash } from '../db/settings.ts'
import { Failure } from './errors.ts'

type Options = {
  db: Db
  clock: Clock
  keyedHash: KeyedHash
  /** An answer may hold a private link, of which else only a hash is stored. */
  encryption: {
    encrypt: (plain: Buffer, context: string) => Promise<string>
    decrypt: (text: string, context: string) => Promise<Buffer | undefined>
  }
}

export type Idempotency = ReturnType<typeof createIdempotency>

export function createIdempotency({ db, clock, keyedHash, encryption }: Options) {
  return async <T>(call: Call, request: FastifyRequest, run: () => Promise<T> | T): Promise<T> => {
    const { account, url, fields } = request
    const sent = request.headers[idempotencyHeader]
    if (!call.once || !account || !sent) return run()
    // The same key with other words is another one.
    const id = keyedHash('idempotency', account.id, url, String(sent), JSON.stringify(fields))
    const now = clock()
    const old = timeOf(new Date(now.getTime() - dayMs))
    await db.deleteFrom('idempotency_keys').where('created_at', '<', old).execute()
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('idempotency_keys')
      .values({ id, answer: '', created_at: timeOf(now) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) {
      const found = await db
        .selectFrom('idempotency_keys')
        .select('answer')
        .where('id', '=', id)
        .executeTakeFirst()
      const answer = await encryption.decrypt(found?.answer ?? '', id)
      // The other is not done yet, or was cut off before it could say how it ended.
      if (!answer) throw new Failure('conflict', requestMessages.uncertain)
      return JSON.parse(answer.toString())
    }
    let answer: T
    try {
      answer = await run()
    } catch (error) {
      // After any other error something may have been stored.
      if (error instanceof Failure) await db.deleteFrom('idempotency_keys').where('id', '=', id).execute()
      throw error
    }
    const encrypted = await encryption.encrypt(Buffer.from(JSON.stringify(answer)), id)
    await db.updateTable('idempotency_keys').set({ answer: encrypted }).where('id', '=', id).execute()
    return answer
  }
}

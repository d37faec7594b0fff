// The link in the mail on Mondays stops it, and does nothing else.
import { serverMessages } from '#contract/access/server-messages.ts'
import { calls } from '#contract/calls.ts'
import { nameOf, writeDiary } from '../db/diary.ts'
import { isEqual } from '../db/secret.ts'
import { orNotFound } from '../http/failure.ts'
import type { Api } from '../http/handle.ts'
import type { Services } from '../ops/services.ts'
import { stopToken } from './monday.ts'

type StopServices = Pick<Services, 'db' | 'privateLinkToken'>

export function ownerMailRoutes(api: Api, services: StopServices) {
  api.handle(calls.stopMondayMail, async ({ params, audit: { actor, now } }) => {
    const account = orNotFound(await findByToken(services, params.token), serverMessages.auth.stopLinkWrong)
    const { id } = account
    const name = nameOf(account)
    await services.db.transaction().execute(async (tx) => {
      const stopped = await tx
        .updateTable('accounts')
        .set({ monday_mail: 0 })
        .where('id', '=', id)
        .where('monday_mail', '=', 1)
        .executeTakeFirst()
      if (stopped.numUpdatedRows === 0n) return
      const audit = { actor: { id, name, device: actor.device }, now }
      const note = 'stopped the mail on Mondays by its link'
      await writeDiary(tx, audit, { kind: 'account', subject: 'account', record_id: id, title: name, note })
    })
    return { message: serverMessages.auth.mondayMailOff }
  })
}

/** Compares it with those of all accounts, of which a company has few; also of who is no owner any more. */
async function findByToken({ db, privateLinkToken }: StopServices, token: string) {
  const accounts = await db.selectFrom('accounts').select(['id', 'name', 'email']).execute()
  const own = await Promise.all(
    accounts.map(async ({ id }) => isEqual(token, await stopToken(privateLinkToken, id))),
  )
  return accounts[own.indexOf(true)]
}

// An open session alone adds no way in and removes none, makes no owner and takes nothing away as a whole: the password is
// asked for once more, unless it or a passkey was used a few minutes ago.
import type { FastifyRequest } from 'fastify'
import { accessMessages } from '#contract/access/messages.ts'
import { serverMessages } from '#contract/access/server-messages.ts'
import type { FailureCode } from '#contract/call.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { Failure, InputFailure, orNotFound } from '../../http/errors.ts'
import { isRightPassword } from '../login-attempts.ts'
import type { AuthServices } from '../services.ts'
import { findAccount } from '../store.ts'

export async function requireProof(services: AuthServices, request: FastifyRequest, password?: string) {
  const { db, sessions, devices } = services
  if (!password) {
    if (await sessions.isProved(request)) return
    throw refused(serverMessages.secondStep.passwordNeeded, 'proof_needed')
  }
  const account = orNotFound(
    await findAccount(db, request.account?.id ?? ''),
    accessMessages.accounts.notFound,
  )
  const typed = { email: account.email, password, account, device: devices.find(request, account) }
  if (!(await isRightPassword(services, request, typed))) {
    request.log.warn({ event: 'proof_failed', account: account.id })
    throw refused(serverMessages.auth.passwordWrong)
  }
  // The password may have waited in the queue while the session ended.
  if (!(await sessions.prove(request))) throw new Failure('not_signed_in', staffMessages.auth.signInNeeded)
}

const refused = (message: string, code?: FailureCode) =>
  new InputFailure(message, { password: message }, code)

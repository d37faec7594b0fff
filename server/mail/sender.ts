// Sends the queued mails, one after the other, beside the requests that caused them.
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../db/clock.ts'
import { commitTogether } from '../db/commit-together.ts'
import type { Db } from '../db/database.ts'
import type { Deliver } from './delivery.ts'
import { claimMail, markSent, markUnsent, type QueuedMail } from './queue.ts'

const minute = 60_000
const pausesMs = [1, 5, 30, 120, 360, 1440].map((minutes) => minutes * minute)
const lookEveryMs = 10_000
/** Longer than one attempt can take, so that no second process sends the same mail. */
const leaseMs = 2 * minute
const noteAgainMs = 500
/** Between two mails, so that in a rush what visitors send gets the disk first. */
const restMs = 50

type Options = {
  db: Db
  clock: Clock
  deliver: Deliver
  /** Writes what is due about what has arrived. */
  write?: () => Promise<unknown>
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** How long one mail may take, and how much of that is granted when the server stops. */
  sendMs?: number
  finishMs?: number
}

export function createMailSender(options: Options) {
  const {
    db,
    clock,
    deliver,
    write = async () => undefined,
    log,
    sendMs = 30_000,
    finishMs = 5_000,
  } = options
  const stopping = new AbortController()
  let closed = false
  let woken = false
  let round: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  function start() {
    timer = setInterval(wake, lookEveryMs)
    wake()
  }

  /** Says that there may be something to send; costs nothing when a round is under way. */
  function wake() {
    if (closed) return
    woken = true
    round ??= runRounds().finally(() => {
      round = undefined
    })
  }

  async function runRounds() {
    while (woken && !closed) {
      woken = false
      await sendDue().catch((error) => log.error({ err: error }, 'the mail queue could not be read'))
    }
  }

  async function sendDue() {
    while (!closed) {
      // What cannot be written now keeps nothing else from being sent.
      await write().catch((error) => log.error({ err: error }, 'mails could not be written'))
      const now = clock()
      const leaseEnds = new Date(now.getTime() + leaseMs)
      const mail = await commitTogether(db, (tx) => claimMail(tx, now, leaseEnds))
      if (!mail || !(await sendOne(mail))) return
      await wait(restMs)
    }
  }

  /** False when the mail server itself cannot be reached, so that the others need not be tried now. */
  async function sendOne(mail: QueuedMail) {
    try {
      const limit = AbortSignal.any([AbortSignal.timeout(sendMs), stopping.signal])
      const details = await orGiveUp(deliver(mail), limit)
      await noteSent(mail.id)
      log.info({ event: 'mail_sent', id: mail.id, ...details }, 'mail sent')
      return true
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number }
      const tryAgain = stopping.signal.aborted ? clock() : nextAttempt(mail, error as Error)
      await markUnsent(db, mail.id, sentenceOf(error as Error), tryAgain)
      const again = tryAgain !== undefined
      log.warn(
        { event: 'mail_unsent', id: mail.id, attempt: mail.attempts, code, responseCode, again },
        'mail not sent',
      )
      return isAboutMail(error as Error)
    }
  }

  /** It has left: forgetting that would send it twice. So a database that is away gets time to come back. */
  async function noteSent(id: string) {
    const patience = Date.now() + leaseMs / 2
    for (;;) {
      try {
        return await commitTogether(db, (tx) => markSent(tx, id))
      } catch (error) {
        if (closed || Date.now() > patience) throw error
        await wait(noteAgainMs)
      }
    }
  }

  function nextAttempt(mail: QueuedMail, error: Error) {
    const pause = isFinal(error) ? undefined : pausesMs[mail.attempts - 1]
    return pause === undefined ? undefined : new Date(clock().getTime() + pause)
  }

  /** The mail under way is finished if that is quick, and otherwise sent again after the next start. */
  async function stop() {
    closed = true
    clearInterval(timer)
    const patience = setTimeout(() => stopping.abort(new Error('The server was stopped')), finishMs)
    await round
    clearTimeout(patience)
  }

  return { start, wake, sendDue, stop }
}

type MailError = Error & { code?: string; responseCode?: number }

/** The mail server answers, but does not take this recipient or this text. */
const isAboutMail = ({ code }: MailError) => code === 'EENVELOPE' || code === 'EMESSAGE'
const isFinal = (error: MailError) => isAboutMail(error) && (error.responseCode ?? 0) >= 500

const sentenceOf = ({ name, message }: Error) =>
  name === 'TimeoutError'
    ? 'The mail server took too long'
    : message.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 300)

function orGiveUp<T>(work: Promise<T>, limit: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    limit.addEventListener('abort', () => reject(limit.reason), { once: true })
    work.then(resolve, reject)
  })
}

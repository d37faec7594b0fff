// Sends queued mails one by one, in the background.
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type Clock, minuteMs } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { Deliver } from './delivery.ts'
import {
  claimMail,
  markSenderRefused,
  markSenderTaken,
  markSent,
  markUnsent,
  type QueuedMail,
} from './store.ts'

const retryDelaysMs = [1, 5, 30, 120, 360, 1440].map((minutes) => minutes * minuteMs)
/** Of a mail that is right itself, as long as the sender is refused. */
const maxSenderRetryMs = 30 * minuteMs
/** Mail servers lock out whoever comes often with a wrong password. */
const refusedPauseMs = 5 * minuteMs
const pollMs = 10_000
/** Longer than one attempt can take, so that no second process sends the same mail. */
const leaseMs = 2 * minuteMs
const markRetryMs = 500
/** Leaves the disk to the requests when many forms come in. */
const pauseMs = 50

type Options = {
  db: Db
  clock: Clock
  deliver: Deliver
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** How long one mail may take, and how much of that remains once the server stops. */
  sendMs?: number
  finishMs?: number
}

export function createMailSender({ db, clock, deliver, log, sendMs = 30_000, finishMs = 5_000 }: Options) {
  const stopping = new AbortController()
  let closed = false
  let woken = false
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let pausedAt = Number.NEGATIVE_INFINITY

  function start() {
    timer = setInterval(wake, pollMs)
    wake()
  }

  /** Call it when a mail may have been queued. */
  function wake() {
    if (closed) return
    woken = true
    running ??= run().finally(() => {
      running = undefined
    })
  }

  async function run() {
    while (woken && !closed) {
      woken = false
      await sendDue().catch((error) => log.error({ err: error }, 'the mail queue could not be read'))
    }
  }

  async function sendDue() {
    while (!closed) {
      const now = clock()
      if (Math.abs(now.getTime() - pausedAt) < refusedPauseMs) return
      const mail = await claimMail(db, now, new Date(now.getTime() + leaseMs))
      if (!mail || !(await sendOne(mail))) return
      await wait(pauseMs)
    }
  }

  /** False when the mail server itself cannot be reached, so that the others need not be tried now. */
  async function sendOne(mail: QueuedMail) {
    try {
      const limit = AbortSignal.any([AbortSignal.timeout(sendMs), stopping.signal])
      const details = await orAbort(deliver(mail), limit)
      await markSentUntilStored(mail.id)
      log.info({ event: 'mail_sent', id: mail.id, ...details }, 'mail sent')
      return true
    } catch (thrown) {
      const error = thrown as MailError
      const { code, responseCode } = error
      const tryAgain = stopping.signal.aborted ? clock() : nextAttempt(mail, error)
      await markUnsent(db, mail.id, sentenceOf(error), tryAgain)
      if (isSenderRefusal(error)) await markSenderRefused(db, clock())
      if (isForEveryMail(error)) pausedAt = clock().getTime()
      const fields = {
        id: mail.id,
        attempt: mail.attempts,
        code,
        responseCode,
        again: tryAgain !== undefined,
      }
      log.warn({ event: 'mail_unsent', ...fields }, 'mail not sent')
      return isAboutMail(error) && !isForEveryMail(error)
    }
  }

  /** Retries while the database is away: a mail that is not marked would be sent twice. */
  async function markSentUntilStored(id: string) {
    const deadline = Date.now() + leaseMs / 2
    for (;;) {
      try {
        await markSenderTaken(db)
        return await markSent(db, id)
      } catch (error) {
        if (closed || Date.now() > deadline) throw error
        await wait(markRetryMs)
      }
    }
  }

  function nextAttempt(mail: QueuedMail, error: MailError) {
    const usual = retryDelaysMs[mail.attempts - 1]
    const delay = isSenderRefusal(error)
      ? Math.min(usual ?? maxSenderRetryMs, maxSenderRetryMs)
      : isFinal(error)
        ? undefined
        : usual
    return delay === undefined ? undefined : new Date(clock().getTime() + delay)
  }

  /** Finishes the current mail if that is quick; otherwise it is sent again after the next start. */
  async function stop() {
    closed = true
    clearInterval(timer)
    const patience = setTimeout(() => stopping.abort(new Error('The server was stopped')), finishMs)
    await running
    clearTimeout(patience)
  }

  return { start, wake, sendDue, stop }
}

export type MailError = Error & { code?: string; command?: string; responseCode?: number; response?: string }

/** The mail server answers, but refuses this recipient or this text. */
const isAboutMail = ({ code }: MailError) => code === 'EENVELOPE' || code === 'EMESSAGE'
const isRefusal = ({ responseCode = 0 }: MailError) => responseCode >= 500
const isFinal = (error: MailError) => isAboutMail(error) && isRefusal(error)

const tooLarge = 552
/** The login or our own address, before a recipient is named. */
const isForEveryMail = (error: MailError) =>
  isRefusal(error) &&
  (error.code === 'EAUTH' || (error.command === 'MAIL FROM' && error.responseCode !== tooLarge))

/** The mail itself is right: it leaves once the settings are. Many servers say only later what is wrong with the sender. */
export const isSenderRefusal = (error: MailError) =>
  isForEveryMail(error) || (isFinal(error) && aboutSender.test(error.response ?? ''))

const aboutSender =
  /\b5\.1\.[78]\b|\b5\.7\.\d+\b.*(sender|send as|from address|unauthenticated|\b(spf|dkim|dmarc)\b)/is

export const sentenceOf = ({ name, message }: Error) =>
  name === 'TimeoutError'
    ? 'The mail server took too long'
    : message.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 300)

export function orAbort<T>(work: Promise<T>, limit: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    limit.addEventListener('abort', () => reject(limit.reason), { once: true })
    work.then(resolve, reject)
  })
}

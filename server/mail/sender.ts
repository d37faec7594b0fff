// Sends queued mails one by one, in the background.
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type Clock, minuteMs } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { Deliver } from './delivery.ts'
import {
  claimMail,
  isSenderPaused,
  longestRetryMs,
  markHeld,
  markSenderRefused,
  markSenderTaken,
  markSent,
  markUnsent,
  type QueuedMail,
  refusedPauseMs,
} from './store.ts'

const retryDelaysMs = [...[1, 5, 30, 120, 360].map((minutes) => minutes * minuteMs), longestRetryMs]
/** Of a mail that is right itself, as long as the sender is refused. */
const heldRetryMs = 30 * minuteMs
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
      if (await isSenderPaused(db, now)) return
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
      const isAgain = await markTried(mail, error)
      const fields = { id: mail.id, attempt: mail.attempts, code, responseCode, again: isAgain }
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

  /** False when the mail has failed. */
  async function markTried({ id, attempts }: QueuedMail, error: MailError) {
    const after = (ms: number) => new Date(clock().getTime() + ms)
    if (isSenderRefusal(error)) {
      await markHeld(db, id, sentenceOf(error), after(heldRetryMs))
      await markSenderRefused(db, after(isForEveryMail(error) ? refusedPauseMs : 0))
      return true
    }
    const usual = isFinal(error) ? undefined : retryDelaysMs[attempts - 1]
    const delay = stopping.signal.aborted ? 0 : usual
    await markUnsent(db, id, sentenceOf(error), delay === undefined ? undefined : after(delay))
    return delay !== undefined
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
  isForEveryMail(error) || (isFinal(error) && isAboutSender(error))

/** Each server has words of its own. An address may hold any of them, and what is wrong with a recipient has a code. */
function isAboutSender({ responseCode = 0, response = '' }: MailError) {
  const words = response.replace(/\S+@\S+/g, '')
  return wantsLogin.includes(responseCode) || (!aboutRecipient.test(words) && aboutSender.test(words))
}

const wantsLogin = [530, 534, 535, 538]
const aboutRecipient = /^\d+[ -]5\.(1\.[1-6]|2\.[1-4])\b/
const aboutSender = new RegExp(
  [
    String.raw`\b5\.1\.[78]\b`,
    String.raw`\bsender|\bsend ?as|\bfrom (address|header|domain)|\b(mail|envelope|sent|sending) from\b`,
    String.raw`\brelay(ing|ed)?\b(?!\.?[\w-])|\brcpthosts\b`,
    String.raw`authenticat|\bnot verified\b|\b(spf|dkim|dmarc)\b`,
    String.raw`\bclient host\b|\bhelo\b`,
  ].join('|'),
  'i',
)

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

// Codes of an authenticator app, by RFC 6238: SHA-1, six digits, a new one every 30 seconds, as all these apps expect.
import { createHmac, randomBytes } from 'node:crypto'
import { isEqual } from '../../db/settings.ts'

const stepSeconds = 30
const digits = 6
/** Clocks of phones may be off by this many steps, before and after. */
const tolerance = 1
const secretBytes = 20
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const newSecret = () => randomBytes(secretBytes)

export const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / stepSeconds)

export function codeAt(secret: Buffer, step: number) {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step that a code belongs to; undefined when it is wrong, or of a step up to `lastStep`, which has been used. */
export function findStep(secret: Buffer, code: string, lastStep: number, now: Date) {
  const current = stepAt(now)
  const steps = Array.from({ length: 2 * tolerance + 1 }, (_, n) => current - tolerance + n)
  return steps.filter((step) => step > lastStep).find((step) => isEqual(codeAt(secret, step), code))
}

/** People type a space in the middle, as the app shows it. */
export const normalCode = (typed: string) => typed.replace(/[\s-]/g, '')
export const isAppCode = (typed: string) => /^\d{6}$/.test(normalCode(typed))

export function base32(bytes: Buffer) {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** What the QR code holds. */
export function addressOf(secret: Buffer, { company, email }: { company: string; email: string }) {
  const label = `${encodeURIComponent(company)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(company)}`
}

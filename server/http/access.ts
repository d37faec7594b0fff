import type { FastifyRequest } from 'fastify'
import type { Account } from '#contract/access/accounts.ts'
import { type Access, mayUse } from '#contract/access/roles.ts'
import { serverMessages } from '#contract/access/server-messages.ts'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { type Actor, nameOf, visitor } from '../db/diary.ts'
import { Failure } from './errors.ts'

/** `session` is the hash of its token. */
export type SignedIn = Account & { session: string }

export function checkAccess(access: Access, account: Account | undefined) {
  if (access === 'anyone') return
  if (!account) throw new Failure('not_signed_in', staffMessages.auth.signInNeeded)
  if (account.second_step_due && access !== 'self')
    throw new Failure('not_allowed', serverMessages.secondStep.due)
  if (mayUse(account.roles, access)) return
  const { ownerOnly, notYours } = staffMessages.auth
  throw new Failure('not_allowed', access === 'owner' ? ownerOnly : notYours)
}

export const isAccessRefused = (error: unknown): error is Failure =>
  error instanceof Failure && (error.code === 'not_signed_in' || error.code === 'not_allowed')

/** The screen that leads to the login and from there to the file, or says that it is not for this person. */
export function openFilePath(file: string, code: Failure['code']) {
  const query = new URLSearchParams(code === 'not_allowed' ? { refused: '1' } : { file })
  return `${adminPages.openFile.path}?${query}`
}

/** The account as the diary names it. */
export function actorOf({ account, headers }: FastifyRequest): Actor {
  const device = deviceOf(headers['user-agent'])
  if (!account) return { ...visitor, device }
  return { id: account.id, name: nameOf(account), device, session: account.session, roles: account.roles }
}

// Browser and operating system, in words, from the User-Agent header.
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(OPR|Opera|OPT)\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** For example 'Chrome on Android'. */
export function deviceOf(userAgent = '') {
  const browser = nameIn(browsers, userAgent)
  const system = nameIn(systems, userAgent)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}

const nameIn = (names: [RegExp, string][], userAgent: string) =>
  names.find(([sign]) => sign.test(userAgent))?.[1]
